import type * as en from '../en/chart-texts.ts'
import { fetchMeanings } from './number-words.ts'

export const fetchTexts: typeof en.fetchTexts = {
  ...fetchMeanings,
  birthday: async () => (await import('@numeria/numerology/meanings/pt/birthday')).birthdayMeanings,
  maturity: async () => (await import('@numeria/numerology/meanings/pt/maturity')).maturityMeanings,
  balance: async () => (await import('@numeria/numerology/meanings/pt/balance')).balanceMeanings,
  rationalThought: async () =>
    (await import('@numeria/numerology/meanings/pt/rational-thought')).rationalThoughtMeanings,
  hiddenPassion: async () => (await import('@numeria/numerology/meanings/pt/hidden-passion')).hiddenPassionMeanings,
  karmicLesson: async () => (await import('@numeria/numerology/meanings/pt/karmic-lesson')).karmicLessonMeanings,
  karmicDebt: async () => (await import('@numeria/numerology/meanings/pt/karmic-debt')).karmicDebtMeanings,
  subconsciousSelf: async () =>
    (await import('@numeria/numerology/meanings/pt/subconscious-self')).subconsciousSelfMeanings,
  cornerstone: async () => (await import('@numeria/numerology/meanings/pt/cornerstone')).cornerstoneMeanings,
  capstone: async () => (await import('@numeria/numerology/meanings/pt/capstone')).capstoneMeanings,
  firstVowel: async () => (await import('@numeria/numerology/meanings/pt/first-vowel')).firstVowelMeanings,
  plane: async () => (await import('@numeria/numerology/meanings/pt/plane')).planeMeanings,
  planeNumber: async () => (await import('@numeria/numerology/meanings/pt/plane-number')).planeNumberMeanings,
  bridge: async () => (await import('@numeria/numerology/meanings/pt/bridge')).bridgeMeanings,
  corePair: async () => (await import('@numeria/numerology/meanings/pt/core-pair')).corePairMeanings,
  minorExpression: async () =>
    (await import('@numeria/numerology/meanings/pt/minor-expression')).minorExpressionMeanings,
  minorSoulUrge: async () => (await import('@numeria/numerology/meanings/pt/minor-soul-urge')).minorSoulUrgeMeanings,
  minorPersonality: async () =>
    (await import('@numeria/numerology/meanings/pt/minor-personality')).minorPersonalityMeanings,
  pinnacle: async () => (await import('@numeria/numerology/meanings/pt/pinnacle')).pinnacleMeanings,
  pinnaclePhase: async () => (await import('@numeria/numerology/meanings/pt/pinnacle-phase')).pinnaclePhaseMeanings,
  challenge: async () => (await import('@numeria/numerology/meanings/pt/challenge')).challengeMeanings,
  challengePhase: async () => (await import('@numeria/numerology/meanings/pt/challenge-phase')).challengePhaseMeanings,
  periodCycle: async () => (await import('@numeria/numerology/meanings/pt/period-cycle')).periodCycleMeanings,
  periodCyclePhase: async () =>
    (await import('@numeria/numerology/meanings/pt/period-cycle-phase')).periodCyclePhaseMeanings,
  universalYear: async () => (await import('@numeria/numerology/meanings/pt/universal-year')).universalYearMeanings,
  personalYear: async () => (await import('@numeria/numerology/meanings/pt/personal-year')).personalYearMeanings,
  personalMonth: async () => (await import('@numeria/numerology/meanings/pt/personal-month')).personalMonthMeanings,
  personalDay: async () => (await import('@numeria/numerology/meanings/pt/personal-day')).personalDayMeanings,
  essence: async () => (await import('@numeria/numerology/meanings/pt/essence')).essenceMeanings,
  chaldeanName: async () => (await import('@numeria/numerology/meanings/pt/chaldean-name')).chaldeanNameMeanings,
  chaldeanCompound: async () =>
    (await import('@numeria/numerology/meanings/pt/chaldean-compounds')).chaldeanCompoundMeanings,
  hebrewOrdinal: async () => (await import('@numeria/numerology/meanings/pt/hebrew-ordinal')).hebrewOrdinalMeanings,
  psychic: async () => (await import('@numeria/numerology/meanings/pt/psychic')).psychicMeanings,
  destiny: async () => (await import('@numeria/numerology/meanings/pt/destiny')).destinyMeanings,
  planet: async () => (await import('@numeria/numerology/meanings/pt/planet')).planetMeanings,
  driver: async () => (await import('@numeria/numerology/meanings/pt/lo-shu-driver')).driverMeanings,
  conductor: async () => (await import('@numeria/numerology/meanings/pt/lo-shu-conductor')).conductorMeanings,
  loShuOnes: async () => (await import('@numeria/numerology/meanings/pt/lo-shu-ones')).loShuOnesMeanings,
  loShuPresent: async () => (await import('@numeria/numerology/meanings/pt/lo-shu-present')).loShuPresentMeanings,
  loShuMissing: async () => (await import('@numeria/numerology/meanings/pt/lo-shu-missing')).loShuMissingMeanings,
  loShuComplete: async () => (await import('@numeria/numerology/meanings/pt/lo-shu-complete')).loShuCompleteMeanings,
  loShuEmpty: async () => (await import('@numeria/numerology/meanings/pt/lo-shu-empty')).loShuEmptyMeanings,
  kua: async () => (await import('@numeria/numerology/meanings/pt/kua')).kuaMeanings,
}

export const fetchSentences: typeof en.fetchSentences = {
  debtPosition: async () => (await import('@numeria/numerology/meanings/pt/debt-position')).debtPositionSentences,
  softenedLesson: async () => (await import('@numeria/numerology/meanings/pt/softened-lesson')).softenedLessonSentences,
  letterTransit: async () => (await import('@numeria/numerology/meanings/pt/letter-transit')).letterTransitSentences,
}
