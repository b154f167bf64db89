import { signupCredits } from '@numeria/contract'
import { sql } from 'kysely'
import type { ProviderId } from '../accounts/logins.ts'
import { grant } from '../credits/credits.ts'
import type { Database, Db } from '../platform/database/connect.ts'
import { isAppleRelay, isDisposable } from '../referrals/fraud.rules.ts'

const gift = { source: 'signup', cause: 'signup', credits: signupCredits, paid: false, expiresAt: null } as const

/**
 * Gives the free credits to an account that is the first one of its mailbox. A disposable address gets them with its first purchase. The relay
 * address of a login with Apple is none: an Apple account has a single one here. Repeated, nothing changes.
 */
export async function giveSignupGift(
  db: Database,
  at: Date,
  { userId, email, provider }: { userId: string; email: string; provider: ProviderId },
): Promise<void> {
  const isOneOfMany = !(provider === 'apple' && isAppleRelay(email)) && (await isDisposable(email))
  if (isOneOfMany)
    await db.updateTable('users').set({ gift_awaits_purchase: true }).where('user_id', '=', userId).execute()
  else await grant(db, at, { userId, ...gift })
}

/** Gives the free credits that waited for a purchase, in its transaction. */
export async function giveAwaitedGift(trx: Db, at: Date, userId: string): Promise<void> {
  const awaited = await sql`
    update users set gift_awaits_purchase = false where user_id = ${userId} and gift_awaits_purchase returning 1`.execute(
    trx,
  )
  if (awaited.rows.length > 0) await grant(trx, at, { userId, ...gift })
}
