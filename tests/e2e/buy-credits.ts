import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { creditMenu } from './person.ts'
import type { Product } from './product.ts'

/** Requests of the payment provider's script and frames. */
export const paymentNoise = /\/_stripe\//

/**
 * Buys a pack for the signed-in user, as the payment form does, and waits for the credits.
 * @param isToBegin whether the box that asks us to begin is ticked
 */
export async function buyCredits(
  page: Page,
  product: Pick<Product, 'sandboxUrl'>,
  packId = 'seed3',
  isToBegin = true,
): Promise<string> {
  const consent = isToBegin ? { consent: { textVersion: '2026-11' } } : {}
  const session = await page.request.post('/api/billing/checkout-session', { data: { packId, ...consent } })
  expect(session.ok()).toBe(true)
  const { clientSecret } = (await session.json()) as { clientSecret: string }
  await payments(product, 'POST', 'pay', { clientSecret, card: '4242424242424242' })
  await expect.poll(() => creditsOf(page)).toBeGreaterThan(5)
  await page.reload()
  return clientSecret.split('_secret_')[0]!
}

export async function creditsOf(page: Page): Promise<number> {
  const profile = await page.request.get('/api/auth/profile')
  return ((await profile.json()) as { user: { credits: number } }).user.credits
}

/** Steers the payment sandbox; apps/sandbox/README.md lists the calls. */
export async function payments(
  { sandboxUrl }: Pick<Product, 'sandboxUrl'>,
  method: 'POST' | 'PUT',
  call: 'pay' | 'refund' | 'dispute' | 'advance' | 'redeliver' | '',
  body: object,
): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/_control/payments${call && `/${call}`}`, {
    method,
    body: JSON.stringify(body),
  })
  expect(answer.ok, await answer.text()).toBe(true)
}

export const purchaseDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Complete Your Purchase' })
export const paymentForm = (page: Page): FrameLocator => page.frameLocator('iframe[title="Secure payment input frame"]')
export const bankPage = (page: Page): FrameLocator => page.frameLocator('iframe[title="Payment authorisation"]')

/** Opens the prices for the signed-in user, in euros. */
export async function openPrices(page: Page): Promise<void> {
  await page.goto('/pricing')
  await expect(creditMenu(page)).toBeVisible()
  await page.getByText('EUR', { exact: true }).click()
}

/** Has the form filled in with one of the sandbox's test cards. */
export async function fillTestCard(page: Page, card: 'Succeeds' | 'Declined' | '3-D Secure'): Promise<void> {
  await paymentForm(page).getByRole('button', { name: card, exact: true }).press('Enter')
  await expect(paymentForm(page).getByRole('textbox', { name: 'Security code' })).not.toHaveValue('')
}
