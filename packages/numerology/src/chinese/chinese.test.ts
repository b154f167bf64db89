import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NumerologyError } from '../errors.ts'
import { parsePlainDate } from '../plain-date.ts'
import { kua } from './kua.ts'
import { loShuGrid, loShuPlanes, loShuRows, type LoShuPlane } from './lo-shu.ts'
import { explainKua, explainLoShu } from '../test-explain.ts'

const on = parsePlainDate
const anyDate = fc.record({
  year: fc.integer({ min: 1, max: 9999 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
})

describe('the Lo Shu square', () => {
  test('every line of three adds up to 15', () => {
    const lines = Object.values(loShuPlanes)
    expect(lines).toHaveLength(8)
    for (const line of [...lines, ...loShuRows]) expect(line.reduce((sum, number) => sum + number, 0)).toBe(15)
  })

  test('the digits of the date stand in it, zeros do not', () => {
    expect(loShuGrid(on('2000-10-30'))).toMatchObject({
      counts: [0, 1, 1, 1, 0, 0, 0, 0, 0, 0],
      dateDigits: [3, 1, 2],
      layers: [],
      present: [1, 2, 3],
      missing: [4, 5, 6, 7, 8, 9],
      repeating: [],
      complete: [],
      empty: ['golden'],
    })
  })

  test('a full line is an arrow, and so is an empty one', () => {
    const grid = loShuGrid(on('1951-09-09'))
    expect([grid.complete, grid.empty, grid.repeating]).toEqual([['will'], ['thought', 'action'], [1, 9]])
    expect(loShuGrid(on('2015-01-28')).complete).toEqual(['silver'])
    const everyPlane = new Set<LoShuPlane>()
    for (let day = 1; day <= 28; day++)
      for (const year of [1678, 1935, 1944, 1456, 2047, 3456, 2776])
        for (const plane of loShuGrid({ year, month: 3, day }).complete) everyPlane.add(plane)
    expect(everyPlane).toEqual(new Set(Object.keys(loShuPlanes)))
  })

  test('some schools add driver and conductor, or the Kua number', () => {
    const date = on('1973-12-09')
    expect(loShuGrid(date).missing).toEqual([4, 5, 6, 8])
    const grid = loShuGrid(date, { driverAndConductor: true, kua: kua(date, 'female') })
    expect(grid.layers).toEqual([
      { layer: 'driver', value: 9 },
      { layer: 'conductor', value: 5 },
      { layer: 'kua', value: 6 },
    ])
    expect(grid.missing).toEqual([4, 8])
  })

  test('the square can be seen', () => {
    expect(explainLoShu(loShuGrid(on('1973-12-09'), { driverAndConductor: true }))).toEqual([
      'Digits of the date: 9 1 2 1 9 7 3',
      'Added as the driver: 9',
      'Added as the conductor: 5',
      '· | 999 | 2',
      '3 | 5 | 7',
      '· | 11 | ·',
      'Missing: 4, 6, 8',
      'Complete lines: emotional 3-5-7, will 9-5-1',
      'Empty lines: none',
    ])
    expect(explainLoShu(loShuGrid(on('2111-11-22'))).slice(-3)).toEqual([
      'Missing: 3, 4, 5, 6, 7, 8, 9',
      'Complete lines: none',
      'Empty lines: emotional 3-5-7, thought 4-3-8, golden 4-5-6',
    ])
    const full = { counts: [0, 1, 1, 1, 1, 1, 1, 1, 1, 1], dateDigits: [], layers: [], present: [], missing: [] }
    expect(explainLoShu({ ...full, repeating: [], complete: [], empty: [] })).toContain('Missing: none')
  })

  test('present and missing make nine, and the counts make the digits', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const { counts, dateDigits, present, missing, complete, empty } = loShuGrid(date)
        expect([...present, ...missing].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(dateDigits.length)
        expect(complete.every((plane) => loShuPlanes[plane].every((digit) => present.includes(digit)))).toBe(true)
        expect(empty.every((plane) => loShuPlanes[plane].every((digit) => missing.includes(digit)))).toBe(true)
      }),
    )
  })

  test('an impossible date has no square', () => {
    expect(() => loShuGrid({ year: 2001, month: 2, day: 29 })).toThrow(new NumerologyError('date.impossible'))
  })
})

describe('the Kua number', () => {
  test('a birth before Li Chun belongs to the year before', () => {
    expect([kua(on('2003-01-23'), 'male').chineseYear, kua(on('2003-02-04'), 'male').chineseYear]).toEqual([2002, 2003])
    expect(['2003-02-03', '2003-02-04'].map((day) => kua(on(day), 'female').value)).toEqual([8, 9])
  })

  test('another first day of the year may be given, such as that of the lunar year', () => {
    expect(kua(on('2003-01-31'), 'male', { month: 2, day: 1 }).chineseYear).toBe(2002)
    expect(kua(on('2003-02-01'), 'male', { month: 2, day: 1 }).chineseYear).toBe(2003)
    expect(() => kua(on('2003-02-01'), 'male', { month: 2, day: 30 })).toThrow(new NumerologyError('date.impossible'))
  })

  test('births within a day of the boundary are marked', () => {
    const days = ['2003-02-02', '2003-02-03', '2003-02-04', '2003-02-05', '2003-02-06']
    expect(days.map((day) => kua(on(day), 'male').isNearBoundary)).toEqual([false, true, true, true, false])
    const leapYear = ['2004-02-28', '2004-02-29', '2004-03-02', '2004-03-03']
    expect(leapYear.map((day) => kua(on(day), 'male', { month: 3, day: 1 }).isNearBoundary)).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(kua(on('2003-02-28'), 'male', { month: 3, day: 1 }).isNearBoundary).toBe(true)
    expect(kua(on('1900-02-28'), 'male', { month: 3, day: 1 }).isNearBoundary).toBe(true)
    expect(kua(on('2000-02-28'), 'male', { month: 3, day: 1 }).isNearBoundary).toBe(false)
  })

  test('5 becomes 2 for a man and 8 for a woman', () => {
    expect([kua(on('1977-06-15'), 'male'), kua(on('1981-06-15'), 'female')]).toMatchObject([
      { value: 2, wasFive: true },
      { value: 8, wasFive: true },
    ])
  })

  test('the working is told', () => {
    expect(explainKua(kua(on('1976-06-15'), 'female'))).toEqual([
      'The Chinese year begins on 4/2 (day/month), so the birth falls in 1976',
      'Year 1976 as a single digit: 5',
      'For a woman 4 + 5 = 9',
    ])
    expect(explainKua(kua(on('1977-02-04'), 'male'))).toEqual([
      'The Chinese year begins on 4/2 (day/month), so the birth falls in 1977',
      'Year 1977 as a single digit: 6',
      'For a man 11 − 6 = 5',
      '5 stands for the centre and becomes 2',
      'Born within a day of the boundary: the exact hour of Li Chun in that year may change this',
    ])
    expect(explainKua(kua(on('1977-06-15'), 'female'))[2]).toBe('For a woman 4 + 6 = 10 → 1')
    expect(() => kua({ year: 1990, month: 2, day: 29 }, 'male')).toThrow(new NumerologyError('date.impossible'))
    expect(explainKua(kua(on('1990-06-15'), 'male'))[2]).toBe('For a man 11 − 1 = 10 → 1')
  })

  test('it repeats every nine years, also at the beginning of the calendar, and the two sexes add up as the rule has it', () => {
    expect(kua({ year: 1, month: 1, day: 1 }, 'male')).toMatchObject({ chineseYear: 0, yearDigit: 9, value: 2 })
    fc.assert(
      fc.property(anyDate, fc.constantFrom('male' as const, 'female' as const), (date, sex) => {
        const { value, yearDigit, chineseYear } = kua(date, sex)
        expect([1, 2, 3, 4, 6, 7, 8, 9]).toContain(value)
        expect((chineseYear - yearDigit) % 9).toBe(chineseYear === 0 ? -0 : 0)
      }),
    )
  })
})
