import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { longPeriod, namedAt, shortPeriod } from './periods.ts'

describe('the periods of a chart', () => {
  const zone = process.env['TZ']
  beforeEach(() => {
    process.env['TZ'] = 'America/Los_Angeles'
  })
  afterEach(() => {
    process.env['TZ'] = zone
  })

  test('keep their day wherever the reader sits', () => {
    expect(shortPeriod('2026-11-01')).toBe('1 Nov')
    expect(longPeriod('2026-11-01')).toBe('Sun 1 November')
  })

  test('keep their month wherever the reader sits', () => {
    expect(shortPeriod('2026-11')).toBe('Nov')
    expect(longPeriod('2026-11')).toBe('November 2026')
  })

  test.each([
    [7, 7, [0, 1, 2, 3, 4, 5, 6]],
    [30, 6, [4, 9, 14, 19, 24, 29]],
    [12, 5, [2, 5, 8, 11]],
    [1, 0, [0]],
  ])('of %i, room for %i, are named evenly and end with the newest', (count, room, expected) => {
    const isNamed = namedAt(count, room)
    expect(Array.from({ length: count }, (_, index) => index).filter(isNamed)).toEqual(expected)
  })
})
