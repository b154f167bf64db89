import { NumerologyError } from '../errors.ts'
import { digitSum } from '../reduce.ts'

/** The compounds that Cheiro gives a meaning of their own. The others from 10 to 52 lean on a lower one. */
export const ownCompounds = [
  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 37, 43, 51,
] as const

export type OwnCompound = (typeof ownCompounds)[number]

const highestCompound = 52

function isOwn(number: number): number is OwnCompound {
  return ownCompounds.some((own) => own === number)
}

/** How a compound comes to its meaning: `path` runs from the number given to the one whose words are used. */
export type CompoundPath = { path: number[]; standsFor: OwnCompound | null }

/**
 * The compound whose meaning a number takes. From 10 to 52, a number without a meaning of its own takes that of the nearest lower
 * one in its root series, 9 less at a time (42 → 33 → 24). Cheiro stops at 52, so higher numbers are reduced by their digits
 * first (58 → 13). `null` where a single digit is left: it has a root, but no compound.
 *
 * @throws {NumerologyError} `number.impossible` for anything but a whole number from 0 up
 * @example compoundPath(42) // { path: [42, 33, 24], standsFor: 24 }
 */
export function compoundPath(compound: number): CompoundPath {
  if (!Number.isSafeInteger(compound) || compound < 0) throw new NumerologyError('number.impossible')
  const path = [compound]
  let current = compound
  while (current > 9) {
    if (isOwn(current)) return { path, standsFor: current }
    current = current > highestCompound ? digitSum(current) : current - 9
    path.push(current)
  }
  return { path, standsFor: null }
}
