import { lifePath, parsePlainDate } from '@numeria/numerology'
import { describe, expect, test } from 'vitest'
import { lifePathNotes, lifePathSteps } from './steps.ts'

const on = (date: string) => lifePath(parsePlainDate(date))
const written = (date: string) =>
  lifePathSteps(on(date)).map(({ label, working, value }) => `${label}: ${working} | ${value}`)

describe('a Life Path, step by step', () => {
  test('month, day and year are reduced one by one, then added', () => {
    expect(written('1990-07-14')).toEqual([
      'Month: 7 | 7',
      'Day: 14 → 1 + 4 = 5 | 5',
      'Year: 1990 → 1 + 9 + 9 + 0 = 19 → 1 + 9 = 10 → 1 + 0 = 1 | 1',
      'Together: 7 + 5 + 1 = 13 → 1 + 3 = 4 | 4',
    ])
  })

  test('a sum of one digit needs no further step', () => {
    expect(written('2000-01-01').at(-1)).toBe('Together: 1 + 1 + 2 = 4 | 4')
  })

  test('masters are kept in the parts and in the sum, and it is said', () => {
    const steps = lifePathSteps(on('1979-11-29'))
    expect(steps.map((step) => step.isMaster)).toEqual([true, true, false, false])
    expect(lifePathNotes(on('1979-11-29'))[0]).toBe('11 is kept whole, as a master number, inside the sum.')
    expect(lifePathNotes(on('1939-11-22'))[0]).toBe('11 and 22 are kept whole, as master numbers, inside the sum.')
  })

  test('a karmic debt is named, and so is what other calculators show', () => {
    expect(lifePathNotes(on('1990-07-14'))).toEqual([
      'The total is 13, which numerologists call a karmic debt and write 13/4. About a quarter of all dates have one.',
    ])
    expect(lifePathNotes(on('1961-08-04'))).toEqual([
      'Other calculators may show 11, because they add all the digits at once: 29 → 11.',
    ])
  })
})
