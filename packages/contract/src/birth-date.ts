import { limits } from './limits.ts'

/** Days in a month of the Gregorian calendar; `month` counts from 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** A real calendar date `YYYY-MM-DD` in 1900 or later. Whether it lies in the future is the server's question: it has the clock. */
export function isRealBirthDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  return year >= limits.firstBirthYear && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** Readings are for people of this age and over. */
export const adultAge = 18

/**
 * Whether a person born on this day is of age. A day begins first at UTC+14, so that it counts from the birthday in every time zone.
 *
 * @example isAdult('2008-11-22', new Date('2026-11-22')) // true
 */
export function isAdult(birthDate: string, now: Date): boolean {
  const today = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
  const [year = '', ...monthAndDay] = birthDate.split('-')
  return [String(Number(year) + adultAge), ...monthAndDay].join('-') <= today
}
