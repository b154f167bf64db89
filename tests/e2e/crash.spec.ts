import { expect, test } from './journey.ts'

// The worker of an earlier visit would fetch for the page, past what this test breaks.
const fetched =
  /failed: \/assets\/pricing-page.* net::ERR_FAILED|Failed to fetch dynamically imported module|Service Worker registration blocked/

test.use({ expectedNoise: fetched, serviceWorkers: 'block' })

test('a page whose code cannot be fetched says so, and is there after another try', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByText('Running on the sandbox')).toBeVisible()
  await page.route('**/assets/pricing-page*', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Your readings and credits are safe')
  await page.unroute('**/assets/pricing-page*')
  await page.getByRole('button', { name: 'Reload page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Credit packs' })).toBeVisible()
})

test('who goes back from it sees the page that they came from', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByText('Running on the sandbox')).toBeVisible()
  await page.route('**/assets/pricing-page*', (route) => route.abort())
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Welcome to Numeria' })).toBeVisible()
})
