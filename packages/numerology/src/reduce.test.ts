import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NumerologyError } from './errors.ts'
import { digitSum, noMasters, pythagoreanMasters, reduce, reduceInSteps } from './reduce.ts'

const anyTotal = fc.nat({ max: Number.MAX_SAFE_INTEGER })

describe('reduction', () => {
  test('1936 becomes 19, then 10, then 1', () => {
    expect(reduceInSteps(1936, pythagoreanMasters)).toEqual({ total: 1936, steps: [1936, 19, 10, 1], value: 1 })
  })

  test('it stops at 11, 22 and 33, also half-way, and not at 44', () => {
    expect([11, 22, 33, 29, 1975, 44].map((total) => reduce(total))).toEqual([11, 22, 33, 11, 22, 8])
    expect([11, 22, 33, 29, 1975].map((total) => reduce(total, noMasters))).toEqual([2, 4, 6, 2, 4])
  })

  test('it ends at a digit or a master number, and a second reduction changes nothing', () => {
    fc.assert(
      fc.property(anyTotal, (total) => {
        const value = reduce(total)
        expect(value <= 9 || pythagoreanMasters.includes(value)).toBe(true)
        expect(reduce(value)).toBe(value)
      }),
    )
  })

  test('without masters it is the remainder after division by nine, with 9 for 0', () => {
    fc.assert(
      fc.property(anyTotal, (total) => {
        expect(reduce(total, noMasters)).toBe(total === 0 ? 0 : ((total - 1) % 9) + 1)
      }),
    )
  })

  test('each step is the digit sum of the step before', () => {
    fc.assert(
      fc.property(anyTotal, (total) => {
        const { steps } = reduceInSteps(total, pythagoreanMasters)
        expect(steps.slice(1)).toEqual(steps.slice(0, -1).map(digitSum))
      }),
    )
  })

  test('reducing the parts of a sum first leads to the same single digit', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 99_999 })), (numbers) => {
        const whole = numbers.reduce((sum, number) => sum + number, 0)
        const byParts = numbers.reduce((sum, number) => sum + reduce(number), 0)
        expect(reduce(byParts, noMasters)).toBe(reduce(whole, noMasters))
      }),
    )
  })

  test.each([-1, 1.5, NaN, Infinity, 2 ** 60])('%d is no number to reduce', (total) => {
    expect(() => reduce(total)).toThrow(new NumerologyError('number.impossible'))
  })
})
