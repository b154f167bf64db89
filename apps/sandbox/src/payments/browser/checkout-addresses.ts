import type { CheckoutView, PaymentAttempt } from '../payments.ts'

/** The hosted page of a session. */
export const payPath = (session: string) => `/_stripe/checkout/${session}`

/**
 * Where a bank or a wallet asks its customer. `back` is where a page of its own leads to in the end;
 * without it, the payment of an element goes into a frame, and that of a hosted page back to where it came from.
 */
export function authorisationPath(view: CheckoutView, attempt: PaymentAttempt, back: string | null): string {
  const search = new URLSearchParams({ method: attempt.method })
  for (const name of ['email', 'name', 'country'] as const) {
    const value = attempt[name]
    if (value !== undefined) search.set(name, value)
  }
  if (back !== null) search.set('back', back)
  return `/_stripe/authorise/${view.id}?${search.toString()}`
}

/** The address after a paid session, or null without one. */
export const addressAfterwards = ({ successUrl, returnUrl }: CheckoutView) => successUrl ?? returnUrl
