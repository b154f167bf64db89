import { buyCredits, creditsOf, payments } from './buy-credits.ts'
import { expect, test } from './journey.ts'
import { expectCredits, logIn, newEmail } from './person.ts'

test('an order is withdrawn from in two steps; the money and the credits go back, and the receipt stays', async ({
  page,
  product,
}) => {
  await logIn(page, newEmail())
  await page.goto('/credits')
  await buyCredits(page, product, 'destiny7')
  await page.getByRole('button', { name: 'Withdraw from contract here' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw from contract' })
  await expect(dialog).toContainText('We give back €5.49, the whole price, the way you paid.')
  await expect(dialog).toContainText('140 credits are frozen now and taken back with the refund.')
  await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click()

  await expect(page.getByRole('heading', { name: 'We have received your withdrawal' })).toBeFocused()
  await expect(page.getByText(/On \d\d\/\d\d\/\d{4} \d\d:\d\d, from your order of Destiny 7\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw from contract here' })).toHaveCount(0)
  await expectCredits(page, 5)

  await page.reload()
  await page.getByRole('button', { name: 'Order confirmation' }).click()
  const letters = page.getByRole('dialog', { name: 'Order confirmation' }).getByRole('article')
  await expect(letters).toHaveCount(3)
  await expect(letters.filter({ hasText: /Received: \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/ })).toHaveCount(1)
  await expect(letters.filter({ hasText: 'The refund of your order' })).toHaveCount(1)
})

test('a refund that the house gives, and a dispute, show on the statement', async ({ page, product }) => {
  await logIn(page, newEmail())
  await page.goto('/credits')
  const refunded = await buyCredits(page, product, 'seed3')
  await payments(product, 'POST', 'refund', { sessionId: refunded })
  await expect.poll(() => creditsOf(page)).toBe(5)
  const disputed = await buyCredits(page, product, 'path5')
  await payments(product, 'POST', 'dispute', { sessionId: disputed, outcome: 'open' })
  await expect.poll(() => creditsOf(page)).toBe(5)
  await page.reload()
  await expect(page.getByText('60 credits frozen while a refund or a dispute is being settled')).toBeVisible()
  await expect(page.getByRole('row', { name: /refund of Seed 3/ })).toBeVisible()

  await payments(product, 'POST', 'dispute', { sessionId: disputed, outcome: 'won' })
  await expect.poll(() => creditsOf(page)).toBe(65)
})
