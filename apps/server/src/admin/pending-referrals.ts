// Both sides of a referral whose rewards wait: the referrer's reward and the newcomer's welcome are one decision. Each statement asks one table by its key, so
// that it also runs where tables are spread over several databases.
import type { Evidence, PendingTransaction } from '@numeria/contract'
import { sql } from 'kysely'
import type { PendingCredit } from '../credits/pending.ts'
import type { Database } from '../platform/database/connect.ts'
import type { PlaceEvidence } from '../platform/database/referral-tables.ts'
import { maskedEmail } from '../platform/email-address.ts'
import { wordsOf } from '../referrals/codes.ts'
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
  const reasons = new Map(pending.map(({ id, reason }) => [id, reason]))
  const [emails, words, counts] = await Promise.all([
    emailsOf(
      db,
      conversions.flatMap(({ referrerId, userId }) => [referrerId, userId]),
    ),
    wordsOf(
      db,
      conversions.map(({ code }) => code),
    ),
    rewardsByDay(db, conversions),
  ])
  const mailboxes = await mailboxesOf(db, [...emails.values()].map(mailboxOf))
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
      evidence: evidenceOf(reasons.get(reward.id)!, { conversion, referrer, newcomer, mailboxes }),
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

type Mailboxes = Awaited<ReturnType<typeof mailboxesOf>>
type Seen = {
  conversion: Conversion
  referrer: string | undefined
  newcomer: string | undefined
  mailboxes: Mailboxes
}

/** Evidence of the rule. The reason `too_many` is the number of the day, which stands beside it. */
function evidenceOf(reason: string, { conversion, referrer, newcomer, mailboxes }: Seen): Evidence | null {
  if (reason === 'disposable_mail' && newcomer !== undefined)
    return { kind: 'domain', domain: newcomer.slice(newcomer.lastIndexOf('@') + 1) }
  if (reason === 'same_mailbox' && newcomer !== undefined) {
    const mailbox = mailboxOf(newcomer)
    const isOfReferrer = referrer !== undefined && mailboxOf(referrer) === mailbox
    const holder = mailboxes.get(mailbox)
    return {
      kind: 'mailbox',
      of: isOfReferrer ? 'referrer' : 'account',
      mailbox: maskedEmail(mailbox),
      email: holder?.email === undefined ? null : maskedEmail(holder.email),
      since: holder?.since.toISOString() ?? null,
    }
  }
  const { evidence } = conversion
  return evidence && { kind: 'place', of: reason === 'same_place' ? 'newcomer' : 'referrer', ...evidence }
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
  type Row = {
    id: string
    userId: string
    referrerId: string
    code: string
    day: string
    evidence: PlaceEvidence | null
  }
  const { rows } = await sql<Row>`
    select evidence, conversion_id as id, user_id as "userId", referrer_id as "referrerId", code, (created_at at time zone 'UTC')::date::text as day
    from referral_conversions where user_id = any(${newcomers}::uuid[]) or conversion_id = any(${ids}::uuid[])`.execute(
    db,
  )
  return rows
}

async function emailsOf(db: Database, userIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; email: string }>`
    select user_id as id, email from users where user_id = any(${userIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, email }) => [id, email]))
}

/** The accounts that have these mailboxes, by mailbox. */
async function mailboxesOf(db: Database, mailboxes: readonly string[]) {
  const { rows } = await sql<{ mailbox: string; userId: string; since: Date }>`
    select mailbox, user_id as "userId", claimed_at as since from mailboxes where mailbox = any(${mailboxes})`.execute(
    db,
  )
  const emails = await emailsOf(
    db,
    rows.map(({ userId }) => userId),
  )
  return new Map(rows.map(({ mailbox, userId, since }) => [mailbox, { email: emails.get(userId), since }]))
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
