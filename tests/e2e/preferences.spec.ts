import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

test('a chosen theme is in the page as it is served, so that no other one flashes by', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/pricing')
  const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const byDay = await colour()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(colour).not.toBe(byDay)
  const byNight = await colour()

  for (const path of ['/pricing', '/login', '/pt', '/nothing-here']) {
    const answer = await page.request.get(path, { headers: { accept: 'text/html' } })
    expect(await answer.text(), path).toContain('<html data-theme="dark"')
  }
  const served = await page.reload()
  expect(await served!.text()).toContain('<html data-theme="dark"')
  expect(await colour()).toBe(byNight)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()

  await page.getByRole('radio', { name: 'Auto' }).check()
  await expect.poll(colour).toBe(byDay)
  expect(await (await page.reload())!.text()).not.toContain('data-theme')
})

test('another language keeps the page that one is on, what is asked of it, and the choice', async ({ page }) => {
  await page.goto('/pricing?currency=usd')
  await page.getByRole('link', { name: 'Português' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pacotes de créditos' })).toBeVisible()
  expect(page.url()).toContain('/pt/pricing?currency=usd')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-PT')

  // Behind the sign-in a page has one address for both.
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Olá, esta é a Numeria' })).toBeVisible()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Numeria' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/login')
})

test.describe('a visitor whose browser prefers Portuguese', () => {
  test.use({ locale: 'pt-PT' })

  test('is offered the Portuguese page on an English one, and keeps it once taken', async ({ page }) => {
    await page.goto('/pricing?currency=eur')
    await expect(page.getByRole('heading', { level: 1, name: 'Credit packs' })).toBeVisible()
    await page.getByRole('link', { name: 'Ver esta página em português' }).click()
    await expect(page).toHaveURL('/pt/pricing?currency=eur')
    await page.goto('/')
    await expect(page).toHaveURL('/pt')
  })

  test('who stays in English is not asked again', async ({ page }) => {
    const offer = page.getByRole('link', { name: 'Ver esta página em português' })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Unlock Your Cosmic Destiny' })).toBeVisible()
    await expect(offer).toBeVisible()
    await page.getByRole('button', { name: 'Continuar em inglês' }).click()
    await expect(offer).toBeHidden()
    await page.context().clearCookies()
    await page.goto('/pricing')
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1, name: 'Unlock Your Cosmic Destiny' })).toBeVisible()
    await expect(offer).toBeHidden()
  })

  test('is offered it before any script has run', async ({ browser, product }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false, locale: 'pt-PT' })).newPage()
    await page.goto(product.url)
    await page.getByRole('link', { name: 'Ver esta página em português' }).click()
    await expect(page).toHaveURL(`${product.url}/pt`)
    await page.context().close()
  })
})

test('a visitor whose browser prefers English is offered nothing', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Ver esta página em português' })).toBeHidden()
})

/** How far the text of the footer and the page under it are apart, as WCAG counts it. */
const contrastOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const lightness = (colour: string) => {
      const [red, green, blue] = /(\d+), (\d+), (\d+)/
        .exec(colour)!
        .slice(1)
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05
    }
    const text = lightness(getComputedStyle(document.querySelector('footer p')!).color)
    const paper = lightness(getComputedStyle(document.documentElement).backgroundColor)
    return Math.max(text, paper) / Math.min(text, paper)
  })

test('who asks for more contrast has it, by day and by night', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    await page.goto('/pricing')
    expect(await contrastOf(page), colorScheme).toBeGreaterThan(12)
  }
})

test('a page goes on paper by day and without the ways to elsewhere, whatever theme was chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/pricing')
  const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const byDay = await colour()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(colour).not.toBe(byDay)
  await page.emulateMedia({ media: 'print' })
  expect(await colour()).toBe(byDay)
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Universal 9' })).toBeVisible()
})
