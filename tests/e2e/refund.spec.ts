import { buyCredits, creditsOf, openPrices, paymentNoise, payments, purchaseDialog } from './buy-credits.ts'
import { expect, test } from './journey.ts'
import { arriveWithProfile, creditMenu, expectCredits, logIn, newEmail } from './person.ts'

test.use({ expectedNoise: paymentNoise })

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
  await expect(dialog).toContainText('140 credits will be removed with the refund.')
  await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click()

  await expect(page.getByRole('heading', { name: 'We have received your withdrawal' })).toBeFocused()
  await expect(page.getByText(/On \d\d\/\d\d\/\d{4} \d\d:\d\d, from your order of Destiny 7\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw from contract here' })).toHaveCount(0)
  await expectCredits(page, 5)

  await page.reload()
  await page.getByRole('button', { name: 'Order confirmation' }).click()
  const emails = page.getByRole('dialog', { name: 'Order confirmation' }).getByRole('article')
  await expect(emails).toHaveCount(3)
  await expect(emails.filter({ hasText: /Received: \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/ })).toHaveCount(1)
  await expect(emails.filter({ hasText: /Your order of Destiny 7 .+ has been refunded\./ })).toHaveCount(1)
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
  await expect(page.getByText('60 credits frozen until a refund or dispute is settled')).toBeVisible()
  await expect(page.getByRole('row', { name: /Removed with the refund: Seed 3/ })).toBeVisible()

  await payments(product, 'POST', 'dispute', { sessionId: disputed, outcome: 'won' })
  await expect.poll(() => creditsOf(page)).toBe(65)
})

test('what is owed stands in the chat, the account’s menu, the credits page, the prices and the checkout, and a purchase settles it', async ({
  page,
  product,
}) => {
  await arriveWithProfile(page)
  const sessionId = await buyCredits(page, product, 'seed3')
  const reading = await page.request.post('/api/chat', { data: { message: 'What is my life path?' } })
  expect(reading.ok(), await reading.text()).toBe(true)
  await payments(product, 'POST', 'dispute', { sessionId, outcome: 'open' })
  await expect.poll(() => creditsOf(page)).toBe(0)

  await page.goto('/credits')
  await expect(page.getByText(/5 credits owed: a payment was reversed on/)).toBeVisible()
  await page.goto('/chat')
  await expect(page.getByText(/You owe 5 credits: a payment was reversed on/)).toBeVisible()
  await creditMenu(page).click()
  await expect(page.getByRole('menu').getByText(/You owe 5 credits/)).toBeVisible()
  await openPrices(page)
  await expect(page.getByText(/You owe 5 credits/)).toBeVisible()
  await page.getByRole('button', { name: 'Buy Destiny 7' }).click()
  await expect(purchaseDialog(page)).toContainText(/5 of these 140 credits settle what was reversed on/)
  await expect(purchaseDialog(page)).toContainText('7-day guarantee: the whole price back, once in 12 months')
  await page.keyboard.press('Escape')

  await buyCredits(page, product, 'destiny7')
  await expectCredits(page, 135)
  await expect(page.getByText(/You owe/)).toHaveCount(0)
})
