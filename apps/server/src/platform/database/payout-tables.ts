import type { Currency, TaxStatus } from '@numeria/contract'

/** Tables of `0010-payouts.sql`. */
export type PayoutTables = {
  bank_details: {
    user_id: string
    account_type: 'eu' | 'uk'
    holder: string
    account: string
    bank: string
    account_end: string
    bank_end: string
    created_at: Date
    changed_at: Date
    account_mark: string | null
  }
  earning_corrections: {
    user_id: string
    earning_id: string
    reason: string
    made_by: string
    conversion_id: string | null
  }
  payouts: {
    user_id: string
    payout_id: string
    month: string
    amount_cents: number
    state: 'due' | 'exported' | 'paid' | 'failed'
    batch_id: string | null
    account_type: 'eu' | 'uk' | null
    holder: string | null
    account: string | null
    bank: string | null
    account_end: string | null
    failure: string | null
    created_at: Date
    exported_at: Date | null
    exported_by: string | null
    ended_at: Date | null
    ended_by: string | null
  }
  tax_details: {
    user_id: string
    status: TaxStatus
    country: string
    identity: string
    number_end: string
    exempt_since: Date | null
    changed_at: Date
  }
  payout_transfers: {
    user_id: string
    payout_id: string
    status: TaxStatus
    country: string
    identity: string | null
    is_exempt: boolean
    withheld_rate: number
    withheld_cents: number
    net_cents: number
    pence: number | null
    gbp_millionths: number | null
    gbp_on: string | null
  }
  payout_entries: {
    user_id: string
    payout_id: string
    kind: 'transfer' | 'return'
    cause: string
    referrer_cents: number
    bank_cents: number
    tax_cents: number
    at: Date
  }
  first_purchases: {
    user_id: string
    purchase_id: string
    referrer_id: string
    conversion_id: string
    changes: number
    followed: number
  }
  commissions: {
    user_id: string
    commission_id: string
    paid_at: Date
    paid_cents: number
    kept_cents: number
    currency: Currency
    euro_millionths: number
    cents: number
    state: 'set_aside' | 'earned' | 'refused' | 'forgone'
    due_at: Date
    changes: number
    entries: number
  }
  commission_entries: {
    user_id: string
    commission_id: string
    number: number
    cause: string
    kind: 'set_aside' | 'release' | 'take_back' | 'give_back' | 'refuse' | 'forgo'
    company_cents: number
    reserve_cents: number
    referrer_cents: number
    earning_id: string | null
    at: Date
  }
}
