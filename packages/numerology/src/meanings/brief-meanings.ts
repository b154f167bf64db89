import { NumerologyError } from '../errors.ts'
import { balanceMeanings } from './balance.ts'
import { birthdayMeanings } from './birthday.ts'
import { challengeMeanings } from './challenge.ts'
import { hiddenPassionMeanings } from './hidden-passion.ts'
import { karmicDebtMeanings } from './karmic-debt.ts'
import { karmicLessonMeanings } from './karmic-lesson.ts'
import { loShuCompleteMeanings } from './lo-shu-complete.ts'
import { loShuEmptyMeanings } from './lo-shu-empty.ts'
import { loShuMissingMeanings } from './lo-shu-missing.ts'
import { loShuPresentMeanings } from './lo-shu-present.ts'
import { maturityMeanings } from './maturity.ts'
import { pairRelationMeanings } from './pair-relation.ts'
import { personalDayMeanings } from './personal-day.ts'
import { personalMonthMeanings } from './personal-month.ts'
import { pinnacleMeanings } from './pinnacle.ts'
import { planetMeanings } from './planet.ts'
import type { BriefMeaning, BriefMeanings, Tone } from './meaning.ts'

/** The lesser places of a chart, each with every value that can stand there. */
export const allBriefMeanings = {
  birthday: birthdayMeanings,
  maturity: maturityMeanings,
  balance: balanceMeanings,
  hiddenPassion: hiddenPassionMeanings,
  karmicLesson: karmicLessonMeanings,
  karmicDebt: karmicDebtMeanings,
  personalMonth: personalMonthMeanings,
  personalDay: personalDayMeanings,
  pinnacle: pinnacleMeanings,
  challenge: challengeMeanings,
  planet: planetMeanings,
  loShuPresent: loShuPresentMeanings,
  loShuMissing: loShuMissingMeanings,
  loShuComplete: loShuCompleteMeanings,
  loShuEmpty: loShuEmptyMeanings,
  pairRelation: pairRelationMeanings,
} as const satisfies Record<string, BriefMeanings<never>>

export type BriefPosition = keyof typeof allBriefMeanings

/**
 * What a number says in a lesser place of the chart, in a few words.
 *
 * @throws {NumerologyError} `meaning.missing` for a value that cannot stand there, such as a Challenge 9
 * @example briefMeaning('karmicDebt', 13, 'pragmatic').title // 'Thirteen: Effort'
 */
export function briefMeaning(position: BriefPosition, value: number | string, tone: Tone): BriefMeaning {
  const ofPosition: Partial<BriefMeanings<number | string>> = allBriefMeanings[position]
  if (!Object.hasOwn(ofPosition, value)) throw new NumerologyError('meaning.missing')
  return ofPosition[value]![tone]
}
