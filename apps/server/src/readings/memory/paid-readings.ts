import type { HistoryEntry } from '@numeria/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

export type PaidReading = { turnId: string; reading: HistoryEntry['reading']; isForgotten: boolean }

/** The kinds of these turns for the statement, without their text. */
export async function findPaidReadings(
  db: Database,
  userId: string,
  turnIds: readonly string[],
): Promise<PaidReading[]> {
  if (turnIds.length === 0) return []
  const { rows } = await sql<PaidReading>`
    select turn_id as "turnId", reading_kind as reading, state = 'forgotten' as "isForgotten"
    from turns where user_id = ${userId} and turn_id = any(${turnIds}::uuid[])
    union all
    select turn_id, reading_kind, false from running_turns where user_id = ${userId} and turn_id = any(${turnIds}::uuid[])`.execute(
    db,
  )
  return rows
}
