import { describe, expect, test } from 'vitest'
import { NumerologyError } from '../errors.ts'

import { parsePlainDate } from '../plain-date.ts'
import { birthday, lifePath } from './birth-numbers.ts'
import { personalDay, personalYear, universalYear } from './personal-cycles.ts'
import { explain } from '../test-explain.ts'

const on = parsePlainDate

describe('Life Path', () => {
  test('a master number in the day or the year is kept while the parts are added', () => {
    expect(lifePath(on('1975-04-29')).parts.map((part) => part.value)).toEqual([4, 11, 22])
  })

  test('where adding all the digits at once gives another number, the result says which', () => {
    expect(lifePath(on('1961-08-04'))).toMatchObject({ value: 2, digitSum: { value: 11 } })
    expect(lifePath(on('1879-03-14'))).toMatchObject({ value: 6, digitSum: { value: 33 } })
    expect(lifePath(on('1962-07-03')).digitSum).toBeNull()
  })
})

const noSuchDay = { year: 2001, month: 2, day: 29 }

describe('Birthday', () => {
  test('it is explained, and a day that no calendar has is refused', () => {
    expect(explain(birthday(on('2000-05-28')))).toEqual([
      'Birthday, Pythagorean: the day of the month is reduced, keeping 11 and 22',
      'Day 28 → 2 + 8 = 10 → 1 + 0 = 1',
    ])
    for (const ofDate of [lifePath, birthday])
      expect(() => ofDate(noSuchDay)).toThrow(new NumerologyError('date.impossible'))
  })

  test('the 29th is an 11, and the 13th, 14th, 16th and 19th carry a karmic debt', () => {
    expect(birthday(on('2000-05-29'))).toMatchObject({ value: 11, total: 29, karmicDebt: [] })
    expect([13, 14, 16, 19].map((day) => birthday({ year: 2000, month: 5, day }).karmicDebt)).toEqual([
      [13],
      [14],
      [16],
      [19],
    ])
  })
})

describe('Universal Year', () => {
  test('it is explained, and there is no year 0', () => {
    expect(explain(universalYear(2009))).toEqual([
      'Universal Year, Pythagorean: every part and the sum are reduced to a single digit, master numbers too',
      'Calendar year 2009 → 2 + 0 + 0 + 9 = 11 → 1 + 1 = 2',
    ])
    expect(() => universalYear(0)).toThrow(new NumerologyError('date.impossible'))
  })
})

describe('Personal Year', () => {
  test('a birthday or a year that no calendar has is refused', () => {
    expect(() => personalYear(noSuchDay, 2026)).toThrow(new NumerologyError('date.impossible'))
    expect(() => personalYear(on('2000-05-15'), 0)).toThrow(new NumerologyError('date.impossible'))
  })

  test('the year of birth plays no part, and no master number survives', () => {
    expect(personalYear(on('1950-01-01'), 2025).value).toBe(personalYear(on('2010-01-01'), 2025).value)
    expect(personalYear(on('1990-11-29'), 2009).parts.map((part) => part.value)).toEqual([2, 2, 2])
  })

  test('every birthday has a Personal Day from 1 to 9', () => {
    const birthdays = Array.from({ length: 12 * 28 }, (_, index) => ({
      year: 2000,
      month: (index % 12) + 1,
      day: Math.floor(index / 12) + 1,
    }))
    const values = birthdays.map((birth) => personalDay(birth, on('2026-01-31')).value)
    expect(new Set(values)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]))
  })
})
