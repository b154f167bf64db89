import { packs } from '@numeria/contract'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { arriveWithProfile, ask, expectCredits } from './person.ts'

test.use({ viewport: { width: 390, height: 844 }, expectedNoise: /^(409|403): \/api\/(chat|billing)/ })

test('a question that was answered shows the way to its answer, and is paid again only by a press', async ({
  page,
}) => {
  await arriveWithProfile(page)
  const quick = 'A quick tip'
  expect((await page.request.post('/api/chat', { data: { message: quick } })).ok()).toBe(true)
  await page.goto('/chat')
  await ask(page, quick)
  await expect(page.getByText('You asked this in the last 7 days.')).toBeVisible()
  await expectCredits(page, 4)
  await expect(page.getByRole('button', { name: 'Ask again · 1 credit' })).toBeVisible()
  await page.getByRole('link', { name: 'See the answer' }).press('Enter')
  await expect(page).toHaveURL('/chat')
  await expect(page.getByRole('article').last()).toBeInViewport()
  await page.getByRole('button', { name: 'Ask again · 1 credit' }).press('Enter')
  await expectCredits(page, 3)
})

async function expectNothingForSale(page: Page, count: number) {
  const buttons = page.getByRole('button', { name: /^Paused until \d\d\/\d\d\/\d{4}$/ })
  await expect(buttons).toHaveCount(count)
  for (const button of await buttons.all()) await expect(button).toBeDisabled()
}

test('a person sets a limit and takes a pause by keyboard, and every page says so calmly', async ({ page }) => {
  await arriveWithProfile(page)
  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Your limits' })
  const limit = card.getByRole('textbox', { name: 'Most credits in a month' })
  await limit.fill('many')
  await limit.press('Enter')
  await expect(card.getByText('Please enter a whole number')).toBeVisible()
  await limit.fill('2')
  await limit.press('Enter')
  await expect(card.getByText('0 of 2 credits used this month.')).toBeVisible()
  await limit.fill('')
  await limit.press('Enter')
  await expect(card.getByText('there is no limit.')).toBeVisible()

  await page.goto('/chat')
  await ask(page)
  await expect(page.getByText('You set yourself a limit of 2 credits a month, and used 0.')).toBeVisible()
  await page.getByRole('link', { name: 'See your limits' }).press('Enter')
  await card.getByRole('button', { name: 'Pause for 7 days' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Pause for 7 days' }).press('Enter')
  await expect(card.getByText('You are taking a pause until')).toBeVisible()
  await page.goto('/pricing')
  await expect(page.getByText('Purchases, paid readings and rewrites wait until then.')).toBeVisible()
  await expectNothingForSale(page, packs.length)
  await page.goto('/welcome')
  await page.getByRole('region', { name: 'Sacred Credit Packs' }).scrollIntoViewIfNeeded()
  await expectNothingForSale(page, 3)
  // A pack that was chosen before the login.
  await page.goto('/pricing?purchase=seed3')
  await expect(page.getByText('Not during your pause', { exact: true }).first()).toBeVisible()
  await page.goto('/chat')
  await expect(page.getByText('You are taking a pause until')).toBeVisible()
})
