import { sql, type RawBuilder } from 'kysely'
import type { Db } from './connect.ts'
import type { Tables } from './tables.ts'

const atOnce = 1_000

/**
 * Deletes rows of which there may be very many, some at a time, so that no statement takes long or keeps many locks. A row that somebody else is changing is
 * left for the next time.
 * @returns how many there were
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
