// Personal Days and Months as a page and as a calendar that programs fetch by a secret address.
import { brand, type CalendarMonth, type CalendarQuery, type Tone, type PageLanguage } from '@numeria/contract'
import {
  parsePlainDate,
  personalDay,
  personalMonth,
  personalYear,
  type PlainDate,
  type PlainMonth,
} from '@numeria/numerology'
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import { pageTexts } from '../page-texts/page-texts.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { localDay } from '../platform/local-time.ts'
import { hashSecret, newSecret } from '../sign-in/secrets.ts'
import { findBirth, teller } from './today.ts'

const dayMs = 86_400_000
/** Programs keep what they fetched, so that little of the past is needed. */
const daysBefore = 7
const daysAfter = 92
const monthsAfter = 12

/** One month of the page. */
export async function readMonth(
  deps: Deps,
  userId: string,
  { month, tone = 'mystic' }: CalendarQuery,
  language: PageLanguage,
): Promise<CalendarMonth> {
  const { birthDate, timeZone } = await findBirth(deps, userId)
  const [birth, today] = [parsePlainDate(birthDate), localDay(deps.clock.now(), timeZone)]
  const shown = month ?? today.slice(0, 7)
  const { year, month: ofYear } = parsePlainDate(`${shown}-01`)
  const told = teller(tone, language)
  const since = await deps.db
    .selectFrom('calendars')
    .select('created_at as at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    month: shown,
    today,
    number: told(personalMonth(birth, { year, month: ofYear })),
    year: told(personalYear(birth, year)),
    days: daysFrom(`${shown}-01`, new Date(Date.UTC(year, ofYear, 0)).getUTCDate()).map((on) => ({
      on,
      ...told(personalDay(birth, parsePlainDate(on))),
    })),
    since: since?.at.toISOString() ?? null,
  }
}

/** A new secret address; the one before leads nowhere from then on. */
export async function createCalendar(deps: Deps, userId: string, tone: Tone, language: PageLanguage): Promise<string> {
  const secret = newSecret()
  const made = { secret_hash: hashSecret(secret), tone, language, created_at: deps.clock.now() }
  await deps.db
    .insertInto('calendars')
    .values({ user_id: userId, ...made })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
    .execute()
  return `${deps.settings.publicUrl}/calendars/${secret}.ics`
}

export async function deleteCalendar({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('calendars').where('user_id', '=', userId).execute()
}

/** All that the text of a calendar depends on: it is the same all day. */
export type WantedCalendar = { userId: string; tone: Tone; language: PageLanguage; birthDate: string; today: string }

/** The calendar of a secret address. @throws {AppError} `request.not_found`, `today.birth_date_missing` */
export async function findCalendar(deps: Deps, secret: string): Promise<WantedCalendar> {
  const row = await deps.db
    .selectFrom('calendars')
    .select(['user_id as userId', 'tone', 'language'])
    .where('secret_hash', '=', hashSecret(secret))
    .executeTakeFirst()
  if (!row) throw new AppError('request.not_found')
  const { birthDate, timeZone } = await findBirth(deps, row.userId)
  return { ...row, birthDate, today: localDay(deps.clock.now(), timeZone) }
}

export function writeCalendar(
  { settings }: Pick<Deps, 'settings'>,
  { userId, tone, language, birthDate, today }: WantedCalendar,
): string {
  const birth = parsePlainDate(birthDate)
  const words = pageTexts[language].calendar
  const told = teller(tone, language)
  const calendar = ical({
    name: words.name,
    prodId: { company: brand.name, product: 'calendar', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 12 * 3_600,
    url: `${settings.publicUrl}/calendar`,
  })
  const host = new URL(settings.publicUrl).hostname
  const owner = hashSecret(userId).slice(0, 22)
  /** A whole day, wherever its reader is: it has a date and no time zone. */
  const add = (kind: 'day' | 'month', on: string, name: string, number: ReturnType<typeof told>) =>
    calendar.createEvent({
      id: `${kind}-${on}-${owner}@${host}`,
      start: new Date(`${on}T00:00:00Z`),
      end: new Date(Date.parse(on) + dayMs),
      timezone: 'UTC',
      allDay: true,
      stamp: new Date(`${today}T00:00:00Z`),
      summary: `${name} ${number.value}: ${number.title}`,
      description: number.sentence,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  for (const { year, month } of monthsFrom(parsePlainDate(today), monthsAfter + 1))
    add('month', firstOf({ year, month }), words.month, told(personalMonth(birth, { year, month })))
  for (const on of daysFrom(today, daysAfter + 1, -daysBefore))
    add('day', on, words.day, told(personalDay(birth, parsePlainDate(on))))
  return calendar.toString()
}

/** `count` days as `YYYY-MM-DD`, from a day on, or from some days before it. */
function daysFrom(day: string, count: number, offset = 0): string[] {
  const first = Date.parse(day) + offset * dayMs
  return Array.from({ length: count - offset }, (_, nth) => new Date(first + nth * dayMs).toISOString().slice(0, 10))
}

function monthsFrom({ year, month }: PlainDate, count: number): PlainMonth[] {
  return Array.from({ length: count }, (_, nth) => {
    const months = year * 12 + month - 1 + nth
    return { year: Math.floor(months / 12), month: (months % 12) + 1 }
  })
}

const firstOf = ({ year, month }: PlainMonth) => `${year}-${String(month).padStart(2, '0')}-01`
