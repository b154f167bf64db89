import { balanceMeanings } from './balance.ts'
import { birthdayMeanings } from './birthday.ts'
import { bridgeMeanings } from './bridge.ts'
import { chaldeanCompoundMeanings } from './chaldean-compounds.ts'
import { chaldeanNameMeanings } from './chaldean-name.ts'
import { challengeMeanings } from './challenge.ts'
import { coreMeanings } from './core-meanings.ts'
import { essenceMeanings } from './essence.ts'
import { hebrewOrdinalMeanings } from './hebrew-ordinal.ts'
import { hiddenPassionMeanings } from './hidden-passion.ts'
import { karmicDebtMeanings } from './karmic-debt.ts'
import { karmicLessonMeanings } from './karmic-lesson.ts'
import { kuaMeanings } from './kua.ts'
import { loShuCompleteMeanings } from './lo-shu-complete.ts'
import { loShuEmptyMeanings } from './lo-shu-empty.ts'
import { loShuMissingMeanings } from './lo-shu-missing.ts'
import { loShuPresentMeanings } from './lo-shu-present.ts'
import { maturityMeanings } from './maturity.ts'
import type { Meaning, Meanings, Tone } from './meaning.ts'
import { pairRelationMeanings } from './pair-relation.ts'
import { periodCycleMeanings } from './period-cycle.ts'
import { personalDayMeanings } from './personal-day.ts'
import { personalMonthMeanings } from './personal-month.ts'
import { pinnacleMeanings } from './pinnacle.ts'
import { planetMeanings } from './planet.ts'
import { rationalThoughtMeanings } from './rational-thought.ts'
import { universalYearMeanings } from './universal-year.ts'
import { wordsFor } from './words-for.ts'

/** The places of a chart that have meanings, each with every value that can stand there. */
export const allMeanings = {
  ...coreMeanings,
  birthday: birthdayMeanings,
  maturity: maturityMeanings,
  balance: balanceMeanings,
  rationalThought: rationalThoughtMeanings,
  hiddenPassion: hiddenPassionMeanings,
  karmicLesson: karmicLessonMeanings,
  karmicDebt: karmicDebtMeanings,
  personalMonth: personalMonthMeanings,
  personalDay: personalDayMeanings,
  universalYear: universalYearMeanings,
  essence: essenceMeanings,
  pinnacle: pinnacleMeanings,
  challenge: challengeMeanings,
  periodCycle: periodCycleMeanings,
  bridge: bridgeMeanings,
  chaldeanName: chaldeanNameMeanings,
  chaldeanCompound: chaldeanCompoundMeanings,
  hebrewOrdinal: hebrewOrdinalMeanings,
  planet: planetMeanings,
  loShuPresent: loShuPresentMeanings,
  loShuMissing: loShuMissingMeanings,
  loShuComplete: loShuCompleteMeanings,
  loShuEmpty: loShuEmptyMeanings,
  kua: kuaMeanings,
  pairRelation: pairRelationMeanings,
} as const satisfies Record<string, Meanings<never>>

export type Position = keyof typeof allMeanings

/**
 * What a number says in one place of the chart. `planet` takes the number of any Vedic place. Lines of the Lo Shu square and
 * relations of a pair are no numbers but words, such as 'will' and 'compatible'.
 *
 * @throws {NumerologyError} `meaning.missing` for a value that cannot stand there, such as a Personal Year 11
 * @example meaning('lifePath', 7, 'mystic').title
 * @example meaning('karmicDebt', 13, 'pragmatic').title // 'Thirteen: Effort'
 */
export function meaning(position: Position, value: number | string, tone: Tone): Meaning {
  return wordsFor(allMeanings[position], value, tone)
}
