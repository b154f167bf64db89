import { isDeepStrictEqual } from 'node:util'
import { NumerologyError } from '../src/index.ts'
import type { Kinds } from './kinds.ts'
import { chaldeanKinds, chineseKinds, hebrewKinds, vedicKinds } from './other-kinds.ts'
import { pythagoreanKinds } from './pythagorean-kinds.ts'
import { readVector, type Vector } from './vector.ts'

const traditions: Readonly<Record<string, Kinds>> = {
  pythagorean: pythagoreanKinds,
  chaldean: chaldeanKinds,
  vedic: vedicKinds,
  chinese: chineseKinds,
  hebrew: hebrewKinds,
}

function missesOf({ tradition, kind, input, expected }: Vector): string[] {
  const compute = traditions[tradition]?.[kind]
  if (compute === undefined) return [`nothing computes ${tradition}/${kind}`]
  const computed = compute(input, expected)
  return Object.entries(expected)
    .filter(([name, wanted]) => !isDeepStrictEqual(computed[name], wanted))
    .map(([name, wanted]) => `${name} should be ${JSON.stringify(wanted)}, is ${JSON.stringify(computed[name])}`)
}

/** Faults of one published example, a line for each figure; empty when all figures agree. */
export function checkVector(entry: unknown): string[] {
  const vector = readVector(entry)
  if (vector === null) return [`not an example: ${JSON.stringify(entry)}`]
  try {
    return missesOf(vector).map((miss) => `${vector.id}: ${miss}`)
  } catch (error) {
    if (error instanceof NumerologyError) return [`${vector.id}: ${error.code}, ${error.message}`]
    // A kind that finds no such input in the example stumbles over it.
    if (error instanceof TypeError) return [`${vector.id}: its input is not that of ${vector.tradition}/${vector.kind}`]
    throw error
  }
}

/** All entries of a file: one line for each miss, and how many entries are without and with one. */
export function checkVectors(entries: readonly unknown[]): { misses: string[]; passed: number; failed: number } {
  const results = entries.map(checkVector)
  const passed = results.filter((misses) => misses.length === 0).length
  return { misses: results.flat(), passed, failed: results.length - passed }
}
