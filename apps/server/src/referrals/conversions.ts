// Somebody new came by a code. What they came by is written down once, before they have an account, and is the outbox of what follows: the new person's
// side, then the referrer's. Each step happens once however often it is tried, so whoever comes next finishes what a crash left.
import { randomUUID } from 'node:crypto'
import { referralRewards, type ConversionReason } from '@numeria/contract'
import { sql, type Selectable } from 'kysely'
import { findUser } from '../accounts/accounts.ts'
import { grant } from '../credits/credits.ts'
import { setAside } from '../credits/pending.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'
import { codeOf, ownerOf, type Ref } from './codes.ts'
import { isDisposable, mailboxOf, mostConversionsADay } from './fraud.rules.ts'
import { comparePrints } from './prints.ts'
import { rewardReferrer } from './referrer-rewards.ts'
import type { Visitor } from './visitor.ts'

/** How somebody who logs in for the first time came here. */
export type Arrival = {
  ref: Ref
  visitor: Visitor
  /** Who is signed in at this browser while the login ends. */
  browserOf: string | null
}

/** A conversion whose login is still under way is left to that login for so long. */
const patienceMs = 60_000

/**
 * Binds a new person to the code they came by, once for good. A ref that names nobody, or the person, binds nothing.
 * @returns whether it was bound now; then it has to be settled
 */
export async function bindConversion(
  db: Database,
  at: Date,
  { userId, email }: { userId: string; email: string },
  { ref, visitor, browserOf }: Arrival,
): Promise<boolean> {
  const code = await codeOf(db, at, ref)
  const referrerId = code && (await ownerOf(db, code))
  const referrer = referrerId ? await findUser(db, referrerId) : null
  if (!code || !referrer || referrer.userId === userId) return false
  const bound = await db
    .insertInto('conversions')
    .values({
      user_id: userId,
      conversion_id: randomUUID(),
      code,
      referrer_id: referrer.userId,
      reason: await suspect(),
      created_at: at,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return bound !== undefined

  async function suspect(): Promise<ConversionReason | null> {
    if (browserOf === referrer!.userId) return 'same_device'
    if (mailboxOf(email) === mailboxOf(referrer!.email)) return 'same_mailbox'
    if (isDisposable(email)) return 'disposable_mail'
    return comparePrints(db, at, referrer!.userId, visitor)
  }
}

/**
 * Gives both sides of a conversion what it brings, or sets it aside: the new person's welcome, then the referrer's reward. Settled again, nothing changes.
 * Where only too many came by one code in a day, the new person has done nothing for somebody to look at.
 */
export async function settleConversion(db: Database, at: Date, userId: string): Promise<void> {
  const conversion = await db
    .selectFrom('conversions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  if (!conversion) return
  const reason = conversion.reason ?? ((await isOneTooMany(db, conversion)) ? 'too_many' : null)
  const welcome = { userId, source: 'welcome', cause: 'welcome', credits: referralRewards.newUserCredits } as const
  if (reason === null || reason === 'too_many') await grant(db, at, { ...welcome, paid: false, expiresAt: null })
  else await setAside(db, at, { ...welcome, reason })
  await rewardReferrer(db, at, { ...conversion, reason })
  await db
    .updateTable('conversions')
    .set({ settled_at: at, reason })
    .where('user_id', '=', userId)
    .where('settled_at', 'is', null)
    .execute()
}

/** Counts first, so that of many at the same moment none is overlooked. Tried again after a crash it counts again, and errs on the strict side. */
async function isOneTooMany(db: Database, { code, created_at }: Selectable<Tables['conversions']>): Promise<boolean> {
  const { conversions } = await db
    .insertInto('referral_code_days')
    .values({ code, day: created_at.toISOString().slice(0, 10), conversions: 1 })
    .onConflict((conflict) =>
      conflict.columns(['code', 'day']).doUpdateSet({ conversions: sql`referral_code_days.conversions + 1` }),
    )
    .returning('conversions')
    .executeTakeFirstOrThrow()
  return conversions > mostConversionsADay
}

/** Settles what a login or a crash left behind. Any number of processes may do it at once. */
export async function settleLeftConversions(db: Database, now: Date): Promise<void> {
  const left = await db
    .selectFrom('conversions')
    .innerJoin('users', 'users.user_id', 'conversions.user_id')
    .select('conversions.user_id')
    .where('settled_at', 'is', null)
    .where('conversions.created_at', '<', new Date(now.getTime() - patienceMs))
    .orderBy('conversions.created_at')
    .limit(100)
    .execute()
  for (const { user_id } of left) await settleConversion(db, now, user_id)
}
