import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NumerologyError } from '../errors.ts'
import { luckyNumbers, luckyTheme } from './lucky-numbers.ts'
import { seededNumbers } from './seeded-random.ts'

const seed = { userId: 'usr_1', date: '2026-11-21', draw: 0 }
const numbersOf = (change: Partial<typeof seed> = {}) => luckyNumbers({ ...seed, ...change }).map((one) => one.number)

describe('lucky numbers', () => {
  test('are three different numbers from 1 to 99, lowest first, for every seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (userId, draw) => {
        const [first, second, third] = luckyNumbers({ userId, date: seed.date, draw }).map((one) => one.number)
        expect(1 <= first! && first! < second! && second! < third! && third! <= 99).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('stay the same for one person, day and draw, and change with each of them', () => {
    expect(numbersOf()).toEqual(numbersOf())
    const others = [numbersOf({ userId: 'usr_2' }), numbersOf({ date: '2026-11-22' }), numbersOf({ draw: 1 })]
    for (const other of others) expect(other).not.toEqual(numbersOf())
  })

  test('will be the same tomorrow and in the next release', () => {
    expect(numbersOf()).toMatchInlineSnapshot(`
      [
        9,
        39,
        52,
      ]
    `)
    expect(numbersOf({ userId: 'Ünïcode 🌙', draw: 7 })).toMatchInlineSnapshot(`
      [
        28,
        66,
        99,
      ]
    `)
  })

  test('fall on all numbers evenly: chi-square over 297,000 draws stays below its 99.99 % bound', () => {
    const counts = Array.from({ length: 100 }, () => 0)
    for (let user = 0; user < 99_000; user++)
      for (const { number } of luckyNumbers({ ...seed, userId: `usr_${user}` })) counts[number]! += 1
    const chiSquare = counts.slice(1).reduce((sum, count) => sum + (count - 3_000) ** 2 / 3_000, 0)
    // 98 degrees of freedom; drawing three without putting back only narrows the spread.
    expect(chiSquare).toBeLessThan(158)
    expect(chiSquare).toBeGreaterThan(40)
  })

  test('successive draws of one stream are even too', () => {
    const next = seededNumbers('any seed', 10)
    const counts = Array.from({ length: 11 }, () => 0)
    for (let draw = 0; draw < 100_000; draw++) counts[next()]! += 1
    const chiSquare = counts.slice(1).reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(counts[0]).toBe(0)
    expect(chiSquare).toBeLessThan(34)
  })

  test('a range that 2³² does not fill evenly favours no number', () => {
    // With a plain remainder, 1 would come up twice as often as 2.
    const highest = 2 ** 32 * 0.75
    const next = seededNumbers('three quarters', highest)
    const low = Array.from({ length: 30_000 }, next).filter((number) => number <= 2 ** 30).length
    expect(Math.abs(low / 30_000 - 1 / 3)).toBeLessThan(0.015)
  })

  test('each has the theme of its digit', () => {
    expect(
      luckyNumbers(seed).every(
        ({ number, digit, theme }) => luckyTheme(number) === theme && luckyTheme(digit) === theme,
      ),
    ).toBe(true)
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 29, 99].map(luckyTheme)).toEqual([
      'New beginnings',
      'Partnership',
      'Creativity',
      'Stability',
      'Adventure',
      'Nurturing',
      'Spirituality',
      'Success',
      'Completion',
      'Partnership',
      'Completion',
    ])
    expect(() => luckyTheme(0)).toThrow(new NumerologyError('number.impossible'))
  })

  test('a day that does not exist, or half a draw, has none', () => {
    expect(() => luckyNumbers({ ...seed, date: '2026-02-30' })).toThrow(new NumerologyError('date.impossible'))
    for (const draw of [-1, 0.5, NaN])
      expect(() => luckyNumbers({ ...seed, draw })).toThrow(new NumerologyError('number.impossible'))
  })
})
