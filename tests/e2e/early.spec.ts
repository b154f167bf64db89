import type { Page } from '@playwright/test'
import { lifePath, parsePlainDate } from '../../packages/numerology/src/index.ts'
import { expect, test } from './journey.ts'

// Input while a page's scripts are still loading, as on a slow connection. Prices are in euros until the user chooses dollars.
test.use({ timezoneId: 'Europe/Lisbon' })

/** Holds back every script of a page but the small one that begins it; the answer lets them through. */
async function holdScriptsBack(page: Page): Promise<() => void> {
  const { promise: comes, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(/\/assets\/(?!start-)[^/]+\.js$/, async (route) => {
    await comes
    await route.continue()
  })
  return letThrough
}

/** Opens a page as far as it can be read, and pressed. Both answers are for later: let the scripts through, and wait until the page answers. */
async function openAsleep(page: Page, address: string) {
  const letThrough = await holdScriptsBack(page)
  const awake = page.goto(address)
  // The first script has run: it has requested the others.
  await expect(page.locator('head > link[rel="modulepreload"]')).not.toHaveCount(0)
  return { letThrough, awake }
}

test('the first button of the landing page signs a visitor in before any script has run', async ({ page }) => {
  const { promise: never } = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js$|\/api\/config$/, () => never)
  void page.goto('/').catch(() => undefined)
  await page.getByRole('link', { name: 'Continue with Google' }).first().click()
  await expect(page.getByLabel('E-mail', { exact: true })).toBeVisible()
})

const demo = (page: Page) => page.getByRole('region', { name: 'Your Life Path, worked out here' })

async function typeDate(page: Page): Promise<void> {
  await demo(page).getByLabel('Day').fill('4')
  await demo(page).getByLabel('Month').fill('August')
  await demo(page).getByLabel('Year').fill('1961')
}

async function expectDateKept(page: Page): Promise<void> {
  await expect(demo(page).getByLabel('Day')).toHaveValue('4')
  await expect(demo(page).getByLabel('Month')).toHaveValue('August')
  await expect(demo(page).getByLabel('Year')).toHaveValue('1961')
}

test('a Life Path that is asked for before the page can work it out is worked out when it can', async ({ page }) => {
  const { letThrough, awake } = await openAsleep(page, '/')
  await typeDate(page)
  await demo(page).getByLabel('Year').press('Enter')
  letThrough()
  await awake
  const { value } = lifePath(parsePlainDate('1961-08-04'))
  await expect(demo(page).getByRole('heading', { name: `Life Path ${value}` })).toBeVisible()
  await expectDateKept(page)
  expect(new URL(page.url()).search).toBe('')
})

test('who is still typing when the form comes to life types on, where they were', async ({ page }) => {
  const { letThrough, awake } = await openAsleep(page, '/')
  await typeDate(page)
  await demo(page).getByLabel('Day').press('End')
  letThrough()
  await awake
  await expect(page.locator('[data-asleep]').filter({ has: page.getByLabel('Day') })).toHaveCount(0)
  await expectDateKept(page)
  await page.keyboard.type('3')
  await expect(demo(page).getByLabel('Day')).toHaveValue('43')
})

test('a field that gets the focus in the last moment before the form comes to life keeps it', async ({ page }) => {
  const { letThrough, awake } = await openAsleep(page, '/')
  // From task to task the focus goes to another field, as fast as a page can move it.
  const kept = page.evaluate(async () => {
    const fields = () => [...document.querySelectorAll('form')].find((form) => form.querySelector('fieldset'))!
    const asleep = fields()
    const { port1, port2 } = new MessageChannel()
    for (let turn = 0; ; turn++) {
      const { promise: nextTask, resolve } = Promise.withResolvers<unknown>()
      port1.addEventListener('message', resolve, { once: true })
      port1.start()
      const place = turn % 3
      fields().querySelectorAll('input')[place]!.focus()
      port2.postMessage(turn)
      await nextTask
      if (fields() !== asleep) return document.activeElement === fields().querySelectorAll('input')[place]
    }
  })
  letThrough()
  await awake
  expect(await kept, 'the field that had the focus has it').toBe(true)
})

for (const { where, address, button } of [
  { where: 'on the landing page', address: '/', button: 'Login to Purchase' },
  { where: 'on the pricing page', address: '/pricing', button: 'Buy Seed 3' },
])
  test(`a pack that is pressed ${where} before the page answers is bought when it does`, async ({ page }) => {
    const { letThrough, awake } = await openAsleep(page, address)
    await page.getByRole('button', { name: button }).first().click()
    letThrough()
    await awake
    await page.waitForURL('/login?redirect=pricing&purchase=seed3')
  })

test('a pack that is pressed while only the part of the page that sells it is still on its way is bought when it is there', async ({
  page,
}) => {
  const { promise: comes, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(/\/assets\/pricing-page-[^/]+\.js$/, async (route) => {
    await comes
    await route.continue()
  })
  const awake = page.goto('/pricing')
  await expect(page.locator('html[data-awakening]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Buy Seed 3' }).click()
  letThrough()
  await awake
  await page.waitForURL('/login?redirect=pricing&purchase=seed3')
})

test('of two presses before the page answers, the last one counts', async ({ page }) => {
  const { letThrough, awake } = await openAsleep(page, '/pricing')
  await page.getByRole('button', { name: 'Buy Seed 3' }).click()
  await page.getByRole('button', { name: 'Buy Destiny 7' }).click()
  letThrough()
  await awake
  await page.waitForURL('/login?redirect=pricing&purchase=destiny7')
})

test('a theme, a currency and a tone that are chosen before the page answers are the chosen ones', async ({ page }) => {
  const { letThrough, awake } = await openAsleep(page, '/')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByText('Practical', { exact: true }).click()
  await page.getByText('USD', { exact: true }).click()
  letThrough()
  await awake
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByText('7, the day 5 and the year 1')).toBeVisible()
  await expect(page.getByText('$1.99', { exact: true })).toBeVisible()
})
