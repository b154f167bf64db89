import { randomBytes } from 'node:crypto'
import type { Database } from '../platform/database/connect.ts'

/** How a referrer is paid: credits at once, or money every month. */
export type ReferralMode = 'credits' | 'cash'

/** @returns credits for users who never chose */
export async function readMode(db: Database, userId: string): Promise<ReferralMode> {
  const referrer = await db.selectFrom('referrers').select('mode').where('user_id', '=', userId).executeTakeFirst()
  return referrer?.mode ?? 'credits'
}

/** Pays what is booked from now on in this way. What was earned in another one stays as it is. */
export async function saveMode(db: Database, userId: string, mode: ReferralMode): Promise<void> {
  await db
    .insertInto('referrers')
    .values({ user_id: userId, mode, salt: randomBytes(16) })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ mode }))
    .execute()
}
