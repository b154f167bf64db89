import { spellPath } from '../arithmetic.ts'
import { lineMaker, type Line } from '../lines.ts'
import { checkDate, type PlainDate } from '../plain-date.ts'
import { noMasters, reduceInSteps } from '../reduce.ts'

/** The old formula has two rules. Without a sex there is no Kua number; nothing else uses it. */
export type Sex = 'female' | 'male'

/**
 * When the Chinese solar year begins. Li Chun, the true boundary, falls on 3, 4 or 5 February; 4 February stands for it. The
 * lunar New Year, which others go by, wanders from 21 January to 21 February: give that year's day to follow it.
 */
export type YearStart = { month: number; day: number }

export type Kua = {
  value: number
  sex: Sex
  yearStart: YearStart
  /** The Chinese year that the birth falls in: until its start, the calendar year before. */
  chineseYear: number
  /** Born within a day of the boundary: look up the hour of Li Chun before relying on the number. */
  isNearBoundary: boolean
  /** The digits of the Chinese year, brought to one. */
  yearDigit: number
  steps: number[]
  /** 5 has no direction of its own and becomes 2 for men and 8 for women. */
  wasFive: boolean
}

export const liChun: YearStart = { month: 2, day: 4 }

/** From 1 to 9, also for the year before year 1, so that every birth date has a Kua number. */
function digitOfYear(year: number): number {
  return ((((year - 1) % 9) + 9) % 9) + 1
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

const daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

function dayOfYear(year: number, { month, day }: YearStart): number {
  return daysBeforeMonth[month - 1]! + day + (month > 2 && isLeapYear(year) ? 1 : 0)
}

/**
 * The Kua number of feng shui: 11 less the digit of the Chinese year for men, 4 more than it for women.
 *
 * @param yearStart the first day of the Chinese year, as the school has it; Li Chun by default
 * @throws {NumerologyError} `date.impossible`
 * @example kua({ year: 1976, month: 6, day: 15 }, 'male').value // 6
 */
export function kua(birthDate: PlainDate, sex: Sex, yearStart: YearStart = liChun): Kua {
  checkDate(birthDate)
  checkDate({ year: birthDate.year, ...yearStart })
  const daysIn = dayOfYear(birthDate.year, birthDate) - dayOfYear(birthDate.year, yearStart)
  const chineseYear = daysIn < 0 ? birthDate.year - 1 : birthDate.year
  const yearDigit = digitOfYear(chineseYear)
  const { value, steps } = reduceInSteps(sex === 'male' ? 11 - yearDigit : 4 + yearDigit, noMasters)
  const wasFive = value === 5
  return {
    value: wasFive ? (sex === 'male' ? 2 : 8) : value,
    sex,
    yearStart,
    chineseYear,
    isNearBoundary: Math.abs(daysIn) <= 1,
    yearDigit,
    steps,
    wasFive,
  }
}

/** All that `explainKua` says, in one language. `path` is a reduction: [10, 1]. */
export type KuaWords = {
  yearBegins: (yearStart: YearStart, chineseYear: number) => string
  yearDigit: (chineseYear: number, digit: number) => string
  sum: (sex: Sex, yearDigit: number, path: readonly number[]) => string
  five: (value: number) => string
  nearBoundary: string
}

export const englishKua: KuaWords = {
  yearBegins: ({ day, month }, year) =>
    `The Chinese year begins on ${day}/${month} (day/month), so the birth falls in ${year}`,
  yearDigit: (year, digit) => `Year ${year} as a single digit: ${digit}`,
  sum: (sex, digit, path) =>
    `${sex === 'male' ? `For a man 11 − ${digit}` : `For a woman 4 + ${digit}`} = ${spellPath(path)}`,
  five: (value) => `5 stands for the centre and becomes ${value}`,
  nearBoundary: 'Born within a day of the boundary: the exact hour of Li Chun in that year may change this',
}

const line = lineMaker<{ kua: KuaWords }>()

/** The working, line by line. */
export function explainKua({
  value,
  sex,
  yearStart,
  chineseYear,
  isNearBoundary,
  yearDigit,
  steps,
  wasFive,
}: Kua): Line<{ kua: KuaWords }>[] {
  return [
    line('kua.yearBegins', yearStart, chineseYear),
    line('kua.yearDigit', chineseYear, yearDigit),
    line('kua.sum', sex, yearDigit, steps),
    ...(wasFive ? [line('kua.five', value)] : []),
    ...(isNearBoundary ? [line('kua.nearBoundary')] : []),
  ]
}
