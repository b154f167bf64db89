import type { NameOptions } from '../names/read-name.ts'
import type { LifePath, PersonalYear } from '../number-result.ts'
import { parsePlainDate } from '../plain-date.ts'
import { lifePath } from './birth-numbers.ts'
import { nameNumbers, type NameNumbers } from './name-numbers.ts'
import { personalYear } from './personal-cycles.ts'

/** `birthDate` is written `YYYY-MM-DD`; `year` is the calendar year of the Personal Year. */
export type CoreChartInput = { birthDate: string; fullName: string; year: number; options?: NameOptions }

export type CoreChart = NameNumbers & { lifePath: LifePath; personalYear: PersonalYear }

/**
 * The five numbers of a first reading.
 *
 * @throws {NumerologyError} `date.malformed`, `date.impossible`, `name.empty`, `name.too_long`, `name.no_such_y`
 */
export function coreChart({ birthDate, fullName, year, options }: CoreChartInput): CoreChart {
  const date = parsePlainDate(birthDate)
  const { expression, soulUrge, personality } = nameNumbers(fullName, options)
  return {
    lifePath: lifePath(date),
    expression,
    soulUrge,
    personality,
    personalYear: personalYear(date, year),
  }
}
