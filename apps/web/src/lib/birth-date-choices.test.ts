import { describe, expect, test } from 'vitest'
import { chooseBirthDate, dayChoices, toBirthDate, toParts, yearChoices } from './birth-date-choices.ts'

describe('choosing a birth date', () => {
  test('years run from the current one down to 1900', () => {
    const years = yearChoices(2026)
    expect([years[0], years.at(-1), years.length]).toEqual(['2026', '1900', 127])
  })

  test('there are no days before a year and a month are chosen', () => {
    expect(dayChoices({ year: '', month: '', day: '' })).toEqual([])
    expect(dayChoices({ year: '1990', month: '', day: '' })).toEqual([])
  })

  test('a month offers its own days, leap years included', () => {
    expect(dayChoices({ year: '2000', month: '2', day: '' })).toHaveLength(29)
    expect(dayChoices({ year: '1900', month: '2', day: '' })).toHaveLength(28)
    expect(dayChoices({ year: '1990', month: '4', day: '' })).toHaveLength(30)
  })

  test('a day that the new month does not have is given up', () => {
    const leapDay = { year: '2000', month: '2', day: '29' }
    expect(chooseBirthDate(leapDay, { year: '2001' })).toEqual({ year: '2001', month: '2', day: '' })
    expect(chooseBirthDate(leapDay, { year: '2004' })).toEqual({ year: '2004', month: '2', day: '29' })
  })

  test('only a whole date is a date', () => {
    expect(toBirthDate({ year: '1990', month: '7', day: '4' })).toBe('1990-07-04')
    expect(toBirthDate({ year: '1990', month: '7', day: '' })).toBe('')
  })

  test('a saved date opens with its parts chosen', () => {
    expect(toParts('1990-07-04')).toEqual({ year: '1990', month: '7', day: '4' })
    expect(toParts(null)).toEqual({ year: '', month: '', day: '' })
  })
})
