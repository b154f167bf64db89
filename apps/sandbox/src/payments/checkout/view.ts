import type { Stripe } from 'stripe'
import type { CheckoutView, PayingMethod } from '../payments.ts'
import type { Checkout, State } from '../state.ts'
import { vatPercent } from '../tax.ts'

/** The ways to pay as the page offers them, best first; wallets come with cards. */
export function offeredMethods(session: Stripe.Checkout.Session): PayingMethod[] {
  const types = session.payment_method_types
  const methods: [PayingMethod, string][] = [
    ['card', 'card'],
    ['apple_pay', 'card'],
    ['google_pay', 'card'],
    ['paypal', 'paypal'],
    ['link', 'link'],
    ['sepa_debit', 'sepa_debit'],
  ]
  return methods.filter(([, type]) => types.includes(type)).map(([method]) => method)
}

/** A session as its page shows it. */
export function viewCheckout(state: State, checkout: Checkout): CheckoutView {
  const { session, country } = checkout
  const taxed = session.automatic_tax.enabled && country !== null
  const fill = (address: string | null | undefined) => address?.replaceAll('{CHECKOUT_SESSION_ID}', session.id) ?? null
  return {
    id: session.id,
    clientSecret: session.client_secret,
    uiMode: session.ui_mode === 'elements' ? 'elements' : 'hosted_page',
    mode: session.mode === 'subscription' ? 'subscription' : 'payment',
    status: session.status as CheckoutView['status'],
    paymentStatus: session.payment_status as CheckoutView['paymentStatus'],
    currency: session.currency!,
    amountCents: session.amount_total!,
    taxCents: taxed ? session.total_details!.amount_tax : null,
    taxPercent: taxed ? vatPercent(country) : null,
    country,
    lines: checkout.lines.map((line) => ({
      name: line.description ?? '',
      description: state.products.find(line.price!.product as string)?.description ?? null,
      quantity: line.quantity ?? 1,
      amountCents: line.amount_total,
      interval: (line.price!.recurring?.interval as CheckoutView['lines'][number]['interval']) ?? null,
    })),
    methods: offeredMethods(session),
    email: session.customer_details?.email ?? null,
    locale: session.locale ?? 'auto',
    expiresAt: session.expires_at,
    successUrl: fill(session.success_url),
    cancelUrl: fill(session.cancel_url),
    returnUrl: fill(session.return_url),
    lastRefusal: checkout.lastRefusal,
  }
}

/** Finds a session by its id or by its client secret. */
export function findCheckout(state: State, session: string): Checkout | undefined {
  const [id = '', secret] = session.split('_secret_')
  const checkout = state.checkouts.find(id)
  if (!checkout || secret === undefined) return checkout
  return checkout.session.client_secret === session ? checkout : undefined
}
