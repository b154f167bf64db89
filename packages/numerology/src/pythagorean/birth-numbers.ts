import type { Birthday, LifePath } from '../number-result.ts'
import { checkDate, type PlainDate } from '../plain-date.ts'
import { digitSum, pythagoreanMasters, reduceInSteps, type Reduction } from '../reduce.ts'
import { addParts, datePart, karmicDebtOf } from './parts.ts'

/** The sum of all digits at once; `null` when it leads to the same value. */
function otherWayThan(value: number, { year, month, day }: PlainDate): Reduction | null {
  const otherWay = reduceInSteps(digitSum(year) + digitSum(month) + digitSum(day), pythagoreanMasters)
  return otherWay.value === value ? null : otherWay
}

/**
 * The Life Path of a birth date: month, day and year are reduced separately, 11, 22 and 33 kept in them, then added and
 * reduced (Decoz). Adding all the digits at once, as many calculators do, differs on about one date in seven.
 *
 * @throws {NumerologyError} `date.impossible`
 * @example lifePath({ year: 1936, month: 10, day: 12 }).value // 5, from 1 + 3 + 1
 */
export function lifePath(birthDate: PlainDate): LifePath {
  checkDate(birthDate)
  const month = datePart('birthMonth', birthDate.month, pythagoreanMasters)
  const day = datePart('birthDay', birthDate.day, pythagoreanMasters)
  const year = datePart('birthYear', birthDate.year, pythagoreanMasters)
  const { total, steps, value } = reduceInSteps(month.value + day.value + year.value, pythagoreanMasters)
  return {
    total,
    steps,
    value,
    number: 'lifePath',
    tradition: 'pythagorean',
    rule: 'each_of_month_day_year',
    karmicDebt: karmicDebtOf(total),
    parts: [month, day, year],
    digitSum: otherWayThan(value, birthDate),
  }
}

/**
 * The Birthday number: the day of the month, reduced, 11 and 22 kept. `total` is the day itself.
 *
 * @throws {NumerologyError} `date.impossible`
 * @example birthday({ year: 1955, month: 2, day: 24 }).value // 6
 */
export function birthday(birthDate: PlainDate): Birthday {
  checkDate(birthDate)
  const day = datePart('birthDay', birthDate.day, pythagoreanMasters)
  return {
    ...addParts([day], pythagoreanMasters),
    number: 'birthday',
    tradition: 'pythagorean',
    rule: 'day_of_birth',
    karmicDebt: karmicDebtOf(day.total),
    parts: [day],
  }
}
