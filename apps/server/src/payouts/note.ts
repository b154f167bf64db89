import type { Db } from '../platform/database/connect.ts'

/**
 * Writes down what somebody did, in the transaction that does it, so that neither happens alone. Whoever calls brings it: where it is written belongs to
 * administrators, who come after payouts in the order of features.
 */
export type Note = (
  db: Db,
  done: { action: string; target?: string; details: Record<string, unknown> },
) => Promise<void>

/** Where nobody asks who did it. */
export const unnoted: Note = async () => {}
