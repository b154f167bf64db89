import { digitSum } from '@numeria/numerology'

/**
 * How a number comes down to its digit; '' for one that is a digit already.
 * @example spellDigit(29) // '29 → 2 + 9 = 11 → 1 + 1 = 2'
 */
export function spellDigit(number: number): string {
  if (number <= 9) return ''
  const steps = [String(number)]
  for (let rest = number; rest > 9; rest = digitSum(rest))
    steps.push(`${[...String(rest)].join(' + ')} = ${digitSum(rest)}`)
  return steps.join(' → ')
}
