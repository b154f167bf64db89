// Stripe's objects in our words (API 2026-10-28.endive).
import type Stripe from 'stripe'
import type { Checkout, Dispute, Invoice, Ordered, Payer, PaymentEvent, Refund, Subscription } from './payments.ts'

/** The id of something that Stripe answers as an id or, where it was asked for, whole. */
export function idOf(thing: string | { id: string } | null | undefined): string | null {
  return typeof thing === 'string' ? thing : (thing?.id ?? null)
}

const dateOf = (seconds: number) => new Date(seconds * 1_000)

type Written<Thing> = Thing | null | undefined

const payerOf = (
  address: Written<{ country: string | null }>,
  name: Written<string>,
  intent: Written<string | Stripe.PaymentIntent>,
): Payer => ({
  country: address?.country || null,
  instrumentCountry: instrumentCountryOf(intent),
  name: name || null,
})

/** @param intent whole, with its charge */
function instrumentCountryOf(intent: Written<string | Stripe.PaymentIntent>): string | null {
  const charge = typeof intent === 'object' ? intent?.latest_charge : null
  const details = typeof charge === 'object' ? charge?.payment_method_details : null
  return (details?.card ?? details?.paypal)?.country || null
}

export function checkoutOf(session: Stripe.Checkout.Session): Checkout {
  return {
    ...orderedOf(session.metadata),
    sessionId: session.id,
    state: session.status === 'complete' ? 'complete' : session.status === 'expired' ? 'expired' : 'open',
    isPaid: session.payment_status === 'paid' || session.payment_status === 'no_payment_required',
    amountCents: session.amount_total ?? 0,
    taxCents: session.total_details?.amount_tax ?? null,
    currency: session.currency ?? '',
    paymentIntent: idOf(session.payment_intent),
    payer: payerOf(session.customer_details?.address, session.customer_details?.name, session.payment_intent),
    invoiceId: idOf(session.invoice),
  }
}

/** @param intent the payment of a paid invoice, whole, with its charge */
export function invoiceOf(invoice: Stripe.Invoice, intent: Stripe.PaymentIntent | null): Invoice {
  const subscription = invoice.parent?.subscription_details
  const line = invoice.lines.data[0]
  return {
    ...orderedOf(subscription?.metadata ?? null),
    invoiceId: invoice.id!,
    subscriptionId: idOf(subscription?.subscription),
    reason:
      invoice.billing_reason === 'subscription_create'
        ? 'first'
        : invoice.billing_reason === 'subscription_cycle'
          ? 'renewal'
          : 'other',
    isPaid: invoice.status === 'paid',
    amountCents: invoice.amount_paid,
    taxCents: invoice.total_taxes?.reduce((sum, { amount }) => sum + amount, 0) ?? null,
    currency: invoice.currency,
    paymentIntent: idOf(intent),
    payer: payerOf(invoice.customer_address, invoice.customer_name, intent),
    periodEndsAt: dateOf(line?.period.end ?? invoice.period_end),
    failed:
      invoice.status === 'open' && invoice.attempt_count > 0
        ? {
            attempts: invoice.attempt_count,
            dueCents: invoice.amount_remaining,
            retryAt: invoice.next_payment_attempt === null ? null : dateOf(invoice.next_payment_attempt),
          }
        : null,
  }
}

export function subscriptionOf(subscription: Stripe.Subscription): Subscription {
  const item = subscription.items.data[0]
  const isOver = ['canceled', 'incomplete_expired'].includes(subscription.status)
  const isOwing = ['past_due', 'unpaid', 'incomplete', 'paused'].includes(subscription.status)
  const hasFailed = subscription.cancellation_details?.reason === 'payment_failed'
  const latest = subscription.latest_invoice
  const next = latest === null || typeof latest === 'string' ? null : latest.next_payment_attempt
  return {
    ...orderedOf(subscription.metadata),
    subscriptionId: subscription.id,
    state: isOver ? 'ended' : isOwing ? 'past_due' : 'active',
    periodEndsAt: dateOf(subscription.cancel_at ?? item?.current_period_end ?? subscription.start_date),
    cancelledAt:
      subscription.cancel_at_period_end || subscription.cancel_at !== null || (isOver && !hasFailed)
        ? dateOf(subscription.canceled_at ?? subscription.ended_at ?? subscription.start_date)
        : null,
    amountCents: subscription.items.data.reduce(
      (sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * (quantity ?? 1),
      0,
    ),
    currency: subscription.currency,
    retryAt: isOwing && next !== null ? dateOf(next) : null,
  }
}

export function refundOf(refund: Stripe.Refund): Refund {
  return {
    refundId: refund.id,
    ownId: refund.metadata?.['refund_id'] ?? null,
    paymentIntent: idOf(refund.payment_intent),
    attempt: Number(refund.metadata?.['attempt'] ?? 0),
    amountCents: refund.amount,
    failure: refund.failure_reason ?? null,
    state:
      refund.status === 'succeeded'
        ? 'succeeded'
        : refund.status === 'failed' || refund.status === 'canceled'
          ? 'failed'
          : 'pending',
  }
}

export function disputeOf(dispute: Stripe.Dispute): Dispute {
  return {
    disputeId: dispute.id,
    paymentIntent: idOf(dispute.payment_intent),
    amountCents: dispute.amount,
    state:
      dispute.status === 'won' || dispute.status === 'warning_closed' || dispute.status === 'prevented'
        ? 'won'
        : dispute.status === 'lost'
          ? 'lost'
          : 'open',
  }
}

/** Parses any payload. An event without an object fails in its handler, so that it comes again and does not block others. */
export function eventOf(sent: unknown): PaymentEvent {
  const { id, type, data } = (sent ?? {}) as Sent
  if (typeof id !== 'string' || typeof type !== 'string')
    return { eventId: 'none', type: 'unknown', about: { what: 'unreadable' } }
  const object = data?.object
  const objectId = typeof object?.id === 'string' ? object.id : ''
  const about = aboutOf(type, objectId, idOf(object?.payment_intent))
  return {
    eventId: id,
    type,
    about: objectId === '' && about.what !== 'nothing_of_ours' ? { what: 'unreadable' } : about,
  }
}

type Sent = {
  id?: unknown
  type?: unknown
  data?: { object?: { id?: unknown; payment_intent?: string | { id: string } | null } | null } | null
}

function aboutOf(type: string, id: string, paymentIntent: string | null): PaymentEvent['about'] {
  if (type.startsWith('checkout.session.'))
    return { what: 'checkout', sessionId: id, hasFailed: type === 'checkout.session.async_payment_failed' }
  // The provider also announces invoices that are not there yet, and have no id.
  if (type === 'invoice.paid' || type === 'invoice.payment_failed') return { what: 'invoice', invoiceId: id }
  if (type.startsWith('customer.subscription.')) return { what: 'subscription', subscriptionId: id }
  if (type.startsWith('refund.')) return { what: 'refund', refundId: id }
  if (type.startsWith('charge.dispute.')) return { what: 'dispute', disputeId: id }
  if (type === 'radar.early_fraud_warning.created') return { what: 'fraud_warning', paymentIntent }
  return { what: 'nothing_of_ours' }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function orderedOf(metadata: Stripe.Metadata | null): Ordered {
  const idIn = (name: string) => (uuid.test(metadata?.[name] ?? '') ? metadata![name]! : null)
  return { userId: idIn('user_id'), purchaseId: idIn('purchase_id'), packId: metadata?.['pack_id'] ?? null }
}
