// The letter on the birthday and the turning points of a year by e-mail, for people who asked for them.
import { isAdult, type YearlyLetters, type YearlyLettersUpdate, type PageLanguage } from '@numeria/contract'
import { pageTexts } from '../page-texts/page-texts.ts'
import { savePreferences } from '../accounts/accounts.ts'
import type { Deps } from '../deps.ts'
import { isNotTaken, isRefused } from '../integrations/mail.ts'
import { companyLines } from '../platform/company-lines.ts'
import { localDay } from '../platform/local-time.ts'
import { allRows } from '../platform/database/places.ts'
import { dueOn, endToken, nextDue } from './reminders.ts'
import { sendDue } from './send-due.ts'
import { birthdayLetter, turningPoints } from './turning-points.ts'

/** On the clocks of the person. */
const hour = 9
/** E-mails on their way at the same time. */
const atOnce = 20
const batch = 200
const againMs = 10 * 60_000

export async function readYearlyLetters({ db, mail }: Deps, userId: string): Promise<YearlyLetters> {
  const row = await db
    .selectFrom('yearly_letters')
    .select(['has_birthday as birthday', 'has_turning_points as turns'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { canEmail: mail !== null, ...(row ?? { birthday: false, turns: false }) }
}

/** Saves what a person chose. The days that had their letter stay known, so that no press brings one twice. */
export async function saveYearlyLetters(
  { db, clock }: Deps,
  userId: string,
  { birthday, turns, tone, timeZone }: YearlyLettersUpdate,
  language: PageLanguage,
): Promise<void> {
  const now = clock.now()
  await savePreferences(db, userId, { timeZone })
  const known = await db
    .selectFrom('yearly_letters')
    .select('last_day as lastDay')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const due = nextDue({ userId, hour, timeZone, lastDay: known?.lastDay ?? null }, now)
  const chosen = {
    has_birthday: birthday,
    has_turning_points: turns,
    tone,
    language,
    due_at: birthday || turns ? due : null,
    changed_at: now,
  }
  await db
    .insertInto('yearly_letters')
    .values({ user_id: userId, ...chosen })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
    .execute()
}

export async function endYearlyLetters({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  const ended = { has_birthday: false, has_turning_points: false, due_at: null }
  await db.updateTable('yearly_letters').set(ended).where('user_id', '=', userId).execute()
}

/** Looks at the day of everyone whose hour has come, and sends what belongs to it. A day is claimed first: no letter is sent twice. */
export async function sendYearlyLetters(deps: Deps): Promise<void> {
  const { mail } = deps
  if (!mail) return
  await sendDue(
    () => findDue(deps),
    atOnce,
    (row) => look({ ...deps, mail }, row),
  )
}

type DueRow = Awaited<ReturnType<typeof findDue>>[number]
type Sender = Deps & { mail: NonNullable<Deps['mail']> }

async function findDue({ db, clock }: Deps) {
  const rows = await allRows(db)
    .selectFrom('yearly_letters as y')
    .innerJoin('users as u', 'u.user_id', 'y.user_id')
    .select([
      'y.user_id as userId',
      'y.has_birthday as birthday',
      'y.has_turning_points as turns',
      'y.tone',
      'y.language',
      'y.due_at as dueAt',
    ])
    .select(['y.last_day as lastDay', 'y.birthday_year as birthdayYear', 'u.email', 'u.time_zone'])
    .select((select) => select.fn.coalesce('u.birth_date', 'u.mentioned_birth_date').as('birthDate'))
    .select((select) => select.fn.coalesce('u.full_name', 'u.mentioned_full_name').as('fullName'))
    .where('y.due_at', '<=', clock.now())
    .orderBy('y.due_at')
    .limit(batch)
    .execute()
  return rows.map(({ time_zone, ...row }) => ({ ...row, dueAt: row.dueAt!, hour, timeZone: time_zone ?? 'UTC' }))
}

/** @returns whether the row is no longer due at the moment that it was */
async function look(deps: Sender, row: DueRow): Promise<boolean> {
  const now = deps.clock.now()
  const today = localDay(now, row.timeZone)
  const moment = dueOn(today, row)
  // The person is in another time zone since, and the hour is still to come.
  if (moment > now) return move(deps, row, { due_at: moment })
  const due_at = nextDue({ ...row, lastDay: today }, now)
  const letter = letterOf(row, today, now)
  if (!letter) return move(deps, row, { due_at, last_day: today })
  const birthday_year = letter.isBirthday ? Number(today.slice(0, 4)) : row.birthdayYear
  if (!(await move(deps, row, { due_at, last_day: today, birthday_year }))) return false
  try {
    await deps.mail.send(write(deps, row, letter))
  } catch (error) {
    // A mail server's words repeat the address it refuses.
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    deps.log.warn({ code }, 'a yearly letter was not taken by the mail server')
    const again = new Date(now.getTime() + againMs)
    if (isRefused(error)) await endYearlyLetters(deps, row.userId)
    else if (isNotTaken(error))
      await move(
        deps,
        { ...row, dueAt: due_at },
        { due_at: again, last_day: row.lastDay, birthday_year: row.birthdayYear },
      )
  }
  return true
}

function letterOf({ birthDate, lastDay, birthday, birthdayYear, turns, ...row }: DueRow, today: string, now: Date) {
  if (birthDate === null || !isAdult(birthDate, now) || (lastDay !== null && lastDay >= today)) return null
  const asked = { ...row, birthDate }
  const isNew = birthday && birthdayYear !== Number(today.slice(0, 4))
  const ofBirthday = isNew ? birthdayLetter(asked, today) : null
  // The letter of a birthday has its turning points.
  const letter = ofBirthday ?? (turns ? turningPoints(asked, today) : null)
  return letter && { ...letter, isBirthday: ofBirthday !== null }
}

type Change = { due_at: Date | null; last_day?: string | null; birthday_year?: number | null }

/** @returns false where another process was first, or the person changed it */
async function move(
  { db }: Deps,
  { userId, dueAt }: { userId: string; dueAt: Date },
  change: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('yearly_letters')
    .set(change)
    .where('user_id', '=', userId)
    .where('due_at', '=', dueAt)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function write(deps: Deps, row: DueRow, { title, parts }: NonNullable<ReturnType<typeof letterOf>>) {
  const { company, publicUrl } = deps.settings
  const token = endToken(deps, row.userId)
  const words = pageTexts[row.language].letters
  const lines = [
    ...parts.flatMap(({ heading, value, title: name, sentence }) => [`${heading}: ${value}, ${name}`, sentence, '']),
    words.see(`${publicUrl}/today`),
    '',
    words.end(`${publicUrl}/today?end=${token}`),
    '',
    ...companyLines(company, row.language),
  ]
  return {
    to: row.email,
    subject: title,
    text: lines.join('\n'),
    unsubscribeUrl: `${publicUrl}/api/today/reminders/end/${token}`,
  }
}
