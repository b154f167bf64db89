import type { Challenge, Computed, DateUnit, PeriodCycle, Pinnacle, Span } from '../number-result.ts'
import { checkDate, type PlainDate } from '../plain-date.ts'
import { noMasters, pythagoreanMasters, reduce } from '../reduce.ts'
import { lifePath } from './birth-numbers.ts'
import { addParts, datePart, numberPart, subtractParts } from './parts.ts'

const birthUnits = { month: 'birthMonth', day: 'birthDay', year: 'birthYear' } as const satisfies Record<
  string,
  DateUnit
>

/** Spans without a gap: each begins at the age after the end of the one before, and the last has no end. */
function spansUntil(lastAges: readonly number[], birthYear: number): Span[] {
  const starts = [0, ...lastAges.map((age) => age + 1)]
  return starts.map((fromAge, index) => {
    const toAge = lastAges[index] ?? null
    return { fromAge, toAge, fromYear: birthYear + fromAge, toYear: toAge === null ? null : birthYear + toAge }
  })
}

/**
 * The last ages of the first three Pinnacles: 36 less the Life Path, then nine years each.
 *
 * @param lifePath a master number counts as its single digit
 * @example pinnacleAges(9) // [27, 36, 45]
 */
export function pinnacleAges(lifePath: number): [number, number, number] {
  const first = 36 - reduce(lifePath, noMasters)
  return [first, first + 9, first + 18]
}

function pinnacle<OnePart extends Pinnacle['parts'][number]>(
  parts: OnePart[],
  span: Span,
): Computed<'pinnacle', OnePart> & Span {
  return {
    ...addParts(parts, pythagoreanMasters),
    number: 'pinnacle',
    tradition: 'pythagorean',
    rule: 'sum_keeping_masters',
    karmicDebt: [],
    parts,
    ...span,
  }
}

/**
 * The four Pinnacles, in the order of life: month + day, day + year, the first two together, month + year; masters kept
 * (Decoz).
 *
 * @throws {NumerologyError} `date.impossible`
 * @example pinnacles({ year: 1949, month: 5, day: 15 }).map((one) => one.value) // [11, 11, 22, 1]
 */
export function pinnacles(birthDate: PlainDate): [Pinnacle, Pinnacle, Pinnacle, Pinnacle] {
  const spans = spansUntil(pinnacleAges(lifePath(birthDate).value), birthDate.year)
  const part = (unit: 'month' | 'day' | 'year') => datePart(birthUnits[unit], birthDate[unit], pythagoreanMasters)
  const first = pinnacle([part('month'), part('day')], spans[0]!)
  const second = pinnacle([part('day'), part('year')], spans[1]!)
  const third = pinnacle([numberPart(first), numberPart(second)], spans[2]!)
  return [first, second, third, pinnacle([part('month'), part('year')], spans[3]!)]
}

function challenge<OnePart extends Challenge['parts'][number]>(
  one: OnePart,
  other: OnePart,
): Computed<'challenge', OnePart> {
  return {
    ...subtractParts(one, other),
    number: 'challenge',
    tradition: 'pythagorean',
    rule: 'difference',
    karmicDebt: [],
    parts: [one, other],
  }
}

/**
 * The four Challenges, from 0 to 8: month and day, day and year, the first two, month and year; the smaller taken from the
 * larger once all are single digits. The third is the main one, and 0 is common (Decoz).
 *
 * @throws {NumerologyError} `date.impossible`
 * @example challenges({ year: 1962, month: 7, day: 3 }).map((one) => one.value) // [4, 6, 2, 2]
 */
export function challenges(birthDate: PlainDate): [Challenge, Challenge, Challenge, Challenge] {
  checkDate(birthDate)
  const part = (unit: 'month' | 'day' | 'year') => datePart(birthUnits[unit], birthDate[unit], noMasters)
  const first = challenge(part('month'), part('day'))
  const second = challenge(part('day'), part('year'))
  return [first, second, challenge(numberPart(first), numberPart(second)), challenge(part('month'), part('year'))]
}

/**
 * The last ages of the first two Period Cycles (Decoz): the first ends at 36 less the Life Path, for Life Paths 1 and 2 nine
 * years sooner; the second lasts 27 years.
 */
function periodAges(lifePathDigit: number): [number, number] {
  const first = (lifePathDigit <= 2 ? 27 : 36) - lifePathDigit
  return [first, first + 27]
}

/**
 * The three Period Cycles of a life: the birth month, the birth day, the birth year; masters kept (Decoz).
 *
 * @throws {NumerologyError} `date.impossible`
 * @example periodCycles({ year: 1939, month: 11, day: 11 }).map((cycle) => cycle.value) // [11, 11, 22]
 */
export function periodCycles(birthDate: PlainDate): [PeriodCycle, PeriodCycle, PeriodCycle] {
  const spans = spansUntil(periodAges(reduce(lifePath(birthDate).value, noMasters)), birthDate.year)
  const cycle = (unit: 'month' | 'day' | 'year', span: Span): PeriodCycle => {
    const part = datePart(birthUnits[unit], birthDate[unit], pythagoreanMasters)
    return {
      ...addParts([part], pythagoreanMasters),
      number: 'periodCycle',
      tradition: 'pythagorean',
      rule: 'one_part_of_the_date',
      karmicDebt: [],
      parts: [part],
      ...span,
    }
  }
  return [cycle('month', spans[0]!), cycle('day', spans[1]!), cycle('year', spans[2]!)]
}
