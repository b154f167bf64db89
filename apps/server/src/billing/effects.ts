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

export const nothing: Effect = { userId: null, apply: async () => 'nothing' }

/** Makes an effect true, outside of any event: asked for by a page, a person or the reconciler. */
export async function make({ db }: Pick<Deps, 'db'>, effect: Effect): Promise<string> {
  return db.transaction().execute((trx) => effect.apply(trx))
}
