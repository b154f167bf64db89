import { NumerologyError } from './errors.ts'

/** The numbers that Western (Pythagorean) numerology does not reduce further, after Hans Decoz. */
export const pythagoreanMasters: readonly number[] = [11, 22, 33]

/** For numbers that always end between 1 and 9: personal years, months and days. */
export const noMasters: readonly number[] = []

/**
 * A number and what becomes of it: `steps` runs from `total` to `value`, each the digit sum of the one before, as in
 * `[1936, 19, 10, 1]`.
 */
export type Reduction = { total: number; steps: number[]; value: number }

/** The sum of the decimal digits: `digitSum(1936) // 19`. */
export function digitSum(number: number): number {
  let sum = 0
  let rest = number
  while (rest > 0) {
    const digit = rest % 10
    sum += digit
    rest = (rest - digit) / 10
  }
  return sum
}

function isReduced(number: number, masters: readonly number[]): boolean {
  return number <= 9 || masters.includes(number)
}

/**
 * `steps` of a `Reduction`: from `total` to its value.
 *
 * @throws {NumerologyError} as `reduceInSteps`
 */
export function stepsFrom(total: number, masters: readonly number[]): number[] {
  if (!Number.isSafeInteger(total) || total < 0) throw new NumerologyError('number.impossible')
  if (isReduced(total, masters)) return [total]
  const second = digitSum(total)
  if (isReduced(second, masters)) return [total, second]
  const third = digitSum(second)
  if (isReduced(third, masters)) return [total, second, third]
  // The digits of a safe whole number add up to 143 at most, so a third sum always ends it. Written out, without a loop:
  // an array that grows keeps room for sixteen more, and charts hold many of these.
  return [total, second, third, digitSum(third)]
}

/**
 * Adds the digits of `total` until one digit or a master number is left, and keeps every step.
 *
 * @throws {NumerologyError} `number.impossible` for anything but a safe whole number from 0 up
 * @example reduceInSteps(29, pythagoreanMasters) // { total: 29, steps: [29, 11], value: 11 }
 */
export function reduceInSteps(total: number, masters: readonly number[]): Reduction {
  const steps = stepsFrom(total, masters)
  return { total, steps, value: steps[steps.length - 1]! }
}

/**
 * The end of the reduction alone.
 *
 * @example reduce(29) // 11
 * @example reduce(29, noMasters) // 2
 */
export function reduce(total: number, masters: readonly number[] = pythagoreanMasters): number {
  return reduceInSteps(total, masters).value
}
