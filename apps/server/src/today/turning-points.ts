// Beginnings for a person on a day, from the engine alone.
import type { LetterPart, Tone, YearlyLetter, PageLanguage } from '@numeria/contract'
import {
  challenges,
  essence,
  meaning,
  NumerologyError,
  parsePlainDate,
  personalYear,
  pinnacles,
  type PlainDate,
  type Position,
} from '@numeria/numerology'
import { pageTexts } from '../page-texts/page-texts.ts'

type Asked = { birthDate: string; fullName: string | null; tone: Tone; language: PageLanguage }

/** The age that a person reaches on a day; null where it is no birthday. A 29 February is 1 March in other years, as in the readings. */
export function birthdayAge(birthDate: string, day: string): number | null {
  const [birth, on] = [parsePlainDate(birthDate), parsePlainDate(day)]
  const birthday = new Date(Date.UTC(on.year, birth.month - 1, birth.day)).toISOString().slice(0, 10)
  return birthday === day && on.year > birth.year ? on.year - birth.year : null
}

/** The letter of a birthday: the Personal Year that runs, the one that follows, and what changes today. Null on other days. */
export function birthdayLetter(asked: Asked, day: string): YearlyLetter | null {
  const age = birthdayAge(asked.birthDate, day)
  if (age === null) return null
  const [birth, { year }] = [parsePlainDate(asked.birthDate), parsePlainDate(day)]
  const words = pageTexts[asked.language].letters
  const part = teller(asked)
  return {
    title: words.birthday,
    parts: [
      part(words.thisYear(year), 'personalYear', personalYear(birth, year).value),
      ...changesAt(asked, birth, age),
      part(words.nextYear(year + 1), 'personalYear', personalYear(birth, year + 1).value),
    ],
  }
}

/** Beginnings of a day: a Personal Year on 1 January; on a birthday a Pinnacle with its Challenge, or another Essence. Null where nothing does. */
export function turningPoints(asked: Asked, day: string): YearlyLetter | null {
  const [birth, on] = [parsePlainDate(asked.birthDate), parsePlainDate(day)]
  const words = pageTexts[asked.language].letters
  const age = birthdayAge(asked.birthDate, day)
  const parts = [
    ...(on.month === 1 && on.day === 1
      ? [teller(asked)(words.newYear(on.year), 'personalYear', personalYear(birth, on.year).value)]
      : []),
    ...(age === null ? [] : changesAt(asked, birth, age)),
  ]
  return parts.length === 0 ? null : { title: words.turns, parts }
}

function changesAt(asked: Asked, birth: PlainDate, age: number): LetterPart[] {
  const words = pageTexts[asked.language].letters
  const part = teller(asked)
  const index = pinnacles(birth).findIndex(({ fromAge }) => fromAge === age)
  const [now, before] = [essenceAt(asked.fullName, age), essenceAt(asked.fullName, age - 1)]
  return [
    ...(index > 0 ? [part(words.pinnacle, 'pinnacle', pinnacles(birth)[index]!.value)] : []),
    // A Challenge has no years of its own: the second is felt in the middle of life and the fourth late in it, the third all the time.
    ...(index === 1 || index === 3 ? [part(words.challenge, 'challenge', challenges(birth)[index]!.value)] : []),
    ...(now !== null && now !== before ? [part(words.essence, 'essence', now)] : []),
  ]
}

/** Null without a name that has letters. */
function essenceAt(fullName: string | null, age: number): number | null {
  if (fullName === null) return null
  try {
    return essence(fullName, age).value
  } catch (error) {
    if (error instanceof NumerologyError) return null
    throw error
  }
}

const teller =
  ({ tone, language }: Asked) =>
  (heading: string, position: Position, value: number): LetterPart => {
    const { title, essence: sentence } = meaning(position, value, tone, language)
    return { heading, value, title, sentence }
  }
