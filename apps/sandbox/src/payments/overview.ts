import type { Stripe } from 'stripe'
import type { KeyUse } from './api/idempotency.ts'
import type { PaymentSetting } from './misbehaviour.ts'
import type { State } from './state.ts'
import type { Undelivered } from './webhooks/dispatcher.ts'

const shown = 50

function summarizeSession(session: Stripe.Checkout.Session) {
  return {
    id: session.id,
    clientSecret: session.client_secret,
    url: session.url,
    status: session.status,
    paymentStatus: session.payment_status,
    mode: session.mode,
    uiMode: session.ui_mode,
    amount: session.amount_total,
    currency: session.currency,
    clientReference: session.client_reference_id,
    metadata: session.metadata,
    customer: session.customer,
    paymentIntent: session.payment_intent,
    subscription: session.subscription,
  }
}

function summarizeSubscription(subscription: Stripe.Subscription) {
  return {
    id: subscription.id,
    status: subscription.status,
    customer: subscription.customer,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    periodEnd: subscription.items.data[0]!.current_period_end,
    latestInvoice: subscription.latest_invoice,
  }
}

export type Watched = { setting: PaymentSetting; calls: number; undelivered: Undelivered[]; keys: KeyUse[] }

/** Records and settings of the provider; of long lists the newest fifty. */
export function overviewOf(state: State, { setting, calls, undelivered, keys }: Watched) {
  const statuses = state.checkouts.list().map(({ session }) => session.status)
  const count = (status: string) => statuses.filter((one) => one === status).length
  return {
    ...setting,
    now: new Date(state.clock.now() * 1_000).toISOString(),
    calls,
    counts: {
      sessions: statuses.length,
      open: count('open'),
      complete: count('complete'),
      expired: count('expired'),
      customers: state.customers.size,
      payments: state.charges.list().filter(({ paid }) => paid).length,
      subscriptions: state.subscriptions.size,
      invoices: state.invoices.size,
      refunds: state.refunds.size,
      disputes: state.disputes.size,
      events: state.events.size,
      undelivered: undelivered.length,
    },
    sessions: state.checkouts
      .list()
      .slice(0, shown)
      .map(({ session }) => summarizeSession(session)),
    subscriptions: state.subscriptions.list().slice(0, shown).map(summarizeSubscription),
    undelivered: undelivered.slice(-shown),
    idempotencyKeys: keys.slice(-shown),
  }
}
