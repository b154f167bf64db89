import type { ReadingLanguage, ReadingKind } from '@numeria/contract'
import type { PlainDate } from '@numeria/numerology'
import { Read } from '../check/read.ts'
import { findCues } from '../check/time/times.ts'
import { vocabularyOf } from '../check/vocabulary.ts'
import { spokenLanguage } from '../languages/spoken-language.ts'

/** Beyond these a year in a question is no year to forecast. */
const yearsAhead = 30

/**
 * The year that a question asks about, in digits or in words; null where it names none from this year on.
 * @param language what the question is taken for where it does not say
 * @example askedYear('¿Qué me trae el año que viene?', 'es', today) // 2027, in 2026
 */
export function askedYear(question: string, language: ReadingLanguage, today: PlainDate): number | null {
  const vocabulary = vocabularyOf(spokenLanguage(question, language))
  const years = findCues(new Read(question, [], vocabulary), vocabulary, today)
    .map(({ year }) => year)
    .filter((year) => year !== null && year >= today.year && year <= today.year + yearsAhead)
  return years.find((year) => year !== today.year) ?? years[0] ?? null
}

/** The year that a reading is about: a forecast takes the one that the question names. */
export function yearOf(kind: ReadingKind, question: string, language: ReadingLanguage, today: PlainDate): number {
  return (kind === 'year_forecast' ? askedYear(question, language, today) : null) ?? today.year
}
