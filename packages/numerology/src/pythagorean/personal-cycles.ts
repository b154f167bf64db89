import type { Computed, Part, PersonalDay, PersonalMonth, PersonalYear, UniversalYear } from '../number-result.ts'
import { checkDate, checkMonth, checkYear, type PlainDate, type PlainMonth } from '../plain-date.ts'
import { noMasters } from '../reduce.ts'
import { addParts, datePart, numberPart } from './parts.ts'

/** Cycles run from 1 to 9 and begin with the calendar's own year, month and day (Decoz): no masters, and no karmic debt. */
function cycle<Name extends string, OnePart extends Part>(number: Name, parts: OnePart[]): Computed<Name, OnePart> {
  const { total, steps, value } = addParts(parts, noMasters)
  return {
    total,
    steps,
    value,
    number,
    tradition: 'pythagorean',
    rule: 'fully_reduced_parts',
    karmicDebt: [],
    parts,
  }
}

/**
 * The Universal Year, the same for everybody.
 *
 * @throws {NumerologyError} `date.impossible`
 * @example universalYear(2009).value // 2
 */
export function universalYear(calendarYear: number): UniversalYear {
  checkYear(calendarYear)
  const parts = [datePart('calendarYear', calendarYear, noMasters)]
  return cycle('universalYear', parts)
}

/**
 * The Personal Year from 1 January to 31 December: birth month + birth day + calendar year. The birth year plays no part.
 *
 * @throws {NumerologyError} `date.impossible`
 * @example personalYear({ year: 2000, month: 5, day: 15 }, 1992).value // 5
 */
export function personalYear(birthDate: PlainDate, calendarYear: number): PersonalYear {
  checkDate(birthDate)
  checkYear(calendarYear)
  const parts = [
    datePart('birthMonth', birthDate.month, noMasters),
    datePart('birthDay', birthDate.day, noMasters),
    datePart('calendarYear', calendarYear, noMasters),
  ]
  return cycle('personalYear', parts)
}

/** Where a Personal Year begins: on 1 January (Decoz), or, in other schools, on the birthday. */
export type PersonalYearStart = 'january' | 'birthday'

/**
 * The Personal Year that a person is in on one day. Until the birthday of a calendar year, the school that begins on the
 * birthday still counts the year before. Someone born on 29 February begins on 1 March where that day is missing.
 *
 * @throws {NumerologyError} `date.impossible`
 * @example personalYearOn({ year: 1987, month: 7, day: 22 }, { year: 2023, month: 3, day: 1 }, 'birthday').value // 8
 */
export function personalYearOn(
  birthDate: PlainDate,
  on: PlainDate,
  start: PersonalYearStart = 'january',
): PersonalYear {
  checkDate(on)
  const isBeforeBirthday = on.month < birthDate.month || (on.month === birthDate.month && on.day < birthDate.day)
  return personalYear(birthDate, start === 'birthday' && isBeforeBirthday ? on.year - 1 : on.year)
}

/** The Personal Month: Personal Year + calendar month. @throws {NumerologyError} `date.impossible` */
export function personalMonth(birthDate: PlainDate, on: PlainMonth): PersonalMonth {
  checkMonth(on)
  const parts = [numberPart(personalYear(birthDate, on.year)), datePart('calendarMonth', on.month, noMasters)]
  return cycle('personalMonth', parts)
}

/** The Personal Day: Personal Month + day of the month. @throws {NumerologyError} `date.impossible` */
export function personalDay(birthDate: PlainDate, on: PlainDate): PersonalDay {
  checkDate(on)
  const parts = [numberPart(personalMonth(birthDate, on)), datePart('calendarDay', on.day, noMasters)]
  return cycle('personalDay', parts)
}
