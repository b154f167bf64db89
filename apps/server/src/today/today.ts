import type { Today, Tone } from '@numeria/contract'
import { meaning, parsePlainDate, personalDay, personalMonth, personalYear } from '@numeria/numerology'
import type { Language } from '../platform/language.ts'
import { localDay } from '../platform/local-time.ts'

type Wanted = { birthDate: string; timeZone: string; tone: Tone; language: Language }

/** The numbers of the day that it is in a time zone: the same from one local midnight to the next. */
export function todayOf({ birthDate, timeZone, tone, language }: Wanted, at: Date): Today {
  const day = localDay(at, timeZone)
  const [on, birth] = [parsePlainDate(day), parsePlainDate(birthDate)]
  const told = ({ number, value }: { number: 'personalDay' | 'personalMonth' | 'personalYear'; value: number }) => {
    const { title, essence } = meaning(number, value, tone, language)
    return { value, title, sentence: essence }
  }
  return {
    on: day,
    timeZone,
    day: told(personalDay(birth, on)),
    month: told(personalMonth(birth, on)),
    year: told(personalYear(birth, on.year)),
  }
}
