import type { Page } from '@playwright/test'
import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from './journey.ts'
import { arriveWithProfile } from './person.ts'

test.use({ viewport: { width: 390, height: 844 }, expectedNoise: /^(500|404): \/api\/today/ })

const toggle = (page: Page) => page.getByRole('checkbox', { name: 'Notifications on this device' })

const newKeys = () => ({
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
})

/** Chromium subscribes at Google's service, which a test does not call: the page gets a subscription at the sandbox's in its place. */
async function subscribeAtSandbox(page: Page, sandboxUrl: string): Promise<void> {
  const subscription = {
    endpoint: `${sandboxUrl}/push/${randomUUID()}`,
    keys: newKeys(),
  }
  await page.addInitScript((given) => {
    const made = {
      ...given,
      options: {},
      toJSON: () => given,
      unsubscribe: async () => localStorage.removeItem('made'),
    }
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem('made') === null ? null : (made as unknown as PushSubscription)
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('made', 'yes')
      return made as unknown as PushSubscription
    }
  }, subscription)
}

test('a person turns notifications of a device on and off, and ends those of another, by keyboard', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['notifications'])
  await subscribeAtSandbox(page, product.sandboxUrl)
  await arriveWithProfile(page)
  await page.goto('/today')
  await expect(toggle(page)).not.toBeChecked()
  await toggle(page).press('Space')
  await expect(page.getByText('On. The next one comes in the hour below.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'At' })).toHaveValue('8')
  const other = { endpoint: `${product.sandboxUrl}/push/${randomUUID()}`, keys: newKeys() }
  const choice = { hour: 8, tone: 'mystic', timeZone: 'Pacific/Auckland' }
  expect((await page.request.post('/api/today/devices', { data: { ...other, ...choice } })).ok()).toBe(true)
  await page.reload()
  await expect(toggle(page)).toBeChecked()
  await expect(page.getByText('One other device gets them too.')).toBeVisible()
  await page.getByRole('button', { name: 'Stop on other device 1' }).press('Enter')
  await expect(page.getByText('No other device gets them now.')).toBeFocused()
  await toggle(page).press('Space')
  await expect(page.getByText('Off. This device no longer gets notifications.')).toBeVisible()
  await page.reload()
  await expect(toggle(page)).not.toBeChecked()
  await expect(page.getByRole('combobox', { name: 'At' })).toHaveCount(0)
})

test('a browser that blocks notifications or cannot show them says how to get them', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem('permission') ?? 'denied' }),
  )
  await arriveWithProfile(page)
  await page.goto('/today')
  await expect(page.getByText('Your browser blocks notifications from Numeria.')).toBeVisible()
  await expect(toggle(page)).toBeDisabled()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await page.reload()
  await expect(page.getByText('This browser cannot show notifications.')).toBeVisible()
  await expect(toggle(page)).toBeDisabled()
})

test('a device that cannot be added stays off, and says so', async ({ page, context, product }) => {
  await context.grantPermissions(['notifications'])
  await subscribeAtSandbox(page, product.sandboxUrl)
  await arriveWithProfile(page)
  await page.route('**/api/today/devices', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong on our side.', code: 'server.failed' } }),
  )
  await page.goto('/today')
  await toggle(page).press('Space')
  await expect(page.getByText('We could not change notifications on this device.')).toBeVisible()
  await expect(toggle(page)).not.toBeChecked()
})

test('the service worker shows what the server sent', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications'])
  await page.goto('/offline')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js')
    await navigator.serviceWorker.ready
  })
  const inspector = await context.newCDPSession(page)
  const versions = new Promise<string>((resolve) =>
    inspector.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    }),
  )
  await inspector.send('ServiceWorker.enable')
  const message = { title: 'Personal Day 4: A Day to Build', body: 'One thing at a time.', lang: 'en' }
  await inspector.send('ServiceWorker.deliverPushMessage', {
    origin: baseURL!,
    registrationId: await versions,
    data: JSON.stringify(message),
  })
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = await navigator.serviceWorker.ready.then((ready) => ({
        getNotifications: () => ready.getNotifications(),
      }))
      return (await getNotifications()).map(({ title, body, lang, tag }) => ({ title, body, lang, tag }))
    })
  await expect.poll(shown).toEqual([{ ...message, tag: 'today' }])
})
