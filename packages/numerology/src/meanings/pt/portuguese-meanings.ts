import { debtPositionSentences } from './debt-position.ts'
import { letterTransitSentences } from './letter-transit.ts'
import { softenedLessonSentences } from './softened-lesson.ts'
import type { Meanings, Sentences } from '../meaning.ts'
import { balanceMeanings } from './balance.ts'
import { chaldeanNameMeanings } from './chaldean-name.ts'
import { rationalThoughtMeanings } from './rational-thought.ts'
import { bridgeMeanings } from './bridge.ts'
import { capstoneMeanings } from './capstone.ts'
import { cornerstoneMeanings } from './cornerstone.ts'
import { periodCycleMeanings } from './period-cycle.ts'
import { hebrewOrdinalMeanings } from './hebrew-ordinal.ts'
import { essenceMeanings } from './essence.ts'
import { minorPersonalityMeanings } from './minor-personality.ts'
import { minorSoulUrgeMeanings } from './minor-soul-urge.ts'
import { minorExpressionMeanings } from './minor-expression.ts'
import { kuaMeanings } from './kua.ts'
import { loShuOnesMeanings } from './lo-shu-ones.ts'
import { conductorMeanings } from './lo-shu-conductor.ts'
import { driverMeanings } from './lo-shu-driver.ts'
import { psychicMeanings } from './psychic.ts'
import { destinyMeanings } from './destiny.ts'
import { universalYearMeanings } from './universal-year.ts'
import { corePairMeanings } from './core-pair.ts'
import { periodCyclePhaseMeanings } from './period-cycle-phase.ts'
import { challengePhaseMeanings } from './challenge-phase.ts'
import { pinnaclePhaseMeanings } from './pinnacle-phase.ts'
import { subconsciousSelfMeanings } from './subconscious-self.ts'
import { firstVowelMeanings } from './first-vowel.ts'
import { planeNumberMeanings } from './plane-number.ts'
import { planeMeanings } from './plane.ts'
import { birthdayMeanings } from './birthday.ts'
import { chaldeanCompoundMeanings } from './chaldean-compounds.ts'
import { challengeMeanings } from './challenge.ts'
import { expressionMeanings } from './expression.ts'
import { hiddenPassionMeanings } from './hidden-passion.ts'
import { karmicDebtMeanings } from './karmic-debt.ts'
import { karmicLessonMeanings } from './karmic-lesson.ts'
import { lifePathMeanings } from './life-path.ts'
import { loShuCompleteMeanings } from './lo-shu-complete.ts'
import { loShuEmptyMeanings } from './lo-shu-empty.ts'
import { loShuMissingMeanings } from './lo-shu-missing.ts'
import { loShuPresentMeanings } from './lo-shu-present.ts'
import { maturityMeanings } from './maturity.ts'
import { pairRelationMeanings } from './pair-relation.ts'
import { personalDayMeanings } from './personal-day.ts'
import { personalMonthMeanings } from './personal-month.ts'
import { personalYearMeanings } from './personal-year.ts'
import { personalityMeanings } from './personality.ts'
import { pinnacleMeanings } from './pinnacle.ts'
import { planetMeanings } from './planet.ts'
import { soulUrgeMeanings } from './soul-urge.ts'

/** Every text in European Portuguese. */
export const portugueseMeanings = {
  balance: balanceMeanings,
  birthday: birthdayMeanings,
  chaldeanCompound: chaldeanCompoundMeanings,
  challenge: challengeMeanings,
  expression: expressionMeanings,
  hiddenPassion: hiddenPassionMeanings,
  karmicDebt: karmicDebtMeanings,
  karmicLesson: karmicLessonMeanings,
  lifePath: lifePathMeanings,
  loShuComplete: loShuCompleteMeanings,
  loShuEmpty: loShuEmptyMeanings,
  loShuMissing: loShuMissingMeanings,
  loShuPresent: loShuPresentMeanings,
  maturity: maturityMeanings,
  pairRelation: pairRelationMeanings,
  personalDay: personalDayMeanings,
  personalMonth: personalMonthMeanings,
  personalYear: personalYearMeanings,
  personality: personalityMeanings,
  pinnacle: pinnacleMeanings,
  planet: planetMeanings,
  soulUrge: soulUrgeMeanings,
  plane: planeMeanings,
  planeNumber: planeNumberMeanings,
  firstVowel: firstVowelMeanings,
  subconsciousSelf: subconsciousSelfMeanings,
  pinnaclePhase: pinnaclePhaseMeanings,
  challengePhase: challengePhaseMeanings,
  periodCyclePhase: periodCyclePhaseMeanings,
  corePair: corePairMeanings,
  universalYear: universalYearMeanings,
  destiny: destinyMeanings,
  psychic: psychicMeanings,
  driver: driverMeanings,
  conductor: conductorMeanings,
  loShuOnes: loShuOnesMeanings,
  kua: kuaMeanings,
  minorExpression: minorExpressionMeanings,
  minorSoulUrge: minorSoulUrgeMeanings,
  minorPersonality: minorPersonalityMeanings,
  essence: essenceMeanings,
  hebrewOrdinal: hebrewOrdinalMeanings,
  periodCycle: periodCycleMeanings,
  cornerstone: cornerstoneMeanings,
  capstone: capstoneMeanings,
  bridge: bridgeMeanings,
  rationalThought: rationalThoughtMeanings,
  chaldeanName: chaldeanNameMeanings,
} as const satisfies Record<string, Meanings<never>>

export const portugueseSentences = {
  debtPosition: debtPositionSentences,
  softenedLesson: softenedLessonSentences,
  letterTransit: letterTransitSentences,
} as const satisfies Record<string, Sentences<never>>
