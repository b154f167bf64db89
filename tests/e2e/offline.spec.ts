import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { creditMenu, newEmail, signIn } from './person.ts'

/** A page that the service worker stands behind. */
async function visitWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

test.describe('with the network gone', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|An unknown error occurred when fetching the script/ })

  test('a page that is opened says so, and comes by itself when it is asked for again', async ({ page, context }) => {
    await visitWithWorker(page, '/')
    await context.setOffline(true)
    await page.goto('/pricing')
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    const fonts = () => page.evaluate(async () => (await document.fonts.ready, document.fonts.check('16px Fraunces')))
    expect(await fonts()).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/pricing')

    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Credit packs' })).toBeVisible()
  })

  test('nothing of a person is to be found in what is kept', async ({ page }) => {
    await signIn(page)
    await visitWithWorker(page, '/chat')
    await page.reload()
    await expect(creditMenu(page)).toBeVisible()
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.length).toBeGreaterThan(2)
    for (const path of kept) expect(path).toMatch(/^\/(pt\/)?offline$|^\/assets\/[\w.-]+\.(css|woff2)$/)
  })

  test.describe('in Portuguese', () => {
    test.use({ locale: 'pt-PT' })

    test('it is said in Portuguese', async ({ page, context }) => {
      await visitWithWorker(page, '/pt')
      await context.setOffline(true)
      await page.goto('/chat')
      await expect(page.getByRole('heading', { level: 1, name: 'Estás sem ligação' })).toBeVisible()
    })

    test('it is also said in Portuguese after a visit to the English landing page', async ({ page, context }) => {
      await visitWithWorker(page, '/')
      await context.setOffline(true)
      await page.goto('/chat')
      await expect(page.getByRole('heading', { name: 'Estás sem ligação' })).toBeVisible()
    })
  })
})

test('a second login works with the service worker at work, and asks for its code once', async ({ page, context }) => {
  const codes: string[] = []
  context.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url())
    if (pathname.startsWith('/api/auth/callback/')) codes.push(searchParams.get('code') ?? 'none')
  })
  await visitWithWorker(page, '/')
  const email = newEmail()
  await signIn(page, email)
  await creditMenu(page).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await signIn(page, email)
  await expect(creditMenu(page)).toHaveText(/5 credits/)
  expect(codes).toHaveLength(2)
  expect(new Set(codes).size).toBe(2)
})
