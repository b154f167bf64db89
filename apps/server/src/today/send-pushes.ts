import { isAdult } from '@numeria/contract'
import { pageTexts } from '../page-texts/page-texts.ts'
import type { Deps } from '../deps.ts'
import type { Push } from '../integrations/push.ts'
import { dayAfter, localDay, momentOf } from '../platform/local-time.ts'
import { allRows } from '../platform/database/places.ts'
import { restIfIdle } from './reminders.ts'
import type { Notification } from '../page-texts/en/reminders.ts'
import { sendDue } from './send-due.ts'
import { todayOf } from './today.ts'

/** Messages on their way at the same time. */
export const atOnce = 50
const batch = 200
const maxTries = 3
const againMs = 10 * 60_000
const dayMs = 86_400_000

/**
 * Sends the queued notifications. Each is claimed before it is handed over, as e-mails are. One that a push service certainly did not take is tried three times in
 * all, and within its day unless it is the last one; a subscription that has ended is forgotten.
 */
export async function sendPushes(deps: Deps): Promise<void> {
  const { push } = deps
  if (!push) return
  await sendDue(
    () => findDue(deps),
    atOnce,
    (row) => send(deps, push, row),
  )
}

type DueRow = Awaited<ReturnType<typeof findDue>>[number]

async function findDue({ db, clock }: Deps) {
  const rows = await allRows(db)
    .selectFrom('push_devices as d')
    .innerJoin('day_reminders as r', 'r.user_id', 'd.user_id')
    .innerJoin('users as u', 'u.user_id', 'd.user_id')
    .select(['d.user_id as userId', 'd.device_id as deviceId', 'd.endpoint', 'd.p256dh', 'd.auth', 'd.tries'])
    .select(['d.due_at as dueAt', 'd.last_day as day', 'r.tone', 'r.language', 'r.ended'])
    .select(['u.time_zone', 'u.birth_date', 'u.mentioned_birth_date'])
    .where('d.due_at', '<=', clock.now())
    .orderBy('d.due_at')
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
async function send(deps: Deps, push: Push, row: DueRow): Promise<boolean> {
  const now = deps.clock.now()
  const isLast = row.ended === 'quiet'
  // The device of a last message goes with it. It stays while the message is on its way; where the process dies then, it goes untold at its next turn.
  if (isLast && row.tries >= maxTries) return remove(deps, row)
  const claimed = isLast ? new Date(now.getTime() + againMs) : null
  if (!(await move(deps, row, claimed, isLast ? maxTries : row.tries))) return false
  const message = write(row, now)
  if (!message) return true
  // The numbers of a day are of no use on the next one.
  const until = isLast ? now.getTime() + dayMs : momentOf(dayAfter(row.day!), 0, row.timeZone).getTime()
  const seconds = Math.max(0, Math.floor((until - now.getTime()) / 1_000))
  const { outcome, code } = await push.send(row, JSON.stringify({ ...message, lang: row.language }), seconds)
  const since = { ...row, dueAt: claimed }
  // The address of a subscription is a secret of its browser.
  if (outcome !== 'taken') deps.log.warn({ code, outcome }, 'a notification was not taken by the push service')
  if (outcome === 'later' && row.tries + 1 < maxTries)
    await move(deps, since, new Date(now.getTime() + againMs), row.tries + 1)
  else if (isLast) await remove(deps, since)
  else if (outcome === 'gone') {
    await remove(deps, since)
    await restIfIdle(deps, row.userId)
  }
  return true
}

/** Null where there is nothing to say any more: the day is over, or the birth date was taken back. */
function write({ birthDate, ...row }: DueRow, now: Date): Notification | null {
  const texts = pageTexts[row.language].reminders
  if (row.ended === 'quiet') return texts.lastNotification
  if (birthDate === null || !isAdult(birthDate, now) || localDay(now, row.timeZone) !== row.day) return null
  const { day } = todayOf({ ...row, birthDate }, now)
  return { title: `${texts.dayName} ${day.value}: ${day.title}`, body: day.sentence }
}

type Claimed = Pick<DueRow, 'userId' | 'deviceId'> & { dueAt: Date | null }

/** @returns false where another process was first, or the device was removed */
async function move({ db }: Deps, { userId, deviceId, dueAt }: Claimed, due_at: Date | null, tries: number) {
  const { numUpdatedRows } = await db
    .updateTable('push_devices')
    .set({ due_at, tries })
    .where('user_id', '=', userId)
    .where('device_id', '=', deviceId)
    .where('due_at', 'is not distinct from', dueAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function remove({ db }: Deps, row: Claimed) {
  const { numDeletedRows } = await db
    .deleteFrom('push_devices')
    .where('user_id', '=', row.userId)
    .where('device_id', '=', row.deviceId)
    .where('due_at', 'is not distinct from', row.dueAt)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
