import { randomUUID } from 'node:crypto'
import type { Database } from '../platform/database/connect.ts'

/**
 * Puts a referrer's earnings right by hand: below zero what was earned wrongly, which the next payouts make good; above zero what a bank sent back after it was
 * marked as paid.
 */
export async function correctEarnings(
  db: Database,
  at: Date,
  correction: { userId: string; cents: number; reason: string; by: string },
): Promise<void> {
  const { userId, cents, reason, by } = correction
  const earningId = randomUUID()
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('referral_earnings')
      .values({ user_id: userId, earning_id: earningId, conversion_id: null, cents, state: 'earned', at })
      .execute()
    await tx
      .insertInto('earning_corrections')
      .values({ user_id: userId, earning_id: earningId, reason, made_by: by })
      .execute()
  })
}
