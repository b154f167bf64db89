import type { AdminFigures, PendingTransaction, AuditAction } from '@numeria/contract'
import type { Transaction } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

/** The page after a reward, or the first. */
export type PendingPage = { after: { createdAt: Date; id: string } | null; limit: number }
/** `decidedBy` as the audit has it; `shownBy` as it may leave for Telegram. */
export type DeskDecision = { state: 'approved' | 'rejected'; decidedBy: string; shownBy: string }
export type DuePayouts = { month: string; count: number; cents: number }

/** The bot's actions for an operator, given by the administrators' feature. The bot knows nothing else of it. No whole e-mail address comes from here. */
export type OperatorDesk = {
  figures(): Promise<AdminFigures>
  /** Oldest first. */
  pending(page: PendingPage): Promise<{ count: number; transactions: PendingTransaction[]; hasMore: boolean }>
  /** The state of a reward, and the reward whose decision is its own: the referrer's for both sides of a referral. Null where there is none. */
  find(
    id: string,
  ): Promise<{ state: 'pending' | 'approved' | 'rejected'; decidedBy: string | null; decision: string } | null>
  /** Decides once; later callers receive the first decision. Null where the transaction does not exist. */
  decide(id: string, decision: 'approve' | 'reject', actor: string): Promise<DeskDecision | null>
  /** All pending rewards by their ids, and the months whose payouts are due. */
  announcements(): Promise<{ pending: string[]; payouts: DuePayouts[] }>
  /** Writes down for the audit what happened, in the transaction in which it does. */
  record(trx: Transaction<Tables>, actor: string, action: AuditAction, target: string | null): Promise<void>
}
