import type { CheckoutView, PaymentPages } from '../payments.ts'

/** Where Stripe guesses a customer to be from their network, the sandbox guesses Portugal: so the VAT shows before anything is typed. */
export function withGuessedCountry(pages: PaymentPages, view: CheckoutView): CheckoutView {
  return view.country === null && view.status === 'open' ? (pages.setCountry(view.id, 'PT') ?? view) : view
}
