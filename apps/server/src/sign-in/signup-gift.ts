import { signupCredits } from '@numeria/contract'
import type { ProviderId } from '../accounts/logins.ts'
import { freeze, restore, revoke } from '../credits/clawbacks.ts'
import { grant } from '../credits/credits.ts'
import { findLot, purchasesOf } from '../credits/lots.ts'
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
  if (isOneOfMany) await db.updateTable('users').set({ is_gift_deferred: true }).where('user_id', '=', userId).execute()
  else await grant(db, at, { userId, ...gift })
}

/**
 * Makes the free credits of an account with a disposable address follow its purchases, in the transaction that changed these and after the ledger locked
 * the account. They come with the first one. While all purchases go back, what is left of them is frozen, then taken; it comes back when one stands again.
 * @returns how many credits this took from what could be spent; below nothing: how many came back
 */
export async function followPurchases(trx: Db, at: Date, userId: string): Promise<number> {
  if (!(await isDeferred(trx, userId))) return 0
  const purchases = await purchasesOf(trx, userId)
  if (purchases === 'stands') await grant(trx, at, { userId, ...gift })
  const lot = await findLot(trx, userId, gift.cause)
  if (!lot) return 0
  const takings = await trx
    .selectFrom('clawbacks')
    .select(['cause', 'state'])
    .where('user_id', '=', userId)
    .where('lot', '=', lot.lot)
    .where('cause', 'like', 'gift:%')
    .execute()
  const standing = takings.find(({ state }) => state !== 'undone')
  const taking = { userId, lotCause: gift.cause, cause: standing?.cause ?? `gift:${takings.length + 1}` }
  if (purchases !== 'stands') return (await (purchases === 'gone' ? revoke : freeze)(trx, at, taking)).credits
  return standing ? (await restore(trx, at, taking)).credits : 0
}

/** The free credits that would go with a withdrawal from this lot, since no other purchase stands. */
export async function giftGoingWith(db: Db, userId: string, lot: number): Promise<number> {
  if (!(await isDeferred(db, userId)) || (await purchasesOf(db, userId, lot)) === 'stands') return 0
  return (await findLot(db, userId, gift.cause))?.remaining ?? 0
}

async function isDeferred(db: Db, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('is_gift_deferred').where('user_id', '=', userId).executeTakeFirst()
  return user?.is_gift_deferred ?? false
}
