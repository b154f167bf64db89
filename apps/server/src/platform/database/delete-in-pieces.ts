import { sql, type RawBuilder } from 'kysely'
import type { Db } from './connect.ts'

const atOnce = 1_000

/** The primary keys of tables whose old rows are deleted. */
const keys = {
  analytics_events: ['session', 'day', 'event', 'at'],
  cancellations: ['user_id', 'cancellation_id'],
  comparisons: ['user_id', 'comparison_id'],
  day_reminders: ['user_id'],
  deleted_sessions: ['secret_hash'],
  email_logins: ['address_mark', 'login_id'],
  notice_records: ['record_id'],
  purchases: ['user_id', 'purchase_id'],
  reading_reports: ['user_id', 'report_id'],
  referral_click_sources: ['code', 'day', 'number'],
  referral_click_visitors: ['code', 'day', 'visitor'],
  referral_clicks: ['code', 'day'],
  request_counts: ['key'],
  retention_notes: ['session', 'day', 'after', 'did'],
  sessions: ['token_hash'],
} as const

/**
 * Deletes many rows in batches, so that no statement runs long or holds many locks. A row that changes meanwhile stays if the condition does not hold any more.
 * @returns the number of deleted rows
 */
export async function deleteInPieces(
  db: Db,
  table: keyof typeof keys,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const key = sql.join(keys[table].map((column) => sql.ref(column)))
  // `is true` keeps the second look at the condition from being a second search for it: the rows are found by their keys.
  const piece = sql`
    delete from ${sql.table(table)} where (${key}) in (select ${key} from ${sql.table(table)} where ${condition} limit ${atOnce})
      and (${condition}) is true`
  for (let count = 0; ;) {
    const deleted = Number((await piece.execute(db)).numAffectedRows ?? 0)
    count += deleted
    if (deleted === 0) return count
  }
}
