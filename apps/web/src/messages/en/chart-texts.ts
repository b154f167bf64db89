import { fetchMeanings } from './number-words.ts'

/** The texts of every position of a chart. Each comes with its own file, which is fetched when the first of its numbers is opened. */
export const fetchTexts = {
  ...fetchMeanings,
  birthday: async () => (await import('@numeria/numerology/meanings/birthday')).birthdayMeanings,
  maturity: async () => (await import('@numeria/numerology/meanings/maturity')).maturityMeanings,
  balance: async () => (await import('@numeria/numerology/meanings/balance')).balanceMeanings,
  rationalThought: async () => (await import('@numeria/numerology/meanings/rational-thought')).rationalThoughtMeanings,
  hiddenPassion: async () => (await import('@numeria/numerology/meanings/hidden-passion')).hiddenPassionMeanings,
  karmicLesson: async () => (await import('@numeria/numerology/meanings/karmic-lesson')).karmicLessonMeanings,
  karmicDebt: async () => (await import('@numeria/numerology/meanings/karmic-debt')).karmicDebtMeanings,
  subconsciousSelf: async () =>
    (await import('@numeria/numerology/meanings/subconscious-self')).subconsciousSelfMeanings,
  cornerstone: async () => (await import('@numeria/numerology/meanings/cornerstone')).cornerstoneMeanings,
  capstone: async () => (await import('@numeria/numerology/meanings/capstone')).capstoneMeanings,
  firstVowel: async () => (await import('@numeria/numerology/meanings/first-vowel')).firstVowelMeanings,
  plane: async () => (await import('@numeria/numerology/meanings/plane')).planeMeanings,
  planeNumber: async () => (await import('@numeria/numerology/meanings/plane-number')).planeNumberMeanings,
  bridge: async () => (await import('@numeria/numerology/meanings/bridge')).bridgeMeanings,
  corePair: async () => (await import('@numeria/numerology/meanings/core-pair')).corePairMeanings,
  minorExpression: async () => (await import('@numeria/numerology/meanings/minor-expression')).minorExpressionMeanings,
  minorSoulUrge: async () => (await import('@numeria/numerology/meanings/minor-soul-urge')).minorSoulUrgeMeanings,
  minorPersonality: async () =>
    (await import('@numeria/numerology/meanings/minor-personality')).minorPersonalityMeanings,
  pinnacle: async () => (await import('@numeria/numerology/meanings/pinnacle')).pinnacleMeanings,
  pinnaclePhase: async () => (await import('@numeria/numerology/meanings/pinnacle-phase')).pinnaclePhaseMeanings,
  challenge: async () => (await import('@numeria/numerology/meanings/challenge')).challengeMeanings,
  challengePhase: async () => (await import('@numeria/numerology/meanings/challenge-phase')).challengePhaseMeanings,
  periodCycle: async () => (await import('@numeria/numerology/meanings/period-cycle')).periodCycleMeanings,
  periodCyclePhase: async () =>
    (await import('@numeria/numerology/meanings/period-cycle-phase')).periodCyclePhaseMeanings,
  universalYear: async () => (await import('@numeria/numerology/meanings/universal-year')).universalYearMeanings,
  personalYear: async () => (await import('@numeria/numerology/meanings/personal-year')).personalYearMeanings,
  personalMonth: async () => (await import('@numeria/numerology/meanings/personal-month')).personalMonthMeanings,
  personalDay: async () => (await import('@numeria/numerology/meanings/personal-day')).personalDayMeanings,
  essence: async () => (await import('@numeria/numerology/meanings/essence')).essenceMeanings,
  chaldeanName: async () => (await import('@numeria/numerology/meanings/chaldean-name')).chaldeanNameMeanings,
  chaldeanCompound: async () =>
    (await import('@numeria/numerology/meanings/chaldean-compounds')).chaldeanCompoundMeanings,
  hebrewOrdinal: async () => (await import('@numeria/numerology/meanings/hebrew-ordinal')).hebrewOrdinalMeanings,
  psychic: async () => (await import('@numeria/numerology/meanings/psychic')).psychicMeanings,
  destiny: async () => (await import('@numeria/numerology/meanings/destiny')).destinyMeanings,
  planet: async () => (await import('@numeria/numerology/meanings/planet')).planetMeanings,
  driver: async () => (await import('@numeria/numerology/meanings/lo-shu-driver')).driverMeanings,
  conductor: async () => (await import('@numeria/numerology/meanings/lo-shu-conductor')).conductorMeanings,
  loShuOnes: async () => (await import('@numeria/numerology/meanings/lo-shu-ones')).loShuOnesMeanings,
  loShuPresent: async () => (await import('@numeria/numerology/meanings/lo-shu-present')).loShuPresentMeanings,
  loShuMissing: async () => (await import('@numeria/numerology/meanings/lo-shu-missing')).loShuMissingMeanings,
  loShuComplete: async () => (await import('@numeria/numerology/meanings/lo-shu-complete')).loShuCompleteMeanings,
  loShuEmpty: async () => (await import('@numeria/numerology/meanings/lo-shu-empty')).loShuEmptyMeanings,
  kua: async () => (await import('@numeria/numerology/meanings/kua')).kuaMeanings,
}

/** Sentences that add to a text: by position of the debt, by lesson, by letter and plane. */
export const fetchSentences = {
  debtPosition: async () => (await import('@numeria/numerology/meanings/debt-position')).debtPositionSentences,
  softenedLesson: async () => (await import('@numeria/numerology/meanings/softened-lesson')).softenedLessonSentences,
  letterTransit: async () => (await import('@numeria/numerology/meanings/letter-transit')).letterTransitSentences,
}
