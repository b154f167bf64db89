import { describe, expect, test } from 'vitest'
import {
  birthday,
  expression,
  formatWorking,
  lifePath,
  maturity,
  parsePlainDate,
  personalDay,
  personality,
  soulUrge,
} from './index.ts'
import { explain } from './test-explain.ts'

const on = parsePlainDate

describe('the working as a person reads it', () => {
  test('a Life Path is worked out step by step', () => {
    expect(explain(lifePath(on('1936-10-12')))).toEqual([
      'Life Path, Pythagorean: month, day and year are reduced one by one, keeping 11, 22 and 33, then added and reduced',
      'Month 10 → 1 + 0 = 1',
      'Day 12 → 1 + 2 = 3',
      'Year 1936 → 1 + 9 + 3 + 6 = 19 → 1 + 9 = 10 → 1 + 0 = 1',
      'Together 1 + 3 + 1 = 5',
    ])
  })

  test('masters, karmic debt and what other calculators show are said', () => {
    expect(explain(lifePath(on('1975-04-29')))).toContain('Day 29 → 2 + 9 = 11, a master number')
    expect(explain(lifePath(on('1961-07-04'))).at(-1)).toBe('The total 19 is a karmic debt number: 19/1')
    expect(explain(lifePath(on('1961-08-04'))).at(-1)).toBe(
      'Other calculators may show 11, because they add all the digits at once: 29 → 11',
    )
    expect(explain(personality('Barack Obama')).at(-1)).toBe(
      'Other calculators may show 22, because they add all the letters at once: 22',
    )
  })

  test('a name says how it was spelled, what was left out and how each Y was heard', () => {
    expect(explain(soulUrge('Dr Zoë Ng Murray')).slice(1)).toEqual([
      'Dr Zoë Ng Murray is read as ZOE NG MURRAY',
      'Not part of a birth name and left out: Dr',
      'Y in Murray is a consonant: it follows a vowel',
      'Zoë: O 6 + E 5 = 11, a master number',
      'Ng has no vowel and adds 0',
      'Murray: U 3 + A 1 = 4',
      'Together 11 + 0 + 4 = 15 → 1 + 5 = 6',
    ])
    expect(explain(expression('Dr Amy Jr'))).toContain('Not part of a birth name and left out: Dr, Jr')
    expect(explain(expression('Ada Obama')).at(-1)).toBe(
      'Other calculators may show 2, because they add all the letters at once: 20 → 2',
    )
    expect(explain(expression('Анна Amy'))).toContain('Not Latin letters, so without a value here: А Н Н А')
  })

  test('a number that rests on others explains those first', () => {
    const lines = explain(maturity(lifePath(on('1863-07-30')), expression('Henry Ford')))
    expect(lines[0]).toMatch(/^Life Path, /)
    expect(maturity(lifePath(on('1863-07-30')), expression('Henry Ford')).parts[0]!.steps).toEqual([1])
    expect(lines.slice(-3)).toEqual(['Life Path 1', 'Expression 5', 'Together 1 + 5 = 6'])
    expect(explain(personalDay(on('2000-05-15'), on('1992-07-17'))).at(-1)).toBe('Together 3 + 8 = 11 → 1 + 1 = 2')
  })

  test('the short working fits a line', () => {
    expect(formatWorking(expression('Thomas Cruise Mapother'))).toBe('22 + 3 + 6 = 31 → 4')
    expect(formatWorking(lifePath(on('1936-10-12')))).toBe('1 + 3 + 1 = 5')
    expect(formatWorking(birthday(on('2000-05-28')))).toBe('28 → 10 → 1')
  })
})
