/** Tables of migration 0012. */
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
  }
  earning_corrections: { user_id: string; earning_id: string; reason: string; made_by: string }
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
}
