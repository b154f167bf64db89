// The product's funnel, as counts per day. Steps that the server records are counted in its own tables, without tracking; the others come from browsers with
// consent, and so cover a part of all visits.
import type { FunnelStepName } from '@numeria/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../platform/database/connect.ts'
import { deleteInPieces } from '../platform/database/delete-in-pieces.ts'

const dayMs = 86_400_000
const rawDays = 30
const aggregateMonths = 13
/** Events may arrive this long after they happened, so these days are counted again. */
const openDays = 2
/** Days counted by one statement: an hourly run needs one statement per step, and the first count of everything a few. */
const stretchDays = 28

type Source = 'browsers' | 'tables'
type Step = { name: FunnelStepName; source: Source; days: RawBuilder<unknown> }

/** Each visit counts once in a step, however often it takes it in a day. */
function told(event: FunnelStepName): Step {
  const days = sql`select day, count(distinct session) as count from analytics_events where event = ${event} and day between ${firstDay} and ${lastDay} group by 1`
  return { name: event, source: 'browsers', days }
}

function counted(name: FunnelStepName, days: RawBuilder<unknown>): Step {
  return { name, source: 'tables', days }
}

const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'UTC')::date`
const firstDay = sql`(select first_day from stretch)`
const lastDay = sql`(select last_day from stretch)`
const begin = sql`(select first_day::timestamp at time zone 'UTC' from stretch)`
const end = sql`(select (last_day + 1)::timestamp at time zone 'UTC' from stretch)`

/** In the order in which people take them. */
const steps: readonly Step[] = [
  told('visit'),
  told('login_shown'),
  counted(
    'sign_up',
    sql`select ${dayOf('created_at')} as day, count(*) as count from users where created_at >= ${begin} and created_at < ${end} group by 1`,
  ),
  counted(
    'first_reading',
    // Users with a reading in these days, and whether it was their first: one index look-up each, however many turns exist.
    sql`select ${dayOf('first.created_at')} as day, count(*) as count
      from (select distinct user_id from turns where created_at >= ${begin} and created_at < ${end}) reader
        cross join lateral (
          select created_at from turns t
          where t.user_id = reader.user_id and t.state in ('done', 'forgotten') and t.reading_kind not in ('onboarding', 'safety')
          order by t.created_at limit 1
        ) first
      where first.created_at >= ${begin} and first.created_at < ${end} group by 1`,
  ),
  told('packs_viewed'),
  counted(
    'purchase_started',
    sql`select ${dayOf('created_at')} as day, count(*) as count from purchases
      where way <> 'renewal' and created_at >= ${begin} and created_at < ${end} group by 1`,
  ),
  counted(
    'purchase',
    sql`select ${dayOf('paid_at')} as day, count(*) as count from purchases
      where state = 'paid' and way <> 'renewal' and paid_at >= ${begin} and paid_at < ${end} group by 1`,
  ),
  told('share_opened'),
  counted(
    'share',
    sql`select day, count(*) as count from share_rewards where day between ${firstDay} and ${lastDay} group by 1`,
  ),
  counted(
    'referral_code_made',
    sql`select ${dayOf('created_at')} as day, count(*) as count from referral_codes where created_at >= ${begin} and created_at < ${end} group by 1`,
  ),
  counted(
    'referral',
    sql`select ${dayOf('created_at')} as day, count(*) as count from referral_conversions where created_at >= ${begin} and created_at < ${end} group by 1`,
  ),
]

/**
 * Counts every day since the last one that is closed, again and again the same, in any number of processes. It goes some weeks at a time, so that however
 * much there is to count no statement takes long; one that is stopped goes on from there the next time.
 */
export async function countFunnel(db: Database, now: Date): Promise<void> {
  for (const step of steps) {
    let days: Stretch | null = await firstStretch(db, step, now)
    for (; days; days = nextStretch(days, now)) await countStretch(db, step, days, now)
  }
}

/** Calendar days by UTC, `YYYY-MM-DD`, both included. */
type Stretch = { from: string; to: string }

async function firstStretch(db: Database, { name }: Step, now: Date): Promise<Stretch> {
  const { rows } = await sql<{ from: string }>`
    select coalesce(max(day) - ${openDays}::int, (${dayText(now)}::date - make_interval(months => ${aggregateMonths}))::date) as "from"
    from funnel_days where step = ${name}`.execute(db)
  return stretchFrom(rows[0]!.from)
}

function nextStretch({ to }: Stretch, now: Date): Stretch | null {
  return to >= dayText(now) ? null : stretchFrom(dayText(new Date(Date.parse(to) + dayMs)))
}

function stretchFrom(from: string): Stretch {
  return { from, to: dayText(new Date(Date.parse(from) + (stretchDays - 1) * dayMs)) }
}

const dayText = (at: Date) => at.toISOString().slice(0, 10)

async function countStretch(db: Database, { name, days }: Step, { from, to }: Stretch, now: Date): Promise<void> {
  await sql`
    with stretch as materialized (select ${from}::date as first_day, least(${to}::date, ${dayText(now)}::date) as last_day)
    insert into funnel_days (step, day, count, counted_at)
    select ${name}, each::date, coalesce(counted.count, 0), ${now}::timestamptz
    from stretch cross join generate_series(first_day, last_day, interval '1 day') each
      left join (${days}) counted on counted.day = each::date
    order by each
    on conflict (step, day) do update set count = greatest(funnel_days.count, excluded.count), counted_at = excluded.counted_at`.execute(
    db,
  )
}

/** Raw events live for 30 days, numbers of days for 13 months. @returns how many events were deleted */
export async function deleteOldAnalytics(db: Database, now: Date): Promise<number> {
  const lastRaw = dayText(new Date(now.getTime() - rawDays * dayMs))
  const deleted = await deleteInPieces(db, 'analytics_events', sql`day < ${lastRaw}`)
  await sql`delete from funnel_days where day < ${dayText(now)}::date - make_interval(months => ${aggregateMonths})`.execute(
    db,
  )
  return deleted
}

export type FunnelStep = { step: FunnelStepName; source: Source; days: readonly number[]; total: number }

/** The last days, oldest first, step by step. A day that was not counted yet is 0. */
export async function readFunnel(
  db: Database,
  now: Date,
  lastDays: number,
): Promise<{ days: string[]; steps: FunnelStep[] }> {
  const days = Array.from({ length: lastDays }, (_, index) =>
    new Date(now.getTime() - (lastDays - 1 - index) * dayMs).toISOString().slice(0, 10),
  )
  const rows = await db
    .selectFrom('funnel_days')
    .select(['step', 'day', 'count'])
    .where('day', '>=', days[0]!)
    .execute()
  const found = new Map(rows.map(({ step, day, count }) => [`${step} ${day}`, count]))
  return {
    days,
    steps: steps.map(({ name, source }) => {
      const counts = days.map((day) => found.get(`${name} ${day}`) ?? 0)
      return { step: name, source, days: counts, total: counts.reduce((sum, count) => sum + count, 0) }
    }),
  }
}
