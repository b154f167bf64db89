import type { ReadingKind } from '@numeria/contract'

/** The year that a reading is about: a forecast takes the one that the question names. */
export function forecastYear(kind: ReadingKind, question: string, year: number): number {
  return kind === 'year_forecast' && question.includes(String(year + 1)) ? year + 1 : year
}
