import { balanceMeanings } from './balance.ts'
import { capstoneMeanings } from './capstone.ts'
import { cornerstoneMeanings } from './cornerstone.ts'
import { minorPersonalityMeanings } from './minor-personality.ts'
import { minorSoulUrgeMeanings } from './minor-soul-urge.ts'
import { minorExpressionMeanings } from './minor-expression.ts'
import { corePairMeanings } from './core-pair.ts'
import { periodCyclePhaseMeanings } from './period-cycle-phase.ts'
import { challengePhaseMeanings } from './challenge-phase.ts'
import { pinnaclePhaseMeanings } from './pinnacle-phase.ts'
import { subconsciousSelfMeanings } from './subconscious-self.ts'
import { firstVowelMeanings } from './first-vowel.ts'
import { planeNumberMeanings } from './plane-number.ts'
import { planeMeanings } from './plane.ts'
import { birthdayMeanings } from './birthday.ts'
import { bridgeMeanings } from './bridge.ts'
import { chaldeanCompoundMeanings } from './chaldean-compounds.ts'
import { chaldeanNameMeanings } from './chaldean-name.ts'
import { challengeMeanings } from './challenge.ts'
import { destinyMeanings } from './destiny.ts'
import { essenceMeanings } from './essence.ts'
import { expressionMeanings } from './expression.ts'
import { hebrewOrdinalMeanings } from './hebrew-ordinal.ts'
import { hiddenPassionMeanings } from './hidden-passion.ts'
import { karmicDebtMeanings } from './karmic-debt.ts'
import { karmicLessonMeanings } from './karmic-lesson.ts'
import { kuaMeanings } from './kua.ts'
import { lifePathMeanings } from './life-path.ts'
import { loShuCompleteMeanings } from './lo-shu-complete.ts'
import { conductorMeanings } from './lo-shu-conductor.ts'
import { driverMeanings } from './lo-shu-driver.ts'
import { loShuEmptyMeanings } from './lo-shu-empty.ts'
import { loShuMissingMeanings } from './lo-shu-missing.ts'
import { loShuOnesMeanings } from './lo-shu-ones.ts'
import { loShuPresentMeanings } from './lo-shu-present.ts'
import { maturityMeanings } from './maturity.ts'
import type { Meaning, Meanings, PageLanguage, Tone } from './meaning.ts'
import { pairRelationMeanings } from './pair-relation.ts'
import { periodCycleMeanings } from './period-cycle.ts'
import { personalDayMeanings } from './personal-day.ts'
import { personalMonthMeanings } from './personal-month.ts'
import { personalYearMeanings } from './personal-year.ts'
import { personalityMeanings } from './personality.ts'
import { pinnacleMeanings } from './pinnacle.ts'
import { planetMeanings } from './planet.ts'
import { portugueseMeanings } from './pt/portuguese-meanings.ts'
import { psychicMeanings } from './psychic.ts'
import { rationalThoughtMeanings } from './rational-thought.ts'
import { soulUrgeMeanings } from './soul-urge.ts'
import { universalYearMeanings } from './universal-year.ts'
import { wordsFor } from './words-for.ts'

/** The places of a chart that have meanings, each with every value that can stand there. */
export const allMeanings = {
  lifePath: lifePathMeanings,
  expression: expressionMeanings,
  soulUrge: soulUrgeMeanings,
  personality: personalityMeanings,
  personalYear: personalYearMeanings,
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
  psychic: psychicMeanings,
  destiny: destinyMeanings,
  planet: planetMeanings,
  driver: driverMeanings,
  conductor: conductorMeanings,
  loShuOnes: loShuOnesMeanings,
  loShuPresent: loShuPresentMeanings,
  loShuMissing: loShuMissingMeanings,
  loShuComplete: loShuCompleteMeanings,
  loShuEmpty: loShuEmptyMeanings,
  kua: kuaMeanings,
  pairRelation: pairRelationMeanings,
  plane: planeMeanings,
  planeNumber: planeNumberMeanings,
  firstVowel: firstVowelMeanings,
  subconsciousSelf: subconsciousSelfMeanings,
  pinnaclePhase: pinnaclePhaseMeanings,
  challengePhase: challengePhaseMeanings,
  periodCyclePhase: periodCyclePhaseMeanings,
  corePair: corePairMeanings,
  minorExpression: minorExpressionMeanings,
  minorSoulUrge: minorSoulUrgeMeanings,
  minorPersonality: minorPersonalityMeanings,
  cornerstone: cornerstoneMeanings,
  capstone: capstoneMeanings,
} as const satisfies Record<string, Meanings<never>>

export type Position = keyof typeof allMeanings

/** The same places and values in each language: a text that is missing is an error of types. */
type Book = { [Place in Position]: Meanings<keyof (typeof allMeanings)[Place] & (number | string)> }

const books: Readonly<Record<PageLanguage, Book>> = { en: allMeanings, pt: portugueseMeanings }

/**
 * The text for a number in one position of the chart. `planet` takes the number of any Vedic position. Lines of the Lo Shu square
 * and relations of a pair have words instead of numbers, such as 'will' and 'compatible'.
 *
 * @throws {NumerologyError} `meaning.missing` for a value that cannot occur, such as a Personal Year 11
 * @example meaning('lifePath', 7, 'mystic').title
 * @example meaning('karmicDebt', 13, 'pragmatic').title // 'Thirteen: Effort'
 * @example meaning('karmicDebt', 13, 'pragmatic', 'pt').title // 'Treze: Esforço'
 */
export function meaning(
  position: Position,
  value: number | string,
  tone: Tone,
  language: PageLanguage = 'en',
): Meaning {
  return wordsFor(books[language][position], value, tone)
}
