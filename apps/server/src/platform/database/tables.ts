import type { ComparisonResult, HistoryEntry, RewriteReason, PageLanguage, PendingReason } from '@numeria/contract'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { AdminTables } from './admin-tables.ts'
import type { AnalyticsTables } from './analytics-tables.ts'
import type { BillingTables } from './billing-tables.ts'
import type { InvoiceTables } from './invoice-tables.ts'
import type { PayoutTables } from './payout-tables.ts'
import type { UserDataTables } from './user-data-tables.ts'
import type { ReferralTables } from './referral-tables.ts'
import type { ReportTables } from './report-tables.ts'
import type { SharingTables } from './sharing-tables.ts'
import type { SignInTables } from './sign-in-tables.ts'
import type { StoredNumbers } from './stored-numbers.ts'
import type { TelegramTables } from './telegram-tables.ts'
import type { TodayTables } from './today-tables.ts'
import type { WellbeingTables } from './wellbeing-tables.ts'

export type Slice = { lot: number; credits: number }

/** A sentence that was not shown, or something that was missing from a reading. */
export type KeptRefusal = { rule: string; claimed: string; outcome: 'rewritten' | 'left_out' | 'repaired' | 'failed' }

/** Subject of an email. */
export type EmailKind =
  | 'order'
  | 'begin'
  | 'withdrawal'
  | 'refunded'
  | 'refund_failed'
  | 'given_back'
  | 'renewal_notice'
  | 'renewal_failed'
  | 'cancel_receipt'
  | 'cancelled'
  | 'login_linked'
  | 'login_removed'
  | 'address_changed'
  | 'bank_details_changed'
  | 'bank_details_deleted'
  | 'tax_details_changed'
  | 'payout_made'
  | 'payout_paid'
  | 'payout_failed'
  | 'report_receipt'
  | 'report_decision'
  | 'account_deleted'
  | 'deletion_waiting'
  | 'deletion_announced'
  | 'invoice'
  | 'credit_note'

export type EntryKind =
  | 'grant'
  | 'hold'
  | 'capture'
  | 'release'
  | 'expire'
  | 'freeze'
  | 'unfreeze'
  | 'revoke'
  | 'restore'
  | 'owe'
  | 'waive'
  | 'forgive'
  | 'settle'
  | 'repay'

/** The tables as the migrations made them. `date` columns are `YYYY-MM-DD` strings, so that no time zone can move a birthday. */
export type Tables = AdminTables &
  AnalyticsTables &
  BillingTables &
  InvoiceTables &
  PayoutTables &
  UserDataTables &
  ReferralTables &
  ReportTables &
  SharingTables &
  SignInTables &
  TelegramTables &
  TodayTables &
  WellbeingTables & {
    credit_accounts: {
      user_id: string
      available: number
      held: number
      frozen: number
      debt: number
      version: number
      next_expiry: Date | null
      moved_at: Date | null
    }
    lots: {
      user_id: string
      lot: number
      source: string
      cause: string
      is_paid: boolean
      price_cents: number | null
      currency: string | null
      granted: number
      remaining: number
      held: number
      spent: number
      expired: number
      revoked: number
      frozen: number
      owed: number
      forgiven: number
      has_clawback: boolean
      is_spendable: GeneratedAlways<boolean>
      expires_at: Date | null
      created_at: Date
    }
    holds: {
      user_id: string
      hold_id: string
      credits: number
      slices: JSONColumnType<Slice[]>
      lease_until: Date
      created_at: Date
    }
    clawbacks: {
      user_id: string
      cause: string
      lot: number
      is_dispute: boolean
      state: 'open' | 'done' | 'undone'
      asked: number | null
      cents: number | null
      created_at: Date
      changed_at: Date
    }
    entries: {
      user_id: string
      version: number
      kind: EntryKind
      cause: string | null
      hold_id: string | null
      credits: number
      available_delta: number
      held_delta: number
      frozen_delta: number
      debt_delta: number
      available_after: number
      held_after: number
      frozen_after: number
      debt_after: number
      slices: JSONColumnType<Slice[]>
      at: Date
    }
    pending_credits: {
      user_id: string
      pending_id: string
      source: string
      cause: string
      credits: number
      cents: Generated<number>
      reason: PendingReason
      state: Generated<'pending' | 'approved' | 'rejected'>
      created_at: Date
      decided_at: Date | null
      decided_by: string | null
    }
    conversations: {
      user_id: string
      conversation_id: string
      title: string | null
      is_pinned: Generated<boolean>
      is_archived: Generated<boolean>
      created_at: Date
    }
    comparisons: {
      user_id: string
      comparison_id: string
      secret_hash: string
      shows_birth_date: boolean
      created_at: Date
      expires_at: Date
      answered_at: Generated<Date | null>
      result: ColumnType<ComparisonResult | null, string | null | undefined, string | null>
    }
    memories: {
      user_id: string
      memory_id: string
      turn_id: string | null
      text: string
      created_at: Date
    }
    saved_people: {
      user_id: string
      person_id: string
      full_name: string
      birth_date: string
      relation: string
      created_at: Date
    }
    running_turns: {
      user_id: string
      turn_id: string
      conversation_id: string
      idempotency_key: string | null
      request_hash: string
      question_hash: string | null
      reading_kind: HistoryEntry['reading']
      price: number
      tone: string
      language: string
      tradition: string
      message: string
      numbers: JSONColumnType<StoredNumbers> | null
      prompt_version: string | null
      partial_response: Generated<string | null>
      is_stop_requested: Generated<boolean>
      rewrite_of: string | null
      rewrite_reason: ColumnType<RewriteReason | null, string | null, string | null>
      edit_of: string | null
      created_at: Date
    }
    turns: {
      user_id: string
      turn_id: string
      conversation_id: string | null
      idempotency_key: string | null
      request_hash: string
      question_hash: Generated<string | null>
      state: 'done' | 'failed' | 'forgotten'
      reading_kind: Generated<HistoryEntry['reading']>
      price: number
      message: string | null
      response: string | null
      tone: string
      language: string
      tradition: string
      numbers: JSONColumnType<StoredNumbers> | null
      search_text: GeneratedAlways<string | null>
      is_stopped: Generated<boolean>
      model: string | null
      prompt_version: string | null
      suggestions: JSONColumnType<string[]> | null
      charged: number | null
      refusals: JSONColumnType<KeptRefusal[]> | null
      prompt_tokens: number | null
      completion_tokens: number | null
      credits_remaining: number | null
      rewrite_of: Generated<string | null>
      edit_of: Generated<string | null>
      rewrite_reason: ColumnType<RewriteReason | null, string | null | undefined, string | null>
      failure: string | null
      created_at: Date
      ended_at: Date
    }
    provider_events: { user_id: string; event_id: string; type: string; outcome: string; at: Date }
    emails: {
      user_id: string
      cause: string
      kind: EmailKind
      purchase_id: string | null
      document_id: Generated<string | null>
      subject: string
      body: string
      state: 'waiting' | 'sent' | 'kept'
      tries: Generated<number>
      next_try_at: Date
      created_at: Date
      language: Generated<PageLanguage>
      recipient: Generated<string | null>
    }
    backups: { finished_at: Date; bytes: number; rows: number; is_verified: boolean }
    ledger_checks: { checked_at: Date; accounts: number; differences: number }
    jobs: {
      run_id: string | null
      name: string
      due_at: Generated<Date>
      leased_until: Date | null
      started_at: Date | null
      finished_at: Date | null
      problem: string | null
    }
  }
