import type { RawBuilder } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import { toCreditsError } from './credits.errors.ts'

/** Runs a ledger function that answers one row. */
export async function callLedger<Row>(db: Db, call: RawBuilder<Row>): Promise<Row> {
  try {
    const { rows } = await call.execute(db)
    return rows[0]!
  } catch (error) {
    throw toCreditsError(error)
  }
}
