import type { NumberResult } from '../src/index.ts'
import type { Expected, Input } from './vector.ts'

/** Our figures for each kind of example. `expected` only gives the length of a list in its source. */
export type Kinds = Readonly<Record<string, (input: Input, expected: Expected) => Expected>>

/** The figures that examples give of a number: its value, and sums on the way to it. */
export function summary(result: NumberResult): Expected {
  const totals = result.parts.map((part) => part.total)
  return {
    value: result.value,
    total: result.total,
    karmicDebt: result.karmicDebt,
    perNameSums: totals,
    firstNameSum: totals[0],
    letterTotal: totals.reduce((sum, total) => sum + total, 0),
  }
}

/** A to Z with their values in one tradition. */
export function letterTable(valueOf: (letter: string) => number): Record<string, number> {
  return Object.fromEntries([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => [letter, valueOf(letter)]))
}

/** A spelling with spaces between the names, or without where the example has none. */
export function spelledLike(spelling: string, example: unknown): string {
  return typeof example === 'string' && !example.includes(' ') ? spelling.replaceAll(' ', '') : spelling
}

/** The beginning of a list, as far as the example gives it: some sources name the first pinnacles only. */
export function asFarAs(example: unknown, values: readonly unknown[]): readonly unknown[] {
  return Array.isArray(example) ? values.slice(0, example.length) : values
}
