// What the provider tells becomes true here in two steps: first the object is looked at as it is now, whatever the news said; then everything that
// follows from it happens in one transaction, behind the purchase's lock. So news may come twice, late, shuffled or never, and end the same.
import type { Transaction } from 'kysely'
import type { Deps } from '../deps.ts'
import type { Tables } from '../platform/database/tables.ts'

export type Effect = {
  /** Whose it is. Null: nobody's of ours, and nothing follows. */
  userId: string | null
  /** @returns 'done', 'nothing', or why it was set aside for an operator */
  apply(trx: Transaction<Tables>): Promise<string>
}

export const nothing: Effect = { userId: null, apply: async () => 'nothing' }

/** Makes an effect true, outside of any event: asked for by a page, a person or the reconciler. */
export async function make({ db }: Pick<Deps, 'db'>, effect: Effect): Promise<string> {
  return db.transaction().execute((trx) => effect.apply(trx))
}
