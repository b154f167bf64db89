import { describe, expect, test } from 'vitest'
import { readDate, writtenDate, type DateFault } from './date-entry.ts'

const today = { year: 2026, month: 11, day: 21 }
const read = (day: string, month: string, year: string) => readDate({ day, month, year }, today)
const faultOf = (day: string, month: string, year: string) => read(day, month, year) as DateFault

describe('a typed birth date', () => {
  test.each([
    ['14', '7', '1990'],
    ['14', '07', '1990'],
    [' 14 ', ' July ', ' 1990 '],
    ['14', 'JUL', '1990'],
    ['14', 'jul.', '1990'],
  ])('%s %s %s is the fourteenth of July 1990', (day, month, year) => {
    expect(read(day, month, year)).toEqual({ year: 1990, month: 7, day: 14 })
  })

  test('the calendar begins with the year 1 and ends today', () => {
    expect(read('1', '1', '1')).toEqual({ year: 1, month: 1, day: 1 })
    expect(read('21', '11', '2026')).toEqual(today)
    expect(faultOf('22', '11', '2026').sentence).toContain('in the future')
    expect(faultOf('1', '1', '9999').sentence).toContain('in the future')
    expect(faultOf('1', '1', '0')).toEqual({
      sentence: 'There is no year 0: the calendar begins with the year 1.',
      places: ['year'],
    })
  })

  test('a day that its month does not have is named', () => {
    expect(faultOf('30', '2', '1990').sentence).toBe('There is no 30 February in the calendar.')
    expect(faultOf('29', '2', '1900').sentence).toBe('There is no 29 February 1900 in the calendar.')
    expect(read('29', '2', '2000')).toEqual({ year: 2000, month: 2, day: 29 })
    expect(faultOf('31', 'April', '1990').places).toEqual(['day'])
  })

  test('what is missing is asked for, and only that', () => {
    expect(faultOf('', '', '').sentence).toBe('Please write a day, a month and a year.')
    expect(faultOf('', '7', '')).toEqual({
      sentence: 'Please write the day and year as well.',
      places: ['day', 'year'],
    })
  })

  test.each([
    ['-5', '7', '1990', 'day'],
    ['32', '7', '1990', 'day'],
    ['1e1', '7', '1990', 'day'],
    ['14', '13', '1990', 'month'],
    ['14', 'ju', '1990', 'month'],
    ['14', '٧', '1990', 'month'],
    ['14', '7', '-44', 'year'],
    ['14', '7', '19 90', 'year'],
    ['14', '7', '12026', 'year'],
    ['14', '7', '１９９０', 'year'],
    ['14', '7', '\u0000', 'year'],
    ['14', '7', '\ud800', 'year'],
  ])('%j %j %j: the sentence is about the %4$s', (day, month, year, place) => {
    expect(faultOf(day, month, year).places).toEqual([place])
  })

  test('is written out for people', () => {
    expect(writtenDate({ year: 1990, month: 7, day: 14 })).toBe('14 July 1990')
  })
})
