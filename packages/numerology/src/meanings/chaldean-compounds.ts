import { compoundPath, type OwnCompound } from '../chaldean/compounds.ts'
import { highCompounds } from './chaldean-compounds-high.ts'
import { lowCompounds } from './chaldean-compounds-low.ts'
import type { Meaning, Meanings, Tone } from './meaning.ts'

/**
 * Every title follows what Cheiro says of the number ("Cheiro's Book of Numbers", 1926, on the occult symbolism of compound
 * numbers), be it his image (the Shattered Citadel, the Royal Star of the Lion) or its sense where he has none. It is the same
 * in both tones; the words below it are our own, and turn his omens into something to watch for.
 */
export const chaldeanCompoundMeanings: Meanings<OwnCompound> = { ...lowCompounds, ...highCompounds }

export type CompoundMeaning = Meaning & { standsFor: OwnCompound; path: number[] }

/**
 * The meaning of a Chaldean compound, in the words of the number that it stands for: `path` leads there (see `compoundPath`). `null` for a number that leaves
 * no compound, such as 7 or 60.
 *
 * @throws {NumerologyError} `number.impossible` for anything but a whole number from 0 up
 * @example compoundMeaning(42, 'mystic')?.path // [42, 33, 24]
 */
export function compoundMeaning(compound: number, tone: Tone): CompoundMeaning | null {
  const { path, standsFor } = compoundPath(compound)
  if (standsFor === null) return null
  return { ...chaldeanCompoundMeanings[standsFor][tone], standsFor, path }
}
