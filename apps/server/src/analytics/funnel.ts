// The product's own funnel, as numbers of days. What the server knows by itself it counts in its own tables, where nobody is followed; the rest is told by
// browsers whose owners consented, and so is a part of the truth.
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../platform/database/connect.ts'

const dayMs = 86_400_000
const rawDays = 30
const aggregateMonths = 13
/** Events may be told this long after they happened, so that days this young are counted again. */
const openDays = 2

type Source = 'browsers' | 'tables'
type Step = { name: string; source: Source; days: RawBuilder<unknown> }

/** Each visit counts once in a step, however often it takes it in a day. */
function told(event: string): Step {
  const days = sql`select day, count(distinct session) as count from analytics_events where event = ${event} and day >= ${firstDay} group by 1`
  return { name: event, source: 'browsers', days }
}

function counted(name: string, days: RawBuilder<unknown>): Step {
  return { name, source: 'tables', days }
}

const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'UTC')::date`
const firstDay = sql`(select day from since)`
const begin = sql`((select day from since)::timestamp at time zone 'UTC')`

/** In the order in which people take them. */
const steps: readonly Step[] = [
  told('visit'),
  told('login_shown'),
  counted(
    'sign_up',
    sql`select ${dayOf('created_at')} as day, count(*) as count from users where created_at >= ${begin} group by 1`,
  ),
  counted(
    'first_reading',
    sql`select ${dayOf('t.created_at')} as day, count(*) as count from turns t
      where t.created_at >= ${begin} and t.state in ('done', 'forgotten') and t.reading not in ('onboarding', 'safety')
        and not exists (select 1 from turns e where e.user_id = t.user_id and e.state in ('done', 'forgotten')
          and e.reading not in ('onboarding', 'safety') and (e.created_at, e.turn_id) < (t.created_at, t.turn_id))
      group by 1`,
  ),
  told('packs_viewed'),
  told('purchase_started'),
  counted(
    'purchase',
    sql`select ${dayOf('paid_at')} as day, count(*) as count from purchases
      where state = 'paid' and way <> 'renewal' and paid_at >= ${begin} group by 1`,
  ),
  told('share_opened'),
  counted('share', sql`select day, count(*) as count from share_rewards where day >= ${firstDay} group by 1`),
  told('referral_code_made'),
  counted(
    'referral',
    sql`select ${dayOf('created_at')} as day, count(*) as count from conversions where created_at >= ${begin} group by 1`,
  ),
]

/** Counts every day since the last one that is closed, again and again the same, in any number of processes. */
export async function countFunnel(db: Database, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  for (const { name, days } of steps) {
    await sql`
      with since as (
        select coalesce(max(day) - ${openDays}::int, (${today}::date - make_interval(months => ${aggregateMonths}))::date) as day
        from funnel_days where step = ${name}
      )
      insert into funnel_days (step, day, count, counted_at)
      select ${name}, each::date, coalesce(counted.count, 0), ${now}::timestamptz
      from since cross join generate_series(since.day, ${today}::date, interval '1 day') each
        left join (${days}) counted on counted.day = each::date
      order by each
      on conflict (step, day) do update set count = greatest(funnel_days.count, excluded.count), counted_at = excluded.counted_at`.execute(
      db,
    )
  }
}

/** Raw events live for 30 days, numbers of days for 13 months. */
export async function forgetOldAnalytics(db: Database, now: Date): Promise<void> {
  const lastRaw = new Date(now.getTime() - rawDays * dayMs).toISOString().slice(0, 10)
  await db.deleteFrom('analytics_events').where('day', '<', lastRaw).execute()
  const today = now.toISOString().slice(0, 10)
  await sql`delete from funnel_days where day < ${today}::date - make_interval(months => ${aggregateMonths})`.execute(
    db,
  )
}

export type FunnelStep = { step: string; source: Source; days: readonly number[]; total: number }

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
