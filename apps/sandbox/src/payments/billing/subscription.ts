import type { Stripe } from 'stripe'
import { addMonths, daySeconds } from '../clock.ts'
import { planOf } from '../objects/catalogue.ts'
import { newId, type State } from '../state.ts'

export type SubscriptionData = {
  customer: string
  lines: Stripe.LineItem[]
  funding: string
  metadata: Stripe.Metadata
  description: string | null
  taxed: boolean
}

function monthsBetween(from: number, to: number): number {
  const [first, last] = [new Date(from * 1_000), new Date(to * 1_000)]
  return (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth()
}

/**
 * When a period that starts at `start` ends. Months are counted from the `anchor`, the first day of all, so that what
 * began on a 31st comes back to the 31st after a shorter month.
 */
export function periodEnd(start: number, price: Pick<Stripe.Price, 'recurring'>, anchor: number): number {
  const { interval, interval_count: count } = price.recurring!
  const months = interval === 'month' ? count : interval === 'year' ? 12 * count : 0
  if (months > 0) return addMonths(anchor, monthsBetween(anchor, start) + months)
  return start + count * daySeconds * (interval === 'week' ? 7 : 1)
}

/** A subscription that begins now and waits for its first payment. */
export function addSubscription(state: State, data: SubscriptionData): Stripe.Subscription {
  const id = newId('sub')
  const now = state.clock.now()
  const items = data.lines.map((line): Stripe.SubscriptionItem => {
    const price = line.price!
    return {
      id: newId('si', 14),
      object: 'subscription_item',
      billing_thresholds: null,
      created: now,
      current_period_end: periodEnd(now, price, now),
      current_period_start: now,
      current_trial: null,
      discounts: [],
      metadata: {},
      plan: planOf(price),
      price,
      quantity: line.quantity ?? 1,
      subscription: id,
      tax_rates: [],
    }
  })
  return state.subscriptions.add({
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: data.taxed, liability: data.taxed ? { type: 'self' } : null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: data.lines[0]!.currency,
    customer: data.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: data.funding,
    default_source: null,
    default_tax_rates: [],
    description: data.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: { object: 'list', data: items, has_more: false, url: `/v1/subscription_items?subscription=${id}` },
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: data.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
  })
}
