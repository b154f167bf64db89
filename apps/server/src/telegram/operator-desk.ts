import type { AdminFigures, DecisionReply, PendingTransactions } from '@numeria/contract'

/** What the bot may do for an operator. The administrators' part gives it; the bot knows nothing of it but this. */
export type OperatorDesk = {
  figures(): Promise<AdminFigures>
  pending(): Promise<PendingTransactions>
  /** Once; whoever comes second is told what was decided. Null where there is no such transaction. */
  decide(id: string, decision: 'approve' | 'reject', actor: string): Promise<DecisionReply | null>
  /** Writes down what happened for the audit. */
  record(actor: string, action: string, target: string | null): Promise<void>
}
