import type { Conversion, Referral, ReferralPeriod, ReferralStat } from '@numeria/contract'
import { referralRewards } from '@numeria/contract'
import { sql } from 'kysely'
import type { Database } from '../platform/database/connect.ts'
import { AppError } from '../platform/errors.ts'
import { isTimeZone, periodsUntil, type Period } from './periods.ts'

/** Conversions of one person that are shown: the newest. */
const mostConversions = 500

/** A user's codes with their results, oldest first: shared links use the first one. */
export async function listReferrals(db: Database, userId: string): Promise<Referral[]> {
  const rows = await db
    .selectFrom('referral_codes as c')
    .select((select) => [
      'c.code as id',
      select.fn.coalesce('c.word', 'c.code').as('code'),
      'c.created_at as createdAt',
      'c.clicks',
      select
        .selectFrom('referral_rewards as r')
        .select((of) => of.fn.countAll<number>().as('count'))
        .where('r.user_id', '=', userId)
        .whereRef('r.code', '=', 'c.code')
        .where('r.state', '=', 'rewarded')
        .as('conversions'),
    ])
    .where('c.user_id', '=', userId)
    .orderBy('c.created_at')
    .orderBy('c.code')
    .execute()
  return rows.map(({ id, code, createdAt, clicks, conversions }) => ({
    id,
    code,
    clicks,
    conversions: conversions ?? 0,
    totalEarnings: ((conversions ?? 0) * referralRewards.earningsCents) / 100,
    createdAt: createdAt.toISOString(),
  }))
}

/** All conversions of a user's codes, newest first, with their state and without identities. */
export async function listConversions(db: Database, userId: string): Promise<Conversion[]> {
  const rows = await db
    .selectFrom('referral_rewards as r')
    .leftJoin('referral_codes as c', 'c.code', 'r.code')
    .select(['conversion_id as id', 'at', 'state', 'reason', 'credits', 'cents'])
    .select((select) => select.fn.coalesce('c.word', 'r.code').as('code'))
    .where('r.user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('conversion_id')
    .limit(mostConversions)
    .execute()
  return rows.map(({ at, reason, ...row }) => ({
    ...row,
    createdAt: at.toISOString(),
    reason: reason as Conversion['reason'],
  }))
}

/**
 * Clicks and sign-ups of all codes of a user, by days or months of the reader's time zone, without gaps.
 * @throws {AppError} `request.invalid` for an unknown time zone
 */
export async function readStats(
  db: Database,
  now: Date,
  userId: string,
  { period, timeZone }: { period: ReferralPeriod; timeZone: string },
): Promise<ReferralStat[]> {
  if (!isTimeZone(timeZone))
    throw new AppError('request.invalid', { field: 'timeZone', text: 'This time zone does not exist.' })
  const periods = periodsUntil(now, period, timeZone)
  const [clicks, signups] = await Promise.all([
    countIn(
      db,
      periods,
      sql`select k.at from referral_codes c join referral_clicks k on k.code = c.code where c.user_id = ${userId}`,
    ),
    countIn(db, periods, sql`select r.at from referral_rewards r where r.user_id = ${userId} and r.state <> 'refused'`),
  ])
  return periods.map(({ label }, index) => ({
    period: label,
    clicks: clicks.get(index + 1) ?? 0,
    signups: signups.get(index + 1) ?? 0,
  }))
}

async function countIn(db: Database, periods: Period[], events: ReturnType<typeof sql>): Promise<Map<number, number>> {
  const beginnings = periods.map(({ from }) => from)
  const { rows } = await sql<{ bucket: number; count: number }>`
    select width_bucket(at, ${beginnings}::timestamptz[]) as bucket, count(*) as count
    from (${events}) as events where at >= ${beginnings[0]}::timestamptz group by 1`.execute(db)
  return new Map(rows.map(({ bucket, count }) => [bucket, count]))
}
