import { describe, expect, test } from 'vitest'
import { NumerologyError } from './errors.ts'
import { lifePath, parsePlainDate, personalDay, personalMonth, personalYear } from './index.ts'

describe('dates', () => {
  test('a date is read as it is written', () => {
    expect(parsePlainDate('1962-07-03')).toEqual({ year: 1962, month: 7, day: 3 })
  })

  test('29 February exists in leap years only', () => {
    expect(parsePlainDate('2000-02-29').day).toBe(29)
    expect(parsePlainDate('2024-02-29').day).toBe(29)
    for (const text of ['1900-02-29', '2023-02-29'])
      expect(() => parsePlainDate(text)).toThrow(new NumerologyError('date.impossible'))
  })

  test.each(['2000-00-10', '2000-13-10', '2000-04-31', '2000-01-00', '2000-01-32', '0000-01-01'])(
    '%s is in no calendar',
    (text) => {
      expect(() => parsePlainDate(text)).toThrow(new NumerologyError('date.impossible'))
    },
  )

  test.each(['', '2000-1-1', '01.02.2000', '2000-01-01T00:00', ' 2000-01-01', '2000-01-01\n', '٢٠٠٠-٠١-٠١'])(
    '%j is not written as a date',
    (text) => {
      expect(() => parsePlainDate(text)).toThrow(new NumerologyError('date.malformed'))
    },
  )

  test('a date that was put together by hand is checked as well', () => {
    const birth = { year: 2000, month: 5, day: 15 }
    const impossible = new NumerologyError('date.impossible')
    expect(() => lifePath({ year: 2001, month: 2, day: 29 })).toThrow(impossible)
    expect(() => personalYear(birth, 2026.5)).toThrow(impossible)
    expect(() => personalMonth(birth, { year: 2026, month: 13 })).toThrow(impossible)
    expect(() => personalDay(birth, { year: 2026, month: 2, day: 30 })).toThrow(impossible)
  })
})
