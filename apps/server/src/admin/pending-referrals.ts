// Both sides of a referral whose rewards wait: the referrer's reward and the newcomer's welcome are one decision. Each statement asks one table by its key, so
// that it also runs where tables are spread over several databases.
import type { PendingTransaction } from '@numeria/contract'
import { sql } from 'kysely'
import type { PendingCredit } from '../credits/pending.ts'
import type { Database } from '../platform/database/connect.ts'
import { maskedEmail } from '../platform/email-address.ts'
import { mailboxOf } from '../referrals/fraud.rules.ts'

type Referral = NonNullable<PendingTransaction['referral']>
type Conversion = Awaited<ReturnType<typeof conversionsOf>>[number]

const ofReferrer = 'referral:'

/** The evidence for a decision about each of these rewards, by reward id. */
export async function referralsOf(db: Database, pending: readonly PendingCredit[]): Promise<Map<string, Referral>> {
  const rewards = await rewardsWith(
    db,
    pending.map(({ id }) => id),
  )
  const conversions = await conversionsOf(db, rewards)
  const [emails, words, counts] = await Promise.all([
    emailsOf(
      db,
      conversions.flatMap(({ referrerId, userId }) => [referrerId, userId]),
    ),
    wordsOf(db, conversions),
    rewardsByDay(db, conversions),
  ])
  const told = rewards.flatMap((reward): [string, Referral][] => {
    const conversion = conversions.find((one) => isOf(one, reward))
    if (!conversion) return []
    const referrer = emails.get(conversion.referrerId)
    const newcomer = emails.get(conversion.userId)
    const referral: Referral = {
      conversionId: conversion.id,
      side: reward.cause === 'welcome' ? 'newcomer' : 'referrer',
      code: words.get(conversion.code) ?? conversion.code,
      thatDay: counts.get(`${conversion.referrerId} ${conversion.day}`) ?? 0,
      referrerEmail: referrer ?? 'deleted',
      newcomerEmail: newcomer === undefined ? 'deleted' : maskedEmail(newcomer),
      isSameMailbox: referrer !== undefined && newcomer !== undefined && mailboxOf(referrer) === mailboxOf(newcomer),
    }
    return [[reward.id, referral]]
  })
  return new Map(told)
}

/** The two rewards of the conversion that a reward belongs to, the referrer's first: its decision is the one of both. */
export async function sidesOf(db: Database, id: string): Promise<string[]> {
  const rewards = await rewardsWith(db, [id])
  const [conversion] = await conversionsOf(db, rewards)
  if (!conversion) return []
  const side = (userId: string, cause: string) =>
    db
      .selectFrom('pending_credits')
      .select('pending_id')
      .where('user_id', '=', userId)
      .where('cause', '=', cause)
      .execute()
  const sides = [
    await side(conversion.referrerId, ofReferrer + conversion.id),
    await side(conversion.userId, 'welcome'),
  ]
  return sides.flat().map((row) => row.pending_id)
}

type Reward = { id: string; userId: string; cause: string }

const isOf = (conversion: Conversion, { userId, cause }: Reward) =>
  cause === 'welcome' ? conversion.userId === userId : cause === ofReferrer + conversion.id

function rewardsWith(db: Database, ids: readonly string[]): Promise<Reward[]> {
  return db
    .selectFrom('pending_credits')
    .select(['pending_id as id', 'user_id as userId', 'cause'])
    .where('pending_id', 'in', ids.length > 0 ? ids : [sql<string>`null`])
    .execute()
}

async function conversionsOf(db: Database, rewards: readonly Reward[]) {
  const newcomers = rewards.filter(({ cause }) => cause === 'welcome').map(({ userId }) => userId)
  const ids = rewards
    .filter(({ cause }) => cause.startsWith(ofReferrer))
    .map(({ cause }) => cause.slice(ofReferrer.length))
  const { rows } = await sql<{ id: string; userId: string; referrerId: string; code: string; day: string }>`
    select conversion_id as id, user_id as "userId", referrer_id as "referrerId", code, (created_at at time zone 'UTC')::date::text as day
    from conversions where user_id = any(${newcomers}::uuid[]) or conversion_id = any(${ids}::uuid[])`.execute(db)
  return rows
}

async function emailsOf(db: Database, userIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; email: string }>`
    select user_id as id, email from users where user_id = any(${userIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, email }) => [id, email]))
}

/** The words that referrers chose for their codes. */
async function wordsOf(db: Database, conversions: readonly Conversion[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ code: string; word: string }>`
    select code, word from referral_codes where code = any(${conversions.map(({ code }) => code)}) and word is not null`.execute(
    db,
  )
  return new Map(rows.map(({ code, word }) => [code, word]))
}

/** How many rewards each referrer had on the days of these conversions (UTC), by `<referrer> <day>`. */
async function rewardsByDay(db: Database, conversions: readonly Conversion[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ referrer: string; day: string; count: number }>`
    select user_id as referrer, (at at time zone 'UTC')::date::text as day, count(*)::int as count from referral_rewards
    where user_id = any(${conversions.map(({ referrerId }) => referrerId)}::uuid[])
      and (at at time zone 'UTC')::date::text = any(${conversions.map(({ day }) => day)})
    group by 1, 2`.execute(db)
  return new Map(rows.map(({ referrer, day, count }) => [`${referrer} ${day}`, count]))
}
