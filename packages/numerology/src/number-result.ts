import type { Letter } from './names/alphabet.ts'
import type { NameReading } from './names/read-name.ts'
import type { Reduction } from './reduce.ts'

export type DateUnit = 'birthMonth' | 'birthDay' | 'birthYear' | 'calendarYear' | 'calendarMonth' | 'calendarDay'

export type DatePart = Reduction & { kind: 'date'; unit: DateUnit }

/** The letters of one name that count: all of them, the vowels, or the consonants. */
export type NamePart = Reduction & { kind: 'name'; written: string; letters: Letter[] }

/** A number that was worked out before, with its own working. */
export type NumberPart<From extends NumberResult = NumberResult> = Reduction & { kind: 'number'; from: From }

/** The digits of one unit of a date, added: `total` and `value` are their sum. */
export type DigitsPart = Reduction & { kind: 'digits'; unit: DateUnit; digits: number[] }

/** The plane of a transiting letter: the first name stands for the body, the middle names for the mind, the last name for the spirit. */
export type Plane = 'physical' | 'mental' | 'spiritual'

/** The letter that a name has come to. It lasts as many years as its value, from one birthday to another. */
export type TransitPart = Reduction & {
  kind: 'transit'
  plane: Plane
  /** The name that holds the letter: for the mind it is the last one where there is no middle name. */
  name: 'first' | 'middle' | 'last'
  letter: string
  fromAge: number
  /** The last age at which the letter stands. */
  toAge: number
}

export type Part = DatePart | DigitsPart | NamePart | NumberPart | TransitPart

export type Tradition = 'pythagorean' | 'chaldean' | 'hebrew' | 'vedic' | 'chinese'

/** How a number was worked out; `ruleSentences` in `explain-words.ts` puts each into words. */
export type RuleName =
  | 'each_of_month_day_year'
  | 'day_of_birth'
  | 'each_name_of_the_full_name'
  | 'life_path_and_expression'
  | 'fully_reduced_parts'
  | 'initials'
  | 'first_name_and_day'
  | 'sum_keeping_masters'
  | 'one_part_of_the_date'
  | 'difference'
  | 'letters_of_the_year'
  | 'chaldean_letters'
  | 'ordinal_letters'
  | 'vedic_letters'
  | 'vedic_day'
  | 'digits_of_the_date'

/**
 * A number with all of its working, as plain data. `total` is the sum of the parts before it is reduced (of a single part: its
 * own total; of a difference: what is left), `steps` runs from `total` to `value`. `karmicDebt` holds 13, 14, 16 or 19 when
 * that is the total.
 */
export type Computed<Name extends string, OnePart extends Part> = Reduction & {
  number: Name
  tradition: Tradition
  rule: RuleName
  parts: OnePart[]
  karmicDebt: number[]
}

export type LifePath = Computed<'lifePath', DatePart> & {
  /** The sum of all digits at once, as many calculators add; `null` when the value is the same. */
  digitSum: Reduction | null
}

export type Birthday = Computed<'birthday', DatePart>

export type NameNumber<Name extends string> = Computed<Name, NamePart> & {
  reading: NameReading
  /** The sum of all letters at once: the same digital root, sometimes another master number. */
  allLetters: Reduction
}

export type Expression = NameNumber<'expression'>
/** Also called Heart's Desire. */
export type SoulUrge = NameNumber<'soulUrge'>
export type Personality = NameNumber<'personality'>

/** `parts` holds the Life Path and the Expression, in this order. */
export type Maturity = Computed<'maturity', NumberPart<LifePath | Expression>>

/** The name in use instead of the birth name. */
export type MinorExpression = NameNumber<'minorExpression'>
export type MinorSoulUrge = NameNumber<'minorSoulUrge'>
export type MinorPersonality = NameNumber<'minorPersonality'>

/** One part for each name, holding its initial. */
export type Balance = Computed<'balance', NamePart>
export type RationalThought = Computed<'rationalThought', NamePart | DatePart>

/** The numbers between which a Bridge can be built, in one chart or between two people. */
export type Bridgeable = LifePath | Expression | SoulUrge | Personality

/** From 0 to 8: how far two numbers stand apart once both are single digits. */
export type Bridge = Computed<'bridge', NumberPart<Bridgeable>>

/**
 * A stretch of life. Ages are whole years, both ends included; the years are those in which these ages are reached.
 * `null`: to the end of life.
 */
export type Span = { fromAge: number; toAge: number | null; fromYear: number; toYear: number | null }

/** The third rests on the first two, every other on two parts of the date. */
export type Pinnacle = Computed<'pinnacle', DatePart | NumberPart<Computed<'pinnacle', DatePart> & Span>> & Span
/** From 0 to 8. No ages: challenges overlap, and the third works through the whole life (Decoz). */
export type Challenge = Computed<'challenge', DatePart | NumberPart<Computed<'challenge', DatePart>>>
export type PeriodCycle = Computed<'periodCycle', DatePart> & Span

/** At one age, from birthday to birthday. */
export type Essence = Computed<'essence', TransitPart> & { age: number }

export type UniversalYear = Computed<'universalYear', DatePart>
export type PersonalYear = Computed<'personalYear', DatePart>
export type PersonalMonth = Computed<'personalMonth', NumberPart<PersonalYear> | DatePart>
export type PersonalDay = Computed<'personalDay', NumberPart<PersonalMonth> | DatePart>

/**
 * Numbers for which all letters are added before anything is reduced, so that `total` is the compound. Each part holds the
 * compound of one name (`total`) and its root (`value`).
 */
export type LetterSum<Name extends string> = Computed<Name, NamePart> & { reading: NameReading }

export type ChaldeanNumber<Name extends string> = LetterSum<Name> & {
  /** Cheiro's own way: the roots of the names are added. Its `total` is often another compound; its digital root never differs. */
  cheiro: Reduction
}
export type ChaldeanName = ChaldeanNumber<'chaldeanName'>
export type ChaldeanSoulUrge = ChaldeanNumber<'chaldeanSoulUrge'>
export type HebrewOrdinal = LetterSum<'hebrewOrdinal'>
export type VedicName = LetterSum<'vedicName'>

/** Also called mulank, or driver. */
export type Psychic = Computed<'psychic', DatePart>
/** Also called bhagyank, or conductor. Not the Western "destiny". */
export type Destiny = Computed<'destiny', DigitsPart>

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
  | MinorExpression
  | MinorSoulUrge
  | MinorPersonality
  | Balance
  | RationalThought
  | Bridge
  | Pinnacle
  | Challenge
  | PeriodCycle
  | Essence
  | ChaldeanName
  | ChaldeanSoulUrge
  | HebrewOrdinal
  | VedicName
  | Psychic
  | Destiny
