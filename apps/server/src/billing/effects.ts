// Provider events take effect in two steps: first the current object is read, whatever the event said; then all effects happen in one transaction under the
// purchase's lock. So events may come twice, late, out of order or never, with the same result.
import type { Transaction } from 'kysely'
import type { Deps } from '../deps.ts'
import type { Tables } from '../platform/database/tables.ts'

export type Effect = {
  /** Null: not one of our users, so nothing follows. */
  userId: string | null
  /** @returns 'done', 'nothing', or why it was set aside for an operator */
  apply(trx: Transaction<Tables>): Promise<string>
}

export const noEffect: Effect = { userId: null, apply: async () => 'nothing' }

/** Runs an effect that no event asked for, but a page, a user or the reconciler. */
export async function runEffect({ db }: Pick<Deps, 'db'>, effect: Effect): Promise<string> {
  return db.transaction().execute((trx) => effect.apply(trx))
}
