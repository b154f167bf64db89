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
import { pairRelationMeanings } from './pair-relation.ts'
import { periodCycleMeanings } from './period-cycle.ts'
import { personalDayMeanings } from './personal-day.ts'
import { personalMonthMeanings } from './personal-month.ts'
import { personalYearMeanings } from './personal-year.ts'
import { personalityMeanings } from './personality.ts'
import { pinnacleMeanings } from './pinnacle.ts'
import { planetMeanings } from './planet.ts'
import { psychicMeanings } from './psychic.ts'
import { rationalThoughtMeanings } from './rational-thought.ts'
import { soulUrgeMeanings } from './soul-urge.ts'
import { universalYearMeanings } from './universal-year.ts'
import { debtPositionSentences } from './debt-position.ts'
import { letterTransitSentences } from './letter-transit.ts'
import { softenedLessonSentences } from './softened-lesson.ts'
import type { Meanings, Sentences } from './meaning.ts'

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

/** Sentences that add to the text of a number. */
export const englishSentences = {
  debtPosition: debtPositionSentences,
  softenedLesson: softenedLessonSentences,
  letterTransit: letterTransitSentences,
} as const satisfies Record<string, Sentences<never>>
