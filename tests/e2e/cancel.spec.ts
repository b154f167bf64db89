import { fillTestCard, openPrices, paymentNoise, purchaseDialog } from './buy-credits.ts'
import { expect, test } from './journey.ts'
import { logIn, newEmail } from './person.ts'

test.use({ expectedNoise: paymentNoise, viewport: { width: 320, height: 700 } })

test('a subscription is cancelled from the footer without a sign-in, by keyboard, with a receipt that can be kept', async ({
  page,
  browser,
  product,
}) => {
  const email = newEmail()
  await logIn(page, email)
  await openPrices(page)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await fillTestCard(page, 'Succeeds')
  await purchaseDialog(page)
    .getByRole('button', { name: /^Subscribe and pay/ })
    .click()
  await page.waitForURL(/\/success/)
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await page.goto('/pricing')
  const card = page.getByRole('region', { name: 'Your subscription' })
  await expect(card).toContainText(/Renews on \d\d\/\d\d\/\d{4} for €7\.99\./)
  const { purchases } = (await (await page.request.get('/api/billing/purchases')).json()) as {
    purchases: { purchaseId: string }[]
  }

  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 320, height: 700 } })
  const visitor = await context.newPage()
  await visitor.goto('/')
  await visitor.getByRole('link', { name: 'Cancel contracts here' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: 'Cancel contracts here' })).toBeVisible()
  await visitor.getByRole('button', { name: 'Cancel now' }).press('Enter')
  await expect(visitor.getByLabel('E-mail address of your account')).toBeFocused()
  await visitor.keyboard.type(email)
  await visitor.getByLabel('Order number').fill(purchases[0]!.purchaseId)
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('heading', { name: 'We received your cancellation' })).toBeFocused()
  await expect(visitor.getByText(purchases[0]!.purchaseId)).toBeVisible()
  await context.close()

  await expect(async () => {
    await page.reload()
    await expect(card).toContainText('Cancelled. It ends on', { timeout: 1_000 })
  }).toPass()
})
