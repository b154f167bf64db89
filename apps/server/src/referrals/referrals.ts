import type { Conversion, Referral, ReferralPeriod, ReferralStat } from '@numeria/contract'
import { referralRewards } from '@numeria/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../platform/database/connect.ts'
import { refusedField } from '../platform/errors.ts'
import { isTimeZone, periodsUntil, type Period } from './periods.ts'

/** Conversions of one person that are shown: the newest. */
const maxConversions = 500

/** A user's codes with their results, oldest first: shared links use the first one. */
export async function listReferrals(db: Database, userId: string): Promise<Referral[]> {
  const [codes, rewarded] = await Promise.all([
    db
      .selectFrom('referral_codes')
      .select((select) => ['code as id', select.fn.coalesce('word', 'code').as('code'), 'created_at', 'clicks'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .orderBy('code')
      .execute(),
    db
      .selectFrom('referral_rewards')
      .select((select) => ['code', select.fn.countAll<number>().as('conversions')])
      .where('user_id', '=', userId)
      .where('state', '=', 'rewarded')
      .groupBy('code')
      .execute(),
  ])
  const conversionsOf = new Map(rewarded.map(({ code, conversions }) => [code, conversions]))
  return codes.map(({ id, code, created_at, clicks }) => {
    const conversions = conversionsOf.get(id) ?? 0
    return {
      id,
      code,
      clicks,
      conversions,
      totalEarnings: (conversions * referralRewards.earningsCents) / 100,
      createdAt: created_at.toISOString(),
    }
  })
}

/** All conversions of a user's codes, newest first, with their state and without identities. */
export async function listConversions(db: Database, userId: string): Promise<Conversion[]> {
  const rows = await db
    .selectFrom('referral_rewards')
    .select(['conversion_id as id', 'at', 'state', 'reason', 'credits', 'cents', 'code'])
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('conversion_id')
    .limit(maxConversions)
    .execute()
  const words = await db.selectFrom('referral_codes').select(['code', 'word']).where('user_id', '=', userId).execute()
  const wordOf = new Map(words.map(({ code, word }) => [code, word]))
  return rows.map(({ at, reason, code, ...row }) => ({
    ...row,
    code: wordOf.get(code) ?? code,
    createdAt: at.toISOString(),
    reason,
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
  if (!isTimeZone(timeZone)) throw refusedField('timeZone', 'field.time_zone')
  const periods = periodsUntil(now, period, timeZone)
  const [clicks, signups] = await Promise.all([
    countIn(
      db,
      periods,
      // A day that lies in one period is one number; of the others each quarter of an hour is.
      sql`
        select (k.day + (q.number - 1) * interval '15 minutes') at time zone 'UTC' as at, q.clicks
        from referral_codes c join referral_clicks k on k.code = c.code,
          unnest(case when ${periodOf(periods, sql`k.day::timestamp`)} = ${periodOf(periods, sql`k.day + interval '23:45'`)} then array[k.clicks] else k.quarters end)
            with ordinality as q (clicks, number)
        where c.user_id = ${userId} and k.day >= (${periods[0]!.from}::timestamptz at time zone 'UTC')::date and q.clicks > 0`,
    ),
    countIn(
      db,
      periods,
      sql`select r.at, 1 as clicks from referral_rewards r where r.user_id = ${userId} and r.state <> 'refused'`,
    ),
  ])
  return periods.map(({ label }, index) => ({
    period: label,
    clicks: clicks.get(index + 1) ?? 0,
    signups: signups.get(index + 1) ?? 0,
  }))
}

const periodOf = (periods: Period[], atUtc: RawBuilder<unknown>) =>
  sql<number>`width_bucket((${atUtc}) at time zone 'UTC', ${periods.map(({ from }) => from)}::timestamptz[])`

async function countIn(db: Database, periods: Period[], events: ReturnType<typeof sql>): Promise<Map<number, number>> {
  const beginnings = periods.map(({ from }) => from)
  const { rows } = await sql<{ bucket: number; count: number }>`
    select width_bucket(at, ${beginnings}::timestamptz[]) as bucket, sum(clicks)::int as count
    from (${events}) as events where at >= ${beginnings[0]}::timestamptz group by 1`.execute(db)
  return new Map(rows.map(({ bucket, count }) => [bucket, count]))
}
