import type { AdminFigures, DecisionReply, PendingTransactions } from '@numeria/contract'
import type { Transaction } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

/** The bot's actions for an operator, given by the administrators' feature. The bot knows nothing else of it. */
export type OperatorDesk = {
  figures(): Promise<AdminFigures>
  pending(): Promise<PendingTransactions>
  /** Decides once; later callers receive the first decision. Null where the transaction does not exist. */
  decide(id: string, decision: 'approve' | 'reject', actor: string): Promise<DecisionReply | null>
  /** Writes down for the audit what happened, in the transaction in which it does. */
  record(trx: Transaction<Tables>, actor: string, action: string, target: string | null): Promise<void>
}
