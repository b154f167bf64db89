import type { AuditAction } from '@numeria/contract'
import type { Transaction } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

/**
 * Records an operator's action in the transaction of that action. The caller passes it in: the audit belongs to administrators, which come after payouts in
 * the order of features.
 */
export type Note = (
  tx: Transaction<Tables>,
  done: { action: AuditAction; target?: string; details: Record<string, unknown> },
) => Promise<void>

/** For actions without an operator. */
export const unnoted: Note = async () => {}
