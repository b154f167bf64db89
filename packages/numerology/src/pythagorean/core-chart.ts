import type { NameOptions } from '../names/read-name.ts'
import type { Expression, LifePath, Personality, PersonalYear, SoulUrge } from '../number-result.ts'
import { parsePlainDate } from '../plain-date.ts'
import { lifePath } from './birth-numbers.ts'
import { readName } from './letter-values.ts'
import { expressionOf, personalityOf, soulUrgeOf } from './name-numbers.ts'
import { personalYear } from './personal-cycles.ts'

/** `birthDate` is written `YYYY-MM-DD`; `year` is the calendar year of the Personal Year. */
export type CoreChartInput = { birthDate: string; fullName: string; year: number; options?: NameOptions }

export type CoreChart = {
  lifePath: LifePath
  expression: Expression
  /** `null` when the name has no vowel. */
  soulUrge: SoulUrge | null
  /** `null` when the name has no consonant. */
  personality: Personality | null
  personalYear: PersonalYear
}

/**
 * The five numbers of a first reading. The name is read once, so all three name numbers rest on the same spelling and Ys.
 *
 * @throws {NumerologyError} `date.malformed`, `date.impossible`, `name.empty`, `name.too_long`, `name.no_such_y`
 */
export function coreChart({ birthDate, fullName, year, options }: CoreChartInput): CoreChart {
  const date = parsePlainDate(birthDate)
  const reading = readName(fullName, options)
  return {
    lifePath: lifePath(date),
    expression: expressionOf(reading),
    soulUrge: soulUrgeOf(reading),
    personality: personalityOf(reading),
    personalYear: personalYear(date, year),
  }
}
