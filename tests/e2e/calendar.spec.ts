import { expect, test } from './journey.ts'
import { arriveWithProfile } from './person.ts'

test.use({ viewport: { width: 390, height: 844 }, expectedNoise: /^(500|404): \/(api\/calendar|calendars)/ })

test('a person walks through the months by keyboard and reads a day', async ({ page }) => {
  await arriveWithProfile(page)
  await page.goto('/calendar')
  const today = page.locator('[aria-current=date]')
  await expect(today).toHaveAttribute('aria-pressed', 'true')
  const month = page.getByRole('heading', { level: 2 }).first()
  const shown = await month.textContent()
  await page.getByRole('button', { name: 'Month after' }).press('Enter')
  await expect(month).not.toHaveText(shown!)
  await expect(today).toHaveCount(0)
  await page.getByRole('button', { name: /^15 ?: Personal Day/ }).press('Enter')
  await expect(page.getByText(/^15 \w+ \d{4}$/)).toBeVisible()
  await page.getByRole('button', { name: 'Month before' }).press('Enter')
  await expect(month).toHaveText(shown!)
})

test('the secret address is created, fetched without a sign-in and ended', async ({ page, playwright }) => {
  await arriveWithProfile(page)
  await page.goto('/calendar')
  await page.getByRole('button', { name: 'Create the address' }).press('Enter')
  const address = page.getByRole('textbox', { name: 'Secret address' })
  await expect(address).toBeFocused()
  const url = await address.inputValue()
  const program = await playwright.request.newContext()
  expect(await (await program.get(url)).text()).toContain('BEGIN:VCALENDAR')
  await page.reload()
  await expect(page.getByText('Your calendar has had an address since')).toBeVisible()
  await page.getByRole('button', { name: 'End the address' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Create the address' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'In your own calendar' })).toBeFocused()
  expect((await program.get(url)).status()).toBe(404)
  await program.dispose()
})
