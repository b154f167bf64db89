import Stripe from 'stripe'
import type { Sandbox } from '../../index.ts'

type SessionParams = Stripe.Checkout.SessionCreateParams

/** The sandbox as the product's server uses it: through Stripe's own SDK. For tests. */
export function createTestProvider(sandbox: Sandbox, appUrl: string) {
  const { hostname, port } = new URL(sandbox.url)
  const stripe = new Stripe(sandbox.environment.STRIPE_SECRET_KEY!, { host: hostname, port, protocol: 'http' })

  const line = (amountCents: number, recurring: boolean): NonNullable<SessionParams['line_items']>[number] => ({
    quantity: 1,
    price_data: {
      currency: 'eur',
      unit_amount: amountCents,
      tax_behavior: 'inclusive',
      product_data: { name: recurring ? 'Numeria Monthly' : '100 credits' },
      ...(recurring ? { recurring: { interval: 'month' } } : {}),
    },
  })
  const shared: SessionParams = {
    mode: 'payment',
    automatic_tax: { enabled: true },
    allowed_payment_method_types: ['card', 'paypal'],
    line_items: [line(549, false)],
  }

  const ana: SessionParams = { customer_email: 'ana@example.com' }

  return {
    stripe,
    /** A session's customer, known by the address alone. */
    ana,
    openHosted: (changes: SessionParams = ana) =>
      stripe.checkout.sessions.create({
        ...shared,
        ui_mode: 'hosted_page',
        success_url: `${appUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${appUrl}/pricing`,
        ...changes,
      }),
    openElements: (changes: SessionParams = ana) =>
      stripe.checkout.sessions.create({
        ...shared,
        ui_mode: 'elements',
        return_url: `${appUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
        ...changes,
      }),
    subscription: { mode: 'subscription', line_items: [line(799, true)] } satisfies SessionParams,
  }
}
