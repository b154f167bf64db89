import type { Db } from '../platform/database/connect.ts'

export async function isReferrer(db: Db, userId: string): Promise<boolean> {
  return (
    (await db.selectFrom('referrers').select('user_id').where('user_id', '=', userId).executeTakeFirst()) !== undefined
  )
}

/** @returns false where the request was made before */
export async function insertCorrection(
  db: Db,
  at: Date,
  {
    requestId,
    userId,
    cents,
    reason,
    by,
  }: { requestId: string; userId: string; cents: number; reason: string; by: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('referral_earnings')
    .values({ user_id: userId, earning_id: requestId, conversion_id: null, cents, state: 'earned', at })
    .onConflict((conflict) => conflict.columns(['user_id', 'earning_id']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await db
    .insertInto('earning_corrections')
    .values({ user_id: userId, earning_id: requestId, reason, made_by: by })
    .execute()
  return true
}

export function readCorrection(
  db: Db,
  userId: string,
  requestId: string,
): Promise<{ cents: number; reason: string } | undefined> {
  return db
    .selectFrom('earning_corrections as c')
    .innerJoin('referral_earnings as e', (join) =>
      join.onRef('e.user_id', '=', 'c.user_id').onRef('e.earning_id', '=', 'c.earning_id'),
    )
    .select(['e.cents', 'c.reason'])
    .where('c.user_id', '=', userId)
    .where('c.earning_id', '=', requestId)
    .executeTakeFirst()
}
