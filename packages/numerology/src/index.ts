export { NumerologyError, type NumerologyErrorCode } from './errors.ts'
export { digitSum, noMasters, pythagoreanMasters, reduce, reduceInSteps, type Reduction } from './reduce.ts'
export { parsePlainDate, type PlainDate, type PlainMonth } from './plain-date.ts'
export {
  longestName,
  type Letter,
  type NameOptions,
  type NamePartReading,
  type NameReading,
  type YDecision,
} from './names/read-name.ts'
export type { Sound, YReason } from './names/y-rule.ts'
export { letterValue, readName } from './pythagorean/letter-values.ts'
export { birthday, lifePath } from './pythagorean/birth-numbers.ts'
export { expression, personality, soulUrge } from './pythagorean/name-numbers.ts'
export { maturity } from './pythagorean/maturity.ts'
export { personalDay, personalMonth, personalYear, universalYear } from './pythagorean/personal-cycles.ts'
export { coreChart, type CoreChart, type CoreChartInput } from './pythagorean/core-chart.ts'
export type {
  Birthday,
  DatePart,
  DateUnit,
  Expression,
  LifePath,
  Maturity,
  NamePart,
  NumberPart,
  NumberResult,
  Part,
  Personality,
  PersonalDay,
  PersonalMonth,
  PersonalYear,
  RuleName,
  SoulUrge,
  UniversalYear,
} from './number-result.ts'
export { explain, formatWorking, numberNames } from './explain.ts'
export { meaning, type Position } from './meanings/meanings.ts'
export type { CoreValue, Meaning, SingleDigit, Tone } from './meanings/meaning.ts'
