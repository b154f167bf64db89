import type { Currency, PageLanguage } from '@numeria/contract'
import type { Generated } from 'kysely'

/** Purchases, and the money that was returned. */
export type BillingTables = {
  purchases: {
    user_id: string
    purchase_id: string
    way: 'modal' | 'hosted' | 'renewal'
    pack_id: string
    is_subscription: boolean
    credits: number
    amount_cents: number
    currency: Currency
    consent_version: string | null
    consent_at: Date | null
    state: 'open' | 'paid' | 'failed' | 'expired' | 'set_aside'
    problem: string | null
    session_id: string | null
    tries: Generated<number>
    payment_id: string | null
    payment_intent: string | null
    tax_cents: number | null
    subscription_id: Generated<string | null>
    refunding_cents: Generated<number>
    refunded_cents: Generated<number>
    settled_credits: Generated<number>
    settled_since: Generated<Date | null>
    dispute: 'open' | 'won' | 'lost' | null
    created_at: Date
    paid_at: Date | null
    insight_at: Date | null
    checked_at: Date | null
    language: Generated<PageLanguage>
    tax_number: Generated<string | null>
    tax_country: Generated<string | null>
  }
  refunds: {
    user_id: string
    refund_id: string
    purchase_id: string
    provider_id: string | null
    amount_cents: number
    state: 'asked' | 'pending' | 'succeeded' | 'failed' | 'refused'
    asked_at: Date
    tries: Generated<number>
    reason: Generated<'withdrawal' | 'second_subscription' | 'paid_twice' | 'account_deleted' | 'paused' | 'provider'>
    is_guarantee: Generated<boolean>
    subscription_to_end: Generated<string | null>
    refusal: Generated<string | null>
    attempt: Generated<number>
    faults: Generated<number>
  }
  customers: { user_id: string; customer_id: string }
  subscriptions: {
    user_id: string
    subscription_id: string
    pack_id: string
    state: 'active' | 'past_due' | 'ended'
    period_ends_at: Date
    is_cancelled: boolean
    read_at: Date
    amount_cents: number | null
    currency: Currency | null
    retry_at: Date | null
  }
  cancellations: {
    user_id: string
    cancellation_id: string
    cause: string
    subscription_id: string
    kind: 'ordinary' | 'for_cause'
    reason: string | null
    ends_on: string | null
    asked_at: Date
    state: 'waiting' | 'done'
    tries: Generated<number>
    next_try_at: Date
  }
}
