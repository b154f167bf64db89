import type { HistoryEntry } from '@numeria/contract'
import type { Database } from '../../platform/database/connect.ts'

export type PaidReading = { turnId: string; reading: HistoryEntry['reading']; isForgotten: boolean }

/** The kinds of these turns for the statement, without their text. */
export async function findPaidReadings(
  db: Database,
  userId: string,
  turnIds: readonly string[],
): Promise<PaidReading[]> {
  if (turnIds.length === 0) return []
  const rows = await db
    .selectFrom('turns')
    .select(['turn_id', 'reading_kind', 'state'])
    .where('user_id', '=', userId)
    .where('turn_id', 'in', turnIds)
    .execute()
  return rows.map(({ turn_id, reading_kind, state }) => ({
    turnId: turn_id,
    reading: reading_kind,
    isForgotten: state === 'forgotten',
  }))
}
