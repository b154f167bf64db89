import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import type { Product } from './product.ts'

/** Buys a pack for whoever is signed in, as the payment form does, and waits for the credits. */
export async function buyCredits(page: Page, { sandboxUrl }: Product, packId = 'seed3'): Promise<void> {
  const session = await page.request.post('/api/billing/checkout-session', { data: { packId } })
  expect(session.ok()).toBe(true)
  const { clientSecret } = (await session.json()) as { clientSecret: string }
  const paid = await page.request.post(`${sandboxUrl}/_control/payments/pay`, {
    data: { clientSecret, card: '4242424242424242' },
  })
  expect(paid.ok(), await paid.text()).toBe(true)
  await expect
    .poll(async () => {
      const profile = await page.request.get('/api/auth/profile')
      return ((await profile.json()) as { user: { credits: number } }).user.credits
    })
    .toBeGreaterThan(5)
  await page.reload()
}
