import { NumerologyError } from './errors.ts'

/** A day of the Gregorian calendar, without time or zone. `month` counts from 1. */
export type PlainDate = { year: number; month: number; day: number }

/** A month of a year; a `PlainDate` is one too. */
export type PlainMonth = { year: number; month: number }

const codeOfZero = 48
const yearMonthDay = /^\d{4}-\d{2}-\d{2}$/

function isWithin(number: number, first: number, last: number): boolean {
  return Number.isInteger(number) && number >= first && number <= last
}

function daysInMonth({ year, month }: PlainMonth): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** @throws {NumerologyError} `date.impossible` unless the year is a whole number from 1 to 9999 */
export function checkYear(year: number): void {
  if (!isWithin(year, 1, 9999)) throw new NumerologyError('date.impossible')
}

/** @throws {NumerologyError} `date.impossible` for a month that no calendar has */
export function checkMonth(month: PlainMonth): void {
  checkYear(month.year)
  if (!isWithin(month.month, 1, 12)) throw new NumerologyError('date.impossible')
}

/** @throws {NumerologyError} `date.impossible` for a day that no calendar has, such as 30 February */
export function checkDate(date: PlainDate): void {
  checkMonth(date)
  if (!isWithin(date.day, 1, daysInMonth(date))) throw new NumerologyError('date.impossible')
}

/** Age in whole years on a day, negative before the birth. A person born on 29 February turns a year older on 1 March. */
export function ageOn(birth: PlainDate, on: PlainDate): number {
  const isBeforeBirthday = on.month < birth.month || (on.month === birth.month && on.day < birth.day)
  return on.year - birth.year - (isBeforeBirthday ? 1 : 0)
}

/** The number that the digits from `start` to before `end` write. Pieces cut out as texts would cost as much as all the rest. */
function numberAt(text: string, start: number, end: number): number {
  let number = 0
  for (let index = start; index < end; index++) number = number * 10 + text.charCodeAt(index) - codeOfZero
  return number
}

/**
 * Reads a date written as `YYYY-MM-DD`.
 *
 * @throws {NumerologyError} `date.malformed` for any other writing, `date.impossible` for a day that no calendar has
 * @example parsePlainDate('1962-07-03') // { year: 1962, month: 7, day: 3 }
 */
export function parsePlainDate(text: string): PlainDate {
  if (!yearMonthDay.test(text)) throw new NumerologyError('date.malformed')
  const date = { year: numberAt(text, 0, 4), month: numberAt(text, 5, 7), day: numberAt(text, 8, 10) }
  checkDate(date)
  return date
}
