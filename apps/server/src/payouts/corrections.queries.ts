import type { Db } from '../platform/database/connect.ts'
import { toAddress } from '../platform/email-address.ts'

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
    conversionId,
    by,
  }: {
    requestId: string
    userId: string
    cents: number
    reason: string
    conversionId?: string | undefined
    by: string
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('referral_earnings')
    .values({ user_id: userId, earning_id: requestId, conversion_id: null, cents, state: 'earned', at })
    .onConflict((conflict) => conflict.columns(['user_id', 'earning_id']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  await db
    .insertInto('earning_corrections')
    .values({ user_id: userId, earning_id: requestId, reason, made_by: by, conversion_id: conversionId ?? null })
    .execute()
  return true
}

export function readCorrection(
  db: Db,
  userId: string,
  requestId: string,
): Promise<{ cents: number; reason: string; conversion_id: string | null } | undefined> {
  return db
    .selectFrom('earning_corrections as c')
    .innerJoin('referral_earnings as e', (join) =>
      join.onRef('e.user_id', '=', 'c.user_id').onRef('e.earning_id', '=', 'c.earning_id'),
    )
    .select(['e.cents', 'c.reason', 'c.conversion_id'])
    .where('c.user_id', '=', userId)
    .where('c.earning_id', '=', requestId)
    .executeTakeFirst()
}

export async function hasConversion(db: Db, userId: string, conversionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('referral_rewards')
    .select('conversion_id')
    .where('user_id', '=', userId)
    .where('conversion_id', '=', conversionId)
    .executeTakeFirst()
  return row !== undefined
}

export async function ownerOfPayout(db: Db, payoutId: string): Promise<string | null> {
  const row = await db.selectFrom('payouts').select('user_id').where('payout_id', '=', payoutId).executeTakeFirst()
  return row?.user_id ?? null
}

export async function ownerOfAddress(db: Db, address: string): Promise<string | null> {
  const row = await db
    .selectFrom('email_claims')
    .select('user_id')
    .where('email', '=', toAddress(address) ?? '')
    .executeTakeFirst()
  return row?.user_id ?? null
}
