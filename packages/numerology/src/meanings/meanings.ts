import { birthdayMeanings } from './birthday.ts'
import { coreMeanings, wordsFor } from './core-meanings.ts'
import { karmicDebtMeanings } from './karmic-debt.ts'
import type { Meaning, Meanings, Tone } from './meaning.ts'
import { pairRelationMeanings } from './pair-relation.ts'
import { personalDayMeanings } from './personal-day.ts'
import { personalMonthMeanings } from './personal-month.ts'

/** The places of a chart that have meanings, each with every value that can stand there. */
export const allMeanings = {
  ...coreMeanings,
  personalMonth: personalMonthMeanings,
  personalDay: personalDayMeanings,
  birthday: birthdayMeanings,
  karmicDebt: karmicDebtMeanings,
  pairRelation: pairRelationMeanings,
} as const satisfies Record<string, Meanings<never>>

export type Position = keyof typeof allMeanings

/**
 * What a number says in one place of the chart. Some places have words instead of numbers: a pair relation is 'high',
 * 'compatible', 'neutral' or 'challenging'.
 *
 * @throws {NumerologyError} `meaning.missing` for a value that cannot stand there, such as a Personal Year 11
 * @example meaning('lifePath', 7, 'mystic').title
 * @example meaning('karmicDebt', 13, 'pragmatic').title // 'Thirteen: Effort'
 */
export function meaning(position: Position, value: number | string, tone: Tone): Meaning {
  return wordsFor(allMeanings[position], value, tone)
}
