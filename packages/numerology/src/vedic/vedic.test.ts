import { describe, expect, test } from 'vitest'
import { NumerologyError } from '../errors.ts'

import { parsePlainDate } from '../plain-date.ts'
import { destiny, psychic } from './date-numbers.ts'
import { vedicFriendship } from './friendship.ts'
import { vedicName } from './name-number.ts'
import { planetOf } from './planets.ts'
import { explain } from '../test-explain.ts'

const on = parsePlainDate
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]

describe('Vedic numbers', () => {
  test('no master number survives: the 29th is a 2', () => {
    expect(explain(psychic(on('1990-05-29')))).toEqual([
      'Psychic number (Mulank), Vedic: the day of the month is reduced to a single digit, master numbers too',
      'Day 29 → 2 + 9 = 11 → 1 + 1 = 2',
    ])
    expect(destiny(on('2000-01-08'))).toMatchObject({ total: 11, value: 2 })
    expect(vedicName('Faa A')).toMatchObject({ total: 11, value: 2 })
  })

  test('the destiny adds every digit of the date', () => {
    const result = destiny(on('1975-04-28'))
    expect(result).toMatchObject({ number: 'destiny', tradition: 'vedic', value: 9, karmicDebt: [] })
    expect(result.parts[0]).toEqual({
      kind: 'digits',
      unit: 'birthDay',
      digits: [2, 8],
      total: 10,
      steps: [10],
      value: 10,
    })
    expect(explain(result)).toEqual([
      'Destiny number (Bhagyank), Vedic: all digits of the birth date are added, then reduced to a single digit',
      'Day 2 + 8 = 10',
      'Month 4 = 4',
      'Year 1 + 9 + 7 + 5 = 22',
      'Together 10 + 4 + 22 = 36 → 3 + 6 = 9',
    ])
  })

  test('the name is counted by the Chaldean table', () => {
    const result = vedicName('Sudha Li')
    expect(result).toMatchObject({ number: 'vedicName', tradition: 'vedic', karmicDebt: [] })
    expect(explain(result).at(0)).toBe(
      'Name number (Namank), Vedic: all letters are added by the Chaldean table, then reduced to a single digit',
    )
    expect(explain(result).at(-1)).toBe('Together 19 + 4 = 23 → 2 + 3 = 5')
    expect(psychic(on('1990-05-01'))).toMatchObject({ number: 'psychic', tradition: 'vedic', karmicDebt: [] })
  })

  test('an impossible date has neither', () => {
    for (const compute of [psychic, destiny])
      expect(() => compute({ year: 2001, month: 2, day: 29 })).toThrow(new NumerologyError('date.impossible'))
  })
})

describe('the friendship of planets', () => {
  test('each direction is told by itself, and the score is their average', () => {
    expect(vedicFriendship(5, 2)).toEqual({
      digits: [5, 2],
      planets: ['Mercury', 'Moon'],
      school: 'Maha Jyotish',
      regards: ['neutral', 'friend'],
      score: 0.75,
    })
    expect(vedicFriendship(1, 8)).toMatchObject({ regards: ['enemy', 'enemy'], score: 0 })
    expect(vedicFriendship(1, 2).score).toBe(1)
    expect(vedicFriendship(6, 1).regards).toEqual(['enemy', 'neutral'])
  })

  test('13 of the 36 pairs are not mutual, yet the score never depends on the order', () => {
    const pairs = digits.flatMap((one) => digits.filter((other) => other > one).map((other) => [one, other] as const))
    const unequal = pairs.filter(([one, other]) => new Set(vedicFriendship(one, other).regards).size === 2)
    expect([pairs.length, unequal.length]).toEqual([36, 13])
    for (const [one, other] of pairs) {
      const [there, back] = [vedicFriendship(one, other), vedicFriendship(other, one)]
      expect(there).toMatchObject({ score: back.score, regards: back.regards.toReversed() })
    }
  })

  test.each([0, 10, 1.5, NaN])('%d has no planet', (number) => {
    expect(() => planetOf(number)).toThrow(new NumerologyError('number.impossible'))
    expect(() => vedicFriendship(1, number)).toThrow(new NumerologyError('number.impossible'))
  })
})
