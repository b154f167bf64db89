import type { Stripe } from 'stripe'

/** A decimal as the API writes it, a string; the SDK makes its own class of it. */
export function decimal(amount: number): Stripe.Decimal {
  return String(amount) as unknown as Stripe.Decimal
}
