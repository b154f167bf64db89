import type { NumberResult } from '../number-result.ts'

/** A karmic debt and the number that shows it. */
export type KarmicDebt = { debt: number; in: NumberResult['number'] }

/**
 * The karmic debts of a chart: 13, 14, 16 and 19, each with the place where it stands, in the order of the numbers given.
 *
 * @example karmicDebts([lifePath(on('1961-07-04'))]) // [{ debt: 19, in: 'lifePath' }]
 */
export function karmicDebts(numbers: readonly (NumberResult | null)[]): KarmicDebt[] {
  return numbers.flatMap((result) => result?.karmicDebt.map((debt) => ({ debt, in: result.number })) ?? [])
}
