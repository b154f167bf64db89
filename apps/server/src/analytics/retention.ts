// Counts returns on day 1, 7 and 30, from browsers with consent alone. A browser itself knows the day of the sign-up and what was done on it; the server gets
// both under a number of one day, and so cannot follow a browser from day to day.
import { firstActions, type Retention } from '@numeria/contract'
import { sql } from 'kysely'
import type { Database } from '../platform/database/connect.ts'
import { deleteInPieces } from '../platform/database/delete-in-pieces.ts'
import type { AnalyticsTables } from '../platform/database/analytics-tables.ts'
import { isComplete, showWeek, smallestCount } from './retention.rules.ts'

const dayMs = 86_400_000
const rawDays = 30
const weekMonths = 13
/** Weeks in the admin area: half a year. */
const shownWeeks = 26

const dayText = (at: Date) => at.toISOString().slice(0, 10)
const oldestRaw = (now: Date) => dayText(new Date(now.getTime() - rawDays * dayMs))

export async function recordRetention(db: Database, notes: AnalyticsTables['retention_notes'][]): Promise<void> {
  await db
    .insertInto('retention_notes')
    .values(notes)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Counts each week whose reports are all still there; any number of processes, again and again the same. A browser counts once a day, by its last action. */
export async function countRetention(db: Database, now: Date): Promise<void> {
  await sql`
    with known as (
      select distinct on (session, day, after) date_trunc('week', day - after)::date as week, after, did
      from retention_notes
      where day >= ${oldestRaw(now)} and date_trunc('week', day - after)::date + after >= ${oldestRaw(now)}::date
      order by session, day, after, array_position(${[...firstActions]}::text[], did) desc
    )
    insert into retention_weeks (week, after, did, browsers)
    select weeks.week, weeks.after, action, count(known.did)
    from (select distinct week, after from known) weeks cross join unnest(${[...firstActions]}::text[]) action
      left join known on known.week = weeks.week and known.after = weeks.after and known.did = action
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (week, after, did) do update set browsers = excluded.browsers
      where retention_weeks.browsers <> excluded.browsers`.execute(db)
}

/** Deletes reports after 30 days, and counts of weeks after 13 months. */
export async function deleteOldRetention(db: Database, now: Date): Promise<number> {
  const deleted = await deleteInPieces(db, 'retention_notes', sql`day < ${oldestRaw(now)}`)
  await sql`delete from retention_weeks where week < ${dayText(now)}::date - make_interval(months => ${weekMonths})`.execute(
    db,
  )
  return deleted
}

/** The weeks that are over, newest first, as far as they may be shown. It reads counts only, however many people there are. */
export async function readRetention(db: Database, now: Date): Promise<Retention> {
  const today = dayText(now)
  const rows = await db
    .selectFrom('retention_weeks')
    .selectAll()
    .where('week', '>=', dayText(new Date(now.getTime() - (shownWeeks * 7 + 9) * dayMs)))
    .execute()
  const counts = new Map(rows.map(({ week, after, did, browsers }) => [`${week} ${after} ${did}`, browsers]))
  const weeks = [...new Set(rows.map(({ week }) => week))]
    .filter((week) => isComplete(week, 0, today))
    .toSorted()
    .toReversed()
    .slice(0, shownWeeks)
  return {
    weeks: weeks.map((week) => showWeek(week, (after, did) => counts.get(`${week} ${after} ${did}`) ?? 0, today)),
    smallestCount,
  }
}
