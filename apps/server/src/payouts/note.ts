import type { Transaction } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

/**
 * Writes down what somebody did, in the transaction that does it, so that neither happens alone. Whoever calls brings it: where it is written belongs to
 * administrators, who come after payouts in the order of features.
 */
export type Note = (
  tx: Transaction<Tables>,
  done: { action: string; target?: string; details: Record<string, unknown> },
) => Promise<void>

/** Where nobody asks who did it. */
export const unnoted: Note = async () => {}
