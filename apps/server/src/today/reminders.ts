// The numbers of the day by e-mail and as notifications, for people who asked for them.
import type { Reminders, RemindersUpdate, PageLanguage } from '@numeria/contract'
import { sql } from 'kysely'
import { savePreferences } from '../accounts/accounts.ts'
import type { Deps } from '../deps.ts'
import type { Database, Db } from '../platform/database/connect.ts'
import { deleteInPieces } from '../platform/database/delete-in-pieces.ts'
import { AppError } from '../platform/errors.ts'
import { dayAfter, localDay, momentOf } from '../platform/local-time.ts'
import { cipherOf, DecryptionError } from '../platform/encryption.ts'

/** The hour that the page offers before a person has chosen one. */
const firstHour = 8
const secondsOfAnHour = 3_600
const dayMs = 86_400_000

export async function readReminders({ db, mail, push }: Deps, userId: string): Promise<Reminders> {
  const row = await db
    .selectFrom('day_reminders')
    .select(['is_email_on as email', 'hour', 'ended'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const devices = await db
    .selectFrom('push_devices')
    .select('device_id as id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return {
    canEmail: mail !== null,
    pushKey: push?.publicKey() ?? null,
    devices: devices.map(({ id }) => id),
    ...(row ?? { email: false, hour: firstHour, ended: null }),
  }
}

/** Saves what a person chose. */
export async function saveReminders(
  deps: Deps,
  userId: string,
  { email, ...choice }: RemindersUpdate,
  language: PageLanguage,
): Promise<void> {
  await savePreferences(deps.db, userId, { timeZone: choice.timeZone })
  await keepChoice(deps, userId, choice, language, email)
  if (!email) await restIfIdle(deps, userId)
}

/** @param email whether e-mails are sent; undefined: as before, but e-mails that ended by themselves stay ended */
export async function keepChoice(
  { db, clock }: Pick<Deps, 'clock'> & { db: Db },
  userId: string,
  { hour, tone, timeZone }: Omit<RemindersUpdate, 'email'>,
  language: PageLanguage,
  email?: boolean,
): Promise<void> {
  const now = clock.now()
  const known = await db
    .selectFrom('day_reminders')
    .select('last_day as lastDay')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const lastDay = known?.lastDay ?? null
  const chosen = {
    is_email_on: email ?? sql<boolean>`day_reminders.is_email_on and day_reminders.ended is null`,
    hour,
    tone,
    language,
    due_at: nextDue({ userId, hour, timeZone, lastDay }, now),
    unopened: 0,
    ended: null,
    changed_at: now,
  }
  await db
    .insertInto('day_reminders')
    .values({ user_id: userId, last_day: null, ...chosen, is_email_on: email ?? false })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
    .execute()
}

/** Ends the e-mails. Notifications go on. */
export async function endEmails({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await db.updateTable('day_reminders').set({ is_email_on: false, ended: null }).where('user_id', '=', userId).execute()
  await restIfIdle({ db }, userId)
}

/**
 * Stops the clock of a person who gets neither e-mails nor notifications. The row keeps the day of the last reminder, so that switching them on again sends
 * none twice on one day. The lock makes a device that is added at the same moment either seen here or added after.
 */
export async function restIfIdle({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('day_reminders')
      .select('is_email_on')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
    if (!row || row.is_email_on) return
    const device = await tx
      .selectFrom('push_devices')
      .select('device_id')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (device) return
    const rest = { due_at: null, unopened: 0, ended: null }
    await tx.updateTable('day_reminders').set(rest).where('user_id', '=', userId).execute()
  })
}

/** Deletes reminders that were switched off, once no time zone has the day of the last one any more. */
export async function deleteEndedReminders(db: Database, now: Date): Promise<void> {
  const yesterday = localDay(new Date(now.getTime() - dayMs), 'UTC')
  const isOff = sql`not is_email_on and due_at is null and ended is null`
  await deleteInPieces(db, 'day_reminders', sql`${isOff} and (last_day is null or last_day < ${yesterday}::date)`)
}

/** A person looked at their numbers: the reminders go on. */
export async function noteOpened({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await db
    .updateTable('day_reminders')
    .set({ unopened: 0 })
    .where('user_id', '=', userId)
    .where('unopened', '>', 0)
    .execute()
}

type Due = { userId: string; hour: number; timeZone: string; lastDay: string | null }

/** The moment of a day's reminder: within the hour that the person chose, spread over it by the person's id. */
export function dueOn(day: string, { userId, hour, timeZone }: Omit<Due, 'lastDay'>): Date {
  const seconds = Number.parseInt(userId.slice(0, 8), 16) % secondsOfAnHour
  return new Date(momentOf(day, hour, timeZone).getTime() + seconds * 1_000)
}

/** The next reminder after a moment, on a day that has had none. */
export function nextDue(due: Due, now: Date): Date {
  const today = localDay(now, due.timeZone)
  const isPast = dueOn(today, due) <= now || (due.lastDay !== null && due.lastDay >= today)
  return dueOn(isPast ? dayAfter(today) : today, due)
}

const place = ['reminders', 'end'] as const

/** A secret that ends the reminders of one person and does nothing else. */
export const endToken = ({ settings }: Pick<Deps, 'settings'>, userId: string): string =>
  cipherOf(settings.encryption).encrypt(userId, place)

/** @throws {AppError} `today.link_unknown` */
export function readEndToken({ settings }: Pick<Deps, 'settings'>, token: string): string {
  try {
    return cipherOf(settings.encryption).decrypt(token, place)
  } catch (error) {
    if (error instanceof DecryptionError) throw new AppError('today.link_unknown', { cause: error })
    throw error
  }
}
