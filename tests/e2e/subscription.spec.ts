import { creditsOf, fillTestCard, openPrices, paymentNoise, payments, purchaseDialog } from './buy-credits.ts'
import { expect, test } from './journey.ts'
import { expectCredits, logIn, newEmail } from './person.ts'

test.use({ expectedNoise: paymentNoise, viewport: { width: 1280, height: 800 } })

test('a subscription is begun in the form, renews each month, and is cancelled in the provider’s portal', async ({
  page,
  product,
}) => {
  await logIn(page, newEmail())
  await openPrices(page)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(purchaseDialog(page)).toContainText('Renews every month at €7.99 until you cancel')
  await fillTestCard(page, 'Succeeds')
  await purchaseDialog(page).getByRole('button', { name: 'Subscribe and pay €7.99 a month' }).click()
  await page.waitForURL(/\/success/)
  await expectCredits(page, 255)

  await payments(product, 'POST', 'advance', { days: 31 })
  await expect.poll(() => creditsOf(page)).toBe(505)
  await page.goto('/credits')
  await expect(page.getByRole('row', { name: /Abundance 8\+ .*\+250/ })).toHaveCount(2)
  await expect(page.getByRole('heading', { name: 'Abundance 8+, one month' })).toHaveCount(2)

  await page.goto('/pricing')
  await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Manage subscription' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.waitForURL(`${product.sandboxUrl}/**`)
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText('Your subscription is cancelled.')).toBeVisible()
  await page.getByRole('link', { name: '← Back' }).click()
  await expect(page.getByRole('region', { name: 'Your subscription' })).toContainText('Cancelled. It ends on')
})
