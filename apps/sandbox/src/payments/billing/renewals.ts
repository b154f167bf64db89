import type { Stripe } from 'stripe'
import { daySeconds } from '../clock.ts'
import { addPaymentIntent } from '../objects/payment.ts'
import { emit, type State } from '../state.ts'
import { bookAnswer } from './charging.ts'
import { issueInvoice, periodLines, settleInvoice } from './invoicing.ts'
import { periodEnd } from './subscription.ts'

/** Days after a failed renewal, one try after the other; after the last the subscription ends. */
const retryDays = [3, 5, 7]

export function currentPeriodEnd(subscription: Stripe.Subscription): number {
  return Math.max(...subscription.items.data.map((item) => item.current_period_end))
}

/** Puts the subscription's next renewal, or its end, on the provider's agenda. */
export function scheduleRenewal(state: State, subscription: Stripe.Subscription) {
  const end = currentPeriodEnd(subscription)
  state.agenda.schedule(end, () => {
    if (subscription.status === 'canceled' || currentPeriodEnd(subscription) !== end) return
    if (subscription.cancel_at_period_end) endSubscription(state, subscription)
    else renew(state, subscription)
  })
}

/** Ends a subscription now. */
export function endSubscription(state: State, subscription: Stripe.Subscription): void {
  const now = state.clock.now()
  subscription.status = 'canceled'
  subscription.ended_at = now
  subscription.canceled_at ??= now
  subscription.cancellation_details ??= { comment: null, feedback: null, feedback_option: null, reason: null }
  subscription.cancellation_details.reason ??= 'cancellation_requested'
  emit(state, 'customer.subscription.deleted', subscription)
}

function renew(state: State, subscription: Stripe.Subscription): void {
  const customer = state.customers.find(subscription.customer as string)
  // Only what is very old can have lost its customer, or its card.
  if (!customer) return endSubscription(state, subscription)
  const previous = structuredClone(subscription.items)
  for (const item of subscription.items.data) {
    item.current_period_start = item.current_period_end
    item.current_period_end = periodEnd(item.current_period_start, item.price, subscription.billing_cycle_anchor)
  }
  const invoice = issueInvoice(state, {
    customer,
    currency: subscription.currency,
    lines: periodLines(state, subscription),
    reason: 'subscription_cycle',
    subscription,
    country: customer.address?.country ?? 'PT',
    taxed: subscription.automatic_tax.enabled,
    metadata: {},
    description: null,
  })
  const latest = subscription.latest_invoice
  subscription.latest_invoice = invoice.id
  emit(state, 'customer.subscription.updated', subscription, { items: previous, latest_invoice: latest })
  scheduleRenewal(state, subscription)
  collect(state, subscription, invoice)
}

/** Tries to take the money of an open invoice from the subscription's means of payment, without the customer there. */
export function collect(state: State, subscription: Stripe.Subscription, invoice: Stripe.Invoice): void {
  const funding = state.fundings.find(subscription.default_payment_method as string)
  if (!funding) return endSubscription(state, subscription)
  const intent = addPaymentIntent(state, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: subscription.customer as string,
    description: 'Subscription update',
    metadata: {},
    setup_future_usage: null,
    methods: [funding.method.type],
    email: invoice.customer_email,
  })
  emit(state, 'payment_intent.created', intent)
  const answer = funding.behaviour.renewal
  bookAnswer(state, intent, funding, answer)
  if (answer.status === 'paid') {
    settleInvoice(state, invoice, intent)
    return changeStatus(state, subscription, 'active')
  }
  invoice.attempted = true
  invoice.attempt_count += 1
  const days = retryDays[invoice.attempt_count - 1]
  invoice.next_payment_attempt = days === undefined ? null : state.clock.now() + days * daySeconds
  if (answer.status === 'declined' && answer.code === 'authentication_required')
    emit(state, 'invoice.payment_action_required', invoice)
  emit(state, 'invoice.payment_failed', invoice)
  changeStatus(state, subscription, 'past_due')
  scheduleRetry(state, subscription, invoice)
}

function scheduleRetry(state: State, subscription: Stripe.Subscription, invoice: Stripe.Invoice) {
  const attempt = invoice.attempt_count
  if (invoice.next_payment_attempt === null) {
    subscription.cancellation_details = {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: 'payment_failed',
    }
    endSubscription(state, subscription)
    return
  }
  state.agenda.schedule(invoice.next_payment_attempt, () => {
    const waits = invoice.status === 'open' && invoice.attempt_count === attempt
    if (waits && subscription.status !== 'canceled') collect(state, subscription, invoice)
  })
}

function changeStatus(state: State, subscription: Stripe.Subscription, status: 'active' | 'past_due'): void {
  const previous = subscription.status
  if (previous === status) return
  subscription.status = status
  emit(state, 'customer.subscription.updated', subscription, { status: previous })
}
