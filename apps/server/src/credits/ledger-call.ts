import type { Kysely, RawBuilder, Transaction } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { toCreditsError } from './credits.errors.ts'

export type Db = Kysely<Tables> | Transaction<Tables>

/** Runs a ledger function that answers one row. */
export async function callLedger<Row>(db: Db, call: RawBuilder<Row>): Promise<Row> {
  try {
    const { rows } = await call.execute(db)
    return rows[0]!
  } catch (error) {
    throw toCreditsError(error)
  }
}
