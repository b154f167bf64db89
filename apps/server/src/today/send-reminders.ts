import { isAdult, limits } from '@numeria/contract'
import { pageTexts } from '../page-texts/page-texts.ts'
import type { Deps } from '../deps.ts'
import { isNotTaken, isRefused } from '../integrations/mail.ts'
import { companyLines } from '../platform/company-lines.ts'
import { localDay } from '../platform/local-time.ts'
import { allRows } from '../platform/database/places.ts'
import { dueOn, endToken, nextDue } from './reminders.ts'
import { sendDue } from './send-due.ts'
import { todayOf } from './today.ts'

/** E-mails on their way at the same time. */
export const atOnce = 20
const batch = 200
const againMs = 10 * 60_000

/**
 * Sends the e-mails that are due, and queues the notifications. A person's day is claimed by one statement before the e-mail is handed over: several processes
 * send it once, and one that is killed at that moment loses the e-mail of that person and day instead of sending it twice. The same statement queues the
 * notifications of that day, so that none of them is lost.
 */
export async function sendReminders(deps: Deps): Promise<void> {
  if (!deps.mail && !deps.push) return
  await sendDue(
    () => findDue(deps),
    atOnce,
    (row) => remind(deps, row),
  )
}

type DueRow = Awaited<ReturnType<typeof findDue>>[number]

async function findDue({ db, clock, mail, push }: Deps) {
  const rows = await allRows(db)
    .selectFrom('day_reminders as r')
    .innerJoin('users as u', 'u.user_id', 'r.user_id')
    // Looked up person by person, where `exists` may read all devices.
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('push_devices')
          .select('device_id')
          .whereRef('push_devices.user_id', '=', 'r.user_id')
          .limit(1)
          .as('d'),
      (join) => join.onTrue(),
    )
    .select(['r.user_id as userId', 'r.hour', 'r.tone', 'r.language', 'r.due_at as dueAt', 'r.last_day as lastDay'])
    .select(['r.is_email_on as byEmail', 'r.ended', 'r.unopened', 'u.email', 'u.time_zone', 'u.birth_date'])
    .select(['u.mentioned_birth_date', 'd.device_id as someDevice'])
    .where('r.due_at', '<=', clock.now())
    // A kind that this server cannot send stays as it is.
    .where((is) =>
      is.or([
        ...(mail ? [is.and([is('r.is_email_on', '=', true), is('r.ended', 'is distinct from', 'refused')])] : []),
        ...(push ? [is('d.device_id', 'is not', null)] : []),
      ]),
    )
    .orderBy('r.due_at')
    .limit(batch)
    .execute()
  return rows.map(({ time_zone, birth_date, mentioned_birth_date, ...row }) => ({
    ...row,
    dueAt: row.dueAt!,
    timeZone: time_zone ?? 'UTC',
    birthDate: birth_date ?? mentioned_birth_date,
  }))
}

/** @returns whether the row is no longer due at the moment that it was */
async function remind(deps: Deps, row: DueRow): Promise<boolean> {
  const now = deps.clock.now()
  const today = localDay(now, row.timeZone)
  const moment = dueOn(today, row)
  // The person is in another time zone since, and the hour is still to come.
  if (moment > now) return move(deps, row, { due_at: moment })
  const next = nextDue({ ...row, lastDay: today }, now)
  const { birthDate } = row
  if ((row.lastDay !== null && row.lastDay >= today) || birthDate === null || !isAdult(birthDate, now))
    return move(deps, row, { due_at: next })

  // A last e-mail that was not taken is tried again, while the notifications end.
  const isLast = row.ended === 'quiet' || row.unopened >= limits.unopenedReminders
  const claimed = isLast
    ? { due_at: null, last_day: today, ended: 'quiet' as const }
    : { due_at: next, last_day: today, unopened: row.unopened + 1 }
  if (!(await claim(deps, row, claimed))) return false
  const { mail } = deps
  // E-mails that the person's mail server refused stay ended while notifications go on.
  if (!mail || !row.byEmail || row.ended === 'refused') return true
  try {
    await mail.send(write(deps, { ...row, birthDate }, now, isLast))
  } catch (error) {
    // A mail server's words repeat the address it refuses.
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    deps.log.warn({ code }, 'a reminder was not taken by the mail server')
    const since = { ...row, dueAt: claimed.due_at }
    if (isRefused(error)) {
      // The last e-mail has ended them already.
      const refused = { ...(row.someDevice === null && { due_at: null }), ended: 'refused' as const }
      if (!isLast) await move(deps, since, refused)
    } else if (isNotTaken(error)) await move(deps, since, giveBack(row, now, isLast))
  }
  return true
}

/** The day is unclaimed again, for another try. */
const giveBack = ({ lastDay, unopened }: DueRow, now: Date, isLast: boolean): Change => ({
  due_at: new Date(now.getTime() + againMs),
  last_day: lastDay,
  unopened,
  ended: isLast ? 'quiet' : null,
})

type Change = {
  due_at?: Date | null
  last_day?: string | null
  unopened?: number
  ended?: 'quiet' | 'refused' | null
}

/** @returns false where another process was first, or the person changed it */
async function move(
  { db }: Deps,
  { userId, byEmail, dueAt }: Pick<DueRow, 'userId' | 'byEmail'> & { dueAt: Date | null },
  change: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('day_reminders')
    .set(change)
    .where('user_id', '=', userId)
    .where('is_email_on', '=', byEmail)
    .where('due_at', 'is not distinct from', dueAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Moves a person on to the next day, and queues the notifications of this one in the same statement. */
async function claim(
  { db, clock }: Deps,
  { userId, byEmail, dueAt }: DueRow,
  { due_at, last_day, ...change }: Change & { last_day: string },
): Promise<boolean> {
  const claimed = db
    .with('claimed', (tx) =>
      tx
        .updateTable('day_reminders')
        .set({ due_at, last_day, ...change })
        .where('user_id', '=', userId)
        .where('is_email_on', '=', byEmail)
        .where('due_at', '=', dueAt)
        .returning('user_id'),
    )
    .with('queued', (tx) =>
      tx
        .updateTable('push_devices as d')
        .from('claimed as c')
        .set({ last_day, due_at: clock.now(), tries: 0 })
        .whereRef('d.user_id', '=', 'c.user_id')
        // A day that was given back because of its e-mail has queued them already.
        .where('d.last_day', 'is distinct from', last_day)
        .returning('d.device_id'),
    )
    .selectFrom('claimed')
    .select('user_id')
  return (await claimed.executeTakeFirst()) !== undefined
}

function write(deps: Deps, row: DueRow & { birthDate: string }, now: Date, isLast: boolean) {
  const { company, publicUrl } = deps.settings
  const token = endToken(deps, row.userId)
  const links = { today: `${publicUrl}/today`, end: `${publicUrl}/today?end=${token}` }
  const texts = pageTexts[row.language].reminders
  const { subject, lines } = isLast ? texts.last(links) : texts.daily(todayOf(row, now), links)
  const signature = ['', ...companyLines(company, row.language)]
  return {
    to: row.email,
    subject,
    text: [...lines, ...signature].join('\n'),
    unsubscribeUrl: `${publicUrl}/api/today/reminders/end/${token}`,
  }
}
