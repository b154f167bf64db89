import type { Letter, NameReading } from './names/read-name.ts'
import type { Reduction } from './reduce.ts'

export type DateUnit = 'birthMonth' | 'birthDay' | 'birthYear' | 'calendarYear' | 'calendarMonth' | 'calendarDay'

export type DatePart = Reduction & { kind: 'date'; unit: DateUnit }

/** The letters of one name that count: all of them, the vowels, or the consonants. */
export type NamePart = Reduction & { kind: 'name'; written: string; letters: Letter[] }

/** A number that was worked out before, with its own working. */
export type NumberPart<From extends NumberResult = NumberResult> = Reduction & { kind: 'number'; from: From }

export type Part = DatePart | NamePart | NumberPart

/** How a number was worked out; `ruleSentences` in `explain.ts` puts each into words. */
export type RuleName =
  | 'each_of_month_day_year'
  | 'day_of_birth'
  | 'each_name_of_the_full_name'
  | 'life_path_and_expression'
  | 'fully_reduced_parts'

/**
 * A number with all of its working, as plain data. `total` is the sum of the parts before it is reduced (of a single part: its
 * own total), `steps` runs from `total` to `value`. `karmicDebt` holds 13, 14, 16 or 19 when that is the total.
 */
export type Computed<Name extends string, OnePart extends Part> = Reduction & {
  number: Name
  tradition: 'pythagorean'
  rule: RuleName
  parts: OnePart[]
  karmicDebt: number[]
}

export type LifePath = Computed<'lifePath', DatePart> & {
  /** What adding all the digits at once gives, as many calculators do; `null` when the value is the same. */
  digitSum: Reduction | null
}

export type Birthday = Computed<'birthday', DatePart>

export type NameNumber<Name extends string> = Computed<Name, NamePart> & {
  reading: NameReading
  /** What adding all the letters at once gives: the same digital root, at times another master number. */
  allLetters: Reduction
}

export type Expression = NameNumber<'expression'>
/** Also called Heart's Desire. */
export type SoulUrge = NameNumber<'soulUrge'>
export type Personality = NameNumber<'personality'>

/** `parts` holds the Life Path and the Expression, in this order. */
export type Maturity = Computed<'maturity', NumberPart<LifePath | Expression>>

export type UniversalYear = Computed<'universalYear', DatePart>
export type PersonalYear = Computed<'personalYear', DatePart>
export type PersonalMonth = Computed<'personalMonth', NumberPart<PersonalYear> | DatePart>
export type PersonalDay = Computed<'personalDay', NumberPart<PersonalMonth> | DatePart>

export type NumberResult =
  | LifePath
  | Birthday
  | Expression
  | SoulUrge
  | Personality
  | Maturity
  | UniversalYear
  | PersonalYear
  | PersonalMonth
  | PersonalDay
