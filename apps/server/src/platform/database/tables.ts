import type { HistoryEntry, ReadingNumbers } from '@numeria/contract'
import type { Generated, JSONColumnType } from 'kysely'

export type Slice = { lot: number; credits: number }

/** The tables as the migrations made them. `date` columns are `YYYY-MM-DD` strings, so that no time zone can move a birthday. */
export type Tables = {
  email_claims: { email: string; user_id: string; claimed_at: Date }
  identities: { provider: 'google' | 'facebook'; subject: string; user_id: string; linked_at: Date }
  users: {
    user_id: string
    public_id: string
    email: string
    currency: 'eur' | 'usd' | null
    birth_date: string | null
    full_name: string | null
    mentioned_birth_date: string | null
    mentioned_full_name: string | null
    created_at: Date
  }
  sessions: {
    token_hash: string
    cookie_hash: string
    user_id: string
    state: 'pending' | 'active'
    created_at: Date
    signed_in_at: Date
    expires_at: Date
  }
  accounts: { user_id: string; available: number; held: number; debt: number; version: number }
  lots: {
    user_id: string
    lot: number
    source: string
    cause: string
    paid: boolean
    granted: number
    remaining: number
    held: number
    spent: number
    expires_at: Date | null
    created_at: Date
  }
  holds: {
    user_id: string
    hold_id: string
    credits: number
    state: 'held' | 'captured' | 'released'
    slices: JSONColumnType<Slice[]>
    lease_until: Date
    created_at: Date
    ended_at: Date | null
  }
  entries: {
    user_id: string
    version: number
    kind: 'grant' | 'hold' | 'capture' | 'release'
    cause: string
    credits: number
    available_delta: number
    held_delta: number
    available_after: number
    held_after: number
    slices: JSONColumnType<Slice[]>
    at: Date
  }
  turns: {
    user_id: string
    turn_id: string
    idempotency_key: string | null
    request_hash: string
    state: 'running' | 'done' | 'failed' | 'forgotten'
    reading: Generated<HistoryEntry['reading']>
    price: number
    message: string | null
    response: string | null
    tone: string
    language: string
    tradition: string
    numbers: JSONColumnType<ReadingNumbers> | null
    written: string | null
    stop_requested: Generated<boolean>
    stopped: Generated<boolean>
    model: string | null
    prompt_version: string | null
    suggestions: JSONColumnType<string[]> | null
    corrections: Generated<number>
    prompt_tokens: number | null
    completion_tokens: number | null
    credits_remaining: number | null
    failure: string | null
    created_at: Date
    ended_at: Date | null
  }
}
