import Stripe from 'stripe'
import type { Settings } from '../platform/settings.ts'
import { checkoutOf, disputeOf, eventOf, idOf, invoiceOf, refundOf, subscriptionOf } from './stripe-shapes.ts'
import { BadSignature, PaymentRefused, PaymentsUnavailable, type Order, type Payments } from './payments.ts'

/** The events that our webhook asks for; the reconciler asks for the same ones. */
export const handledEvents = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'radar.early_fraud_warning.created',
] as const

/** Stripe, by its SDK, in the version of the API that the SDK is made for. */
export function stripePayments({ secretKey, webhookSecret, apiBase }: Settings['payments']): Payments {
  const address = new URL(apiBase)
  const stripe = new Stripe(secretKey, {
    host: address.hostname,
    ...(address.port !== '' && { port: address.port }),
    protocol: address.protocol === 'http:' ? 'http' : 'https',
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
  })

  /** Whether a subscription lives; null where there is none of this name. */
  async function findsLiving(subscriptionId: string): Promise<boolean | null> {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId).catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null
      throw toFailure(error)
    })
    return subscription && !['canceled', 'incomplete_expired'].includes(subscription.status)
  }

  return {
    async createCustomer(userId, email, key) {
      const customer = await reaching(
        stripe.customers.create({ email, metadata: { user_id: userId } }, { idempotencyKey: `customer:${key}` }),
      )
      return customer.id
    },

    async startCheckout(order) {
      const session = await reaching(
        stripe.checkout.sessions.create(sessionOf(order), {
          idempotencyKey: `purchase:${order.purchaseId}:${order.tries}`,
        }),
      )
      return { sessionId: session.id, clientSecret: session.client_secret, url: session.url }
    },

    async closeCheckout(sessionId) {
      // Asked once and briefly: a person waits for their pause to begin.
      await reaching(stripe.checkout.sessions.expire(sessionId, {}, { timeout: 5_000, maxNetworkRetries: 0 }))
    },

    findCheckout: async (sessionId) =>
      checkoutOf(
        await reaching(stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] })),
      ),

    async findInvoice(invoiceId) {
      const invoice = await reaching(stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }))
      const paid = idOf(invoice.payments?.data.find(({ status }) => status === 'paid')?.payment.payment_intent)
      // The charge lies deeper than an answer can be expanded.
      const intent = paid && (await reaching(stripe.paymentIntents.retrieve(paid, { expand: ['latest_charge'] })))
      return invoiceOf(invoice, intent || null)
    },

    findSubscription: async (subscriptionId) =>
      subscriptionOf(await reaching(stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice'] }))),

    async cancelSubscription(subscriptionId) {
      const isLiving = await findsLiving(subscriptionId)
      if (isLiving) await reaching(stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }))
      return isLiving !== null
    },

    async endSubscription(subscriptionId) {
      const isLiving = await findsLiving(subscriptionId)
      if (isLiving) await reaching(stripe.subscriptions.cancel(subscriptionId))
      return isLiving !== null
    },

    findRefund: async (refundId) => refundOf(await reaching(stripe.refunds.retrieve(refundId))),

    findDispute: async (disputeId) => disputeOf(await reaching(stripe.disputes.retrieve(disputeId))),

    async findSource(paymentIntent) {
      const sessions = await reaching(stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 }))
      if (sessions.data[0]) return { sessionId: sessions.data[0].id }
      const paid = await reaching(
        stripe.invoicePayments.list({ payment: { type: 'payment_intent', payment_intent: paymentIntent }, limit: 1 }),
      )
      return paid.data[0] ? { invoiceId: idOf(paid.data[0].invoice)! } : null
    },

    async refund({ paymentIntent, amountCents, ownId, attempt, tries, faults }) {
      if (tries > 0) {
        const made = await reaching(stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 }))
        const known = made.data.map(refundOf).find((refund) => refund.ownId === ownId && refund.attempt === attempt)
        if (known) return known
      }
      return refundOf(
        await reaching(
          stripe.refunds.create(
            {
              payment_intent: paymentIntent,
              amount: amountCents,
              metadata: { refund_id: ownId, attempt: String(attempt) },
            },
            { idempotencyKey: `refund:${ownId}:${attempt}:${faults}` },
          ),
        ),
      )
    },

    async openPortal(customerId, returnUrl, flow) {
      const portal = await reaching(
        stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          ...(flow && 'cancel' in flow
            ? { flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription: flow.cancel } } }
            : {}),
          ...(flow && 'card' in flow ? { flow_data: { type: 'payment_method_update' } } : {}),
        }),
      )
      return portal.url
    },

    readEvent(body, signature) {
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature, webhookSecret))
      } catch (error) {
        // Only what is signed as it should be is parsed at all.
        if (error instanceof SyntaxError) return eventOf(null)
        throw new BadSignature('the event is not signed as it should be', { cause: error })
      }
    },

    async *listEvents(since) {
      const found: Stripe.Event[] = []
      const created = { gte: Math.floor(since.getTime() / 1_000) }
      try {
        for await (const event of stripe.events.list({ types: [...handledEvents], created, limit: 100 }))
          found.push(event)
      } catch (error) {
        throw toFailure(error)
      }
      for (const event of found.toReversed()) yield eventOf(event)
    },
  }
}

function sessionOf({ purchaseId, userId, customerId, pack, amountCents, currency, way, language, ...urls }: Order) {
  const metadata = { user_id: userId, purchase_id: purchaseId, pack_id: pack.id }
  return {
    mode: pack.subscription ? 'subscription' : 'payment',
    ...(way === 'modal'
      ? { ui_mode: 'elements', return_url: urls.successUrl }
      : { ui_mode: 'hosted_page', success_url: urls.successUrl, cancel_url: urls.cancelUrl }),
    customer: customerId,
    customer_update: { address: 'auto', name: 'auto' },
    client_reference_id: userId,
    metadata,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency,
          unit_amount: amountCents,
          // The price on our page is what is paid: the tax is inside it.
          tax_behavior: 'inclusive',
          product_data: { name: pack.name, description: pack.description },
          ...(pack.subscription && { recurring: { interval: 'month' } }),
        },
      },
    ],
    locale: language,
    automatic_tax: { enabled: true },
    // We quote EUR and USD ourselves; the provider must not show a third amount.
    adaptive_pricing: { enabled: false },
    allowed_payment_method_types: ['card', 'paypal'],
    ...(pack.subscription ? { subscription_data: { metadata } } : { payment_intent_data: { metadata } }),
  } satisfies Stripe.Checkout.SessionCreateParams
}

async function reaching<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    throw toFailure(error)
  }
}

/** Away, overloaded, broken or closed to us: nothing that the request itself is to blame for. */
function toFailure(error: unknown): unknown {
  const isAway =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    // Our own key is refused: that decides nothing about what was asked for with it before.
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError ||
    (error instanceof Stripe.errors.StripeError && (error.statusCode ?? 500) >= 500) ||
    (error instanceof Stripe.errors.StripeError && error.statusCode === 409)
  // Stripe keeps a 500 as the key's answer: the call has ended. Other failures may be a proxy's, while the call still runs.
  const isFault = error instanceof Stripe.errors.StripeAPIError && error.statusCode === 500
  if (isAway) return new PaymentsUnavailable('the payment provider cannot be reached', isFault)
  // Stripe's messages may repeat an address or a name, which must not reach a log.
  return error instanceof Stripe.errors.StripeError ? new PaymentRefused(error.code ?? error.type) : error
}
