import type { AdminFigures, DecisionReply, PendingTransactions } from '@numeria/contract'
import type { Transaction } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

/** What the bot may do for an operator. The administrators' part gives it; the bot knows nothing of it but this. */
export type OperatorDesk = {
  figures(): Promise<AdminFigures>
  pending(): Promise<PendingTransactions>
  /** Once; whoever comes second is told what was decided. Null where there is no such transaction. */
  decide(id: string, decision: 'approve' | 'reject', actor: string): Promise<DecisionReply | null>
  /** Writes down for the audit what happened, in the transaction in which it does. */
  record(trx: Transaction<Tables>, actor: string, action: string, target: string | null): Promise<void>
}
