export { NumerologyError, type NumerologyErrorCode } from './errors.ts'
export { digitSum, noMasters, pythagoreanMasters, reduce, reduceInSteps, type Reduction } from './reduce.ts'
export { ageOn, parsePlainDate, type PlainDate, type PlainMonth } from './plain-date.ts'
export { maxName, type NameOptions, type NamePartReading, type NameReading, type YDecision } from './names/read-name.ts'
export { countApart, joinedNames } from './names/count-apart.ts'
export type { Letter } from './names/alphabet.ts'
export type { Sound, YReason } from './names/y-rule.ts'
export { letterValue, readName } from './pythagorean/letter-values.ts'
export { birthday, lifePath } from './pythagorean/birth-numbers.ts'
export {
  expression,
  minorNumbers,
  nameNumbers,
  personality,
  soulUrge,
  type MinorNumbers,
  type NameNumbers,
} from './pythagorean/name-numbers.ts'
export { balance, nameLetters, rationalThought, type NameLetters } from './pythagorean/lesser-name-numbers.ts'
export {
  englishCounts,
  explainLetterCounts,
  letterCounts,
  softenedLessons,
  type SoftenedLesson,
  type LetterCounts,
  type LetterCountWords,
} from './pythagorean/letter-counts.ts'
export { planesOfExpression, type ExpressionPlane, type PlaneNumber } from './pythagorean/planes.ts'
export { corePairs, type CorePair, type CorePairRelation } from './pythagorean/core-pairs.ts'
export { bridge } from './pythagorean/bridges.ts'
export { karmicDebts, type KarmicDebt } from './pythagorean/karmic-debts.ts'
export { challenges, periodCycles, pinnacleAges, pinnacles } from './pythagorean/life-periods.ts'
export { essence, essenceOn, highestAge, transits } from './pythagorean/transits.ts'
export { maturity } from './pythagorean/maturity.ts'
export {
  personalDay,
  personalMonth,
  personalYear,
  personalYearOn,
  universalYear,
  type PersonalYearStart,
} from './pythagorean/personal-cycles.ts'
export { coreChart, type CoreChart, type CoreChartInput } from './pythagorean/core-chart.ts'
export { chaldeanLetterValue } from './chaldean/letter-values.ts'
export { chaldeanMasters, chaldeanName, chaldeanSoulUrge } from './chaldean/name-numbers.ts'
export { compoundPath, ownCompounds, type CompoundPath, type OwnCompound } from './chaldean/compounds.ts'
export { hebrewOrdinal } from './hebrew/ordinal.ts'
export { explainGematria, gematria, type Gematria, type HebrewLetter } from './hebrew/gematria.ts'
export { destiny, psychic } from './vedic/date-numbers.ts'
export { vedicName } from './vedic/name-number.ts'
export { planetNames, planetOf, type VedicPlanet } from './vedic/planets.ts'
export { vedicFriendship, type Regard, type VedicFriendship } from './vedic/friendship.ts'
export {
  englishLoShu,
  explainLoShu,
  loShuGrid,
  loShuPlanes,
  loShuRows,
  type LoShuGrid,
  type LoShuLayer,
  type LoShuOptions,
  type LoShuPlane,
  type LoShuWords,
} from './chinese/lo-shu.ts'
export { kuaDirections, kuaStars, type Compass, type KuaDirections, type KuaStar } from './chinese/kua-directions.ts'
export {
  englishKua,
  explainKua,
  kua,
  liChun,
  type Kua,
  type KuaWords,
  type Sex,
  type YearStart,
} from './chinese/kua.ts'
export { areInConcord, concordGroups, pairRelation, type PairRelation } from './compatibility/pair-table.ts'
export {
  compatibility,
  englishPair,
  explainCompatibility,
  type ComparedPair,
  type Compatibility,
  type PairPosition,
  type PairWords,
  type Person,
} from './compatibility/compatibility.ts'
export {
  englishVedicPair,
  explainRegards,
  explainVedicCompatibility,
  vedicCompatibility,
  type VedicComparedPair,
  type VedicCompatibility,
  type VedicPairPosition,
  type VedicPairWords,
} from './compatibility/vedic-compatibility.ts'
export { luckyNumbers, luckyTheme, type LuckyNumber, type LuckySeed, type LuckyTheme } from './lucky/lucky-numbers.ts'
export { fullChart, type FullChart, type FullChartInput } from './full-chart.ts'
export type {
  Balance,
  Birthday,
  Bridge,
  Bridgeable,
  Challenge,
  ChaldeanName,
  ChaldeanSoulUrge,
  DatePart,
  DateUnit,
  Destiny,
  DigitsPart,
  Essence,
  Expression,
  HebrewOrdinal,
  LifePath,
  Maturity,
  MinorExpression,
  MinorPersonality,
  MinorSoulUrge,
  NamePart,
  NumberPart,
  NumberResult,
  Part,
  PeriodCycle,
  Personality,
  PersonalDay,
  PersonalMonth,
  PersonalYear,
  Pinnacle,
  Plane,
  Psychic,
  RationalThought,
  RuleName,
  SoulUrge,
  Span,
  Tradition,
  TransitPart,
  UniversalYear,
  VedicName,
} from './number-result.ts'
export { explain, formatWorking } from './explain.ts'
export { lineMaker, render, renderLine, type Catalogue, type Line, type StoredLine } from './lines.ts'
export { spellPath, spellSum } from './arithmetic.ts'
export { englishWords, numberNames, type ExplainWords } from './explain-words.ts'
export type { PageLanguage, Position, SentenceKind } from './meanings/books.ts'
export { meaning } from './meanings/meanings.ts'
export { sentence } from './meanings/sentences.ts'
export { compoundMeaning, type CompoundMeaning } from './meanings/chaldean-compounds.ts'
export type { CoreValue, Meaning, SingleDigit, Tone } from './meanings/meaning.ts'
