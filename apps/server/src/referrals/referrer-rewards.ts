import { referralRewards, type ConversionReason } from '@numeria/contract'
import { sql, type Transaction } from 'kysely'
import { lockUser } from '../accounts/accounts.ts'
import { isDeleted } from '../accounts/deleted-users.ts'
import { grant } from '../credits/credits.ts'
import { setAside } from '../credits/pending.ts'
import type { Database } from '../platform/database/connect.ts'
import { allRows } from '../platform/database/places.ts'
import type { Tables } from '../platform/database/tables.ts'
import { maxConversionsADay } from './fraud.rules.ts'
import { readMode } from './mode.ts'

type Converted = {
  conversion_id: string
  code: string
  referrer_id: string
  reason: ConversionReason | null
  created_at: Date
}

const dayMs = 86_400_000

/** The cause by which a referrer is rewarded for a conversion, at once or after a look. */
const causeOf = (conversionId: string): string => `referral:${conversionId}`

/**
 * Books the referrer's side of a conversion, once, in the way the referrer is paid at this moment. After so many in a day it is set aside, by whichever of
 * their codes they came. A referrer who has left is owed nothing.
 * @returns why it was set aside; null where it was not
 */
export async function rewardReferrer(db: Database, at: Date, converted: Converted): Promise<ConversionReason | null> {
  const { conversion_id, code, referrer_id: userId } = converted
  return db.transaction().execute(async (trx) => {
    // A user who leaves has settled what is owed: a deletion holds the same lock.
    if (!(await lockUser(trx, userId)) || (await isDeleted(trx, userId))) return converted.reason
    const known = await trx
      .selectFrom('referral_rewards')
      .select('reason')
      .where('user_id', '=', userId)
      .where('conversion_id', '=', conversion_id)
      .executeTakeFirst()
    if (known) return known.reason
    const reason = converted.reason ?? ((await isOneTooMany(trx, userId, converted.created_at)) ? 'too_many' : null)
    const isCash = (await readMode(trx, userId)) === 'cash'
    const credits = isCash ? 0 : referralRewards.referrerCredits
    const cents = isCash ? referralRewards.earningsCents : 0
    await trx
      .insertInto('referral_rewards')
      .values({
        user_id: userId,
        conversion_id,
        code,
        credits,
        cents,
        state: reason === null ? 'rewarded' : 'pending',
        reason,
        at: converted.created_at,
      })
      .execute()
    if (isCash)
      await trx
        .insertInto('referral_earnings')
        .values({
          user_id: userId,
          earning_id: conversion_id,
          conversion_id,
          cents,
          state: reason === null ? 'earned' : 'pending',
          at,
        })
        .execute()
    const reward = { userId, source: 'referral', cause: causeOf(conversion_id), credits } as const
    if (reason !== null) await setAside(trx, at, { ...reward, cents, reason })
    else if (!isCash) await grant(trx, at, { ...reward, paid: false, expiresAt: null })
    return reason
  })
}

/** Behind the referrer's lock, so that of many at the same moment none is overlooked. */
async function isOneTooMany(trx: Transaction<Tables>, userId: string, at: Date): Promise<boolean> {
  const day = Math.floor(at.getTime() / dayMs) * dayMs
  const { count } = await trx
    .selectFrom('referral_rewards')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('at', '>=', new Date(day))
    .where('at', '<', new Date(day + dayMs))
    .executeTakeFirstOrThrow()
  return count >= maxConversionsADay
}

/**
 * Carries the decisions about pending rewards over to what the referrer sees and is owed. The credits themselves came with the decision; money is earned
 * from here on. Any number of processes may do it, at once and again.
 */
export async function followDecisions(db: Database): Promise<void> {
  const { rows } = await sql<{ user_id: string }>`
    select e.user_id from referral_earnings e
      join pending_credits p on p.user_id = e.user_id and p.cause = 'referral:' || e.conversion_id::text
    where e.state = 'pending' and p.state <> 'pending'
    union
    select r.user_id from referral_rewards r
      join pending_credits p on p.user_id = r.user_id and p.cause = 'referral:' || r.conversion_id::text
    where r.state = 'pending' and p.state <> 'pending'`.execute(allRows(db))
  for (const { user_id } of rows) await followDecisionsOf(db, user_id)
}

async function followDecisionsOf(db: Database, userId: string): Promise<void> {
  await sql`
    update referral_earnings e set state = case p.state when 'approved' then 'earned' else 'refused' end, decided_at = p.decided_at
    from pending_credits p
    where e.user_id = ${userId} and p.user_id = ${userId} and e.state = 'pending' and p.state <> 'pending'
      and p.cause = 'referral:' || e.conversion_id::text`.execute(db)
  await sql`
    update referral_rewards r set state = case p.state when 'approved' then 'rewarded' else 'refused' end
    from pending_credits p
    where r.user_id = ${userId} and p.user_id = ${userId} and r.state = 'pending' and p.state <> 'pending'
      and p.cause = 'referral:' || r.conversion_id::text`.execute(db)
}
