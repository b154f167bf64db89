import { isAdult, type Today, type TodayNumber, type Tone, type PageLanguage } from '@numeria/contract'
import { meaning, parsePlainDate, personalDay, personalMonth, personalYear } from '@numeria/numerology'
import { findUser } from '../accounts/accounts.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { localDay } from '../platform/local-time.ts'

type Wanted = { birthDate: string; timeZone: string; tone: Tone; language: PageLanguage }

/** The numbers of the day that it is in a time zone: the same from one local midnight to the next. */
export function todayOf({ birthDate, timeZone, tone, language }: Wanted, at: Date): Omit<Today, 'letter'> {
  const day = localDay(at, timeZone)
  const [on, birth] = [parsePlainDate(day), parsePlainDate(birthDate)]
  const told = teller(tone, language)
  return {
    on: day,
    timeZone,
    day: told(personalDay(birth, on)),
    month: told(personalMonth(birth, on)),
    year: told(personalYear(birth, on.year)),
  }
}

type Cycle = { number: 'personalDay' | 'personalMonth' | 'personalYear'; value: number }

/** Puts a number of a cycle into words. */
export const teller =
  (tone: Tone, language: PageLanguage) =>
  ({ number, value }: Cycle): TodayNumber => {
    const { title, essence } = meaning(number, value, tone, language)
    return { value, title, sentence: essence }
  }

/**
 * The birth date that a person saved or mentioned, and the zone of their days.
 * @throws {AppError} `today.birth_date_missing` without a date, or for that of a minor
 */
export async function findBirth({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string) {
  const user = await findUser(db, userId)
  const birthDate = user?.birthDate ?? user?.mentionedBirthDate ?? null
  if (birthDate === null || !isAdult(birthDate, clock.now())) throw new AppError('today.birth_date_missing')
  const fullName = user?.fullName ?? user?.mentionedFullName ?? null
  return { birthDate, fullName, timeZone: user?.timeZone ?? 'UTC' }
}
