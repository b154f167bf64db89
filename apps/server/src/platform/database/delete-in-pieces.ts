import { sql, type RawBuilder } from 'kysely'
import type { Db } from './connect.ts'
import type { Tables } from './tables.ts'

const atOnce = 1_000

/**
 * Deletes many rows in batches, so that no statement runs long or holds many locks. Rows locked by other transactions are left for the next run.
 * @returns the number of deleted rows
 */
export async function deleteInPieces(db: Db, table: keyof Tables, condition: RawBuilder<unknown>): Promise<number> {
  const piece = sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${condition} limit ${atOnce} for update skip locked))`
  for (let count = 0; ;) {
    const deleted = Number((await piece.execute(db)).numAffectedRows ?? 0)
    count += deleted
    if (deleted < atOnce) return count
  }
}
