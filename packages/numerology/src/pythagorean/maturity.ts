import type { Expression, LifePath, Maturity } from '../number-result.ts'
import { pythagoreanMasters } from '../reduce.ts'
import { addParts, numberPart } from './parts.ts'

/**
 * The Maturity number: Life Path + Expression, masters kept in both and in the sum.
 *
 * @example maturity(lifePath({ year: 1863, month: 7, day: 30 }), expression('Henry Ford')).value // 6, from 1 + 5
 */
export function maturity(lifePath: LifePath, expression: Expression): Maturity {
  const parts = [numberPart(lifePath), numberPart(expression)]
  return {
    ...addParts(parts, pythagoreanMasters),
    number: 'maturity',
    tradition: 'pythagorean',
    rule: 'life_path_and_expression',
    karmicDebt: [],
    parts,
  }
}
