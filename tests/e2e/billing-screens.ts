import type { Page } from '@playwright/test'
import { buyCredits, fillTestCard, openPrices, purchaseDialog } from './buy-credits.ts'
import { expect } from './journey.ts'
import { logIn, newEmail } from './person.ts'
import type { Screen } from './screen.ts'

/** A new user who bought a pack. Returns the provider's session. */
async function arriveAsBuyer(page: Page, packId: string): Promise<string> {
  await logIn(page, newEmail())
  await page.goto('/pricing')
  const config = (await (await page.request.get('/api/config')).json()) as { payments: { scriptUrl: string } }
  return buyCredits(page, { sandboxUrl: new URL(config.payments.scriptUrl).origin }, packId)
}

async function openOrders(page: Page): Promise<void> {
  await page.goto('/credits')
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw from contract here' })).toBeVisible()
}

/** The screens of prices, payments and orders. */
export const billingScreens: readonly Screen[] = [
  {
    name: 'pricing, for a subscriber',
    async open(page) {
      await arriveAsBuyer(page, 'abundance8')
      await expect(page.getByRole('region', { name: 'Your subscription' })).toBeVisible()
    },
  },
  {
    name: 'pricing, the sidebar over it',
    async open(page) {
      await logIn(page, newEmail())
      await page.goto('/pricing')
      const open = page.getByRole('button', { name: 'Your account' })
      if (await page.getByRole('complementary', { name: 'Sidebar' }).isVisible()) return
      await open.click()
      await expect(page.getByRole('dialog', { name: 'Your account' })).toBeVisible()
    },
  },
  {
    name: 'purchase, a card declined',
    async open(page) {
      await logIn(page, newEmail())
      await openPrices(page)
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await fillTestCard(page, 'Declined')
      const pay = purchaseDialog(page).getByRole('button', { name: 'Subscribe and pay €7.99 a month' })
      await pay.click()
      await expect(pay).toHaveAccessibleDescription('Your card was declined.')
    },
  },
  {
    name: 'success',
    async open(page) {
      const sessionId = await arriveAsBuyer(page, 'destiny7')
      await page.goto(`/success?session_id=${sessionId}`)
      await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    },
  },
  {
    name: 'success, waiting',
    async open(page) {
      await logIn(page, newEmail())
      const begun = await page.request.post('/api/billing/checkout-session', { data: { packId: 'seed3' } })
      const { clientSecret } = (await begun.json()) as { clientSecret: string }
      await page.goto(`/success?session_id=${clientSecret.split('_secret_')[0]}`)
      await expect(page.getByRole('heading', { name: 'Waiting for your payment…' })).toBeVisible()
    },
  },
  {
    name: 'credits, nothing ordered',
    async open(page) {
      await logIn(page, newEmail())
      await page.goto('/credits')
      await expect(page.getByText('You have not ordered anything yet.')).toBeVisible()
    },
  },
  {
    name: 'credits',
    async open(page) {
      await arriveAsBuyer(page, 'abundance8')
      await openOrders(page)
    },
  },
  {
    name: 'credits, withdrawing',
    async open(page) {
      await arriveAsBuyer(page, 'destiny7')
      await openOrders(page)
      await page.getByRole('button', { name: 'Withdraw from contract here' }).click()
      await expect(page.getByRole('dialog', { name: 'Withdraw from contract' })).toBeVisible()
    },
  },
  {
    name: 'credits, an order confirmation',
    async open(page) {
      await arriveAsBuyer(page, 'destiny7')
      await openOrders(page)
      await page.getByRole('button', { name: 'Order confirmation' }).click()
      // The e-mail with the invoice may stand beside it already.
      await expect(page.getByRole('article').filter({ hasText: 'Your order of Destiny 7 is confirmed.' })).toBeVisible()
    },
  },
]
