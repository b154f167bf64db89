import { compoundPath, type OwnCompound } from '../chaldean/compounds.ts'
import { highCompounds } from './chaldean-compounds-high.ts'
import { lowCompounds } from './chaldean-compounds-low.ts'
import type { BriefMeaning, TitledWords, Tone } from './meaning.ts'

/** The titles follow Cheiro's images and are the same in both tones; the words are our own. */
export const compoundWords: Readonly<Record<OwnCompound, TitledWords>> = { ...lowCompounds, ...highCompounds }

export type CompoundMeaning = BriefMeaning & { standsFor: OwnCompound; path: number[] }

/**
 * What a Chaldean compound says, in the words of the number that it stands for: `path` leads there (see `compoundPath`). `null`
 * for a number that leaves no compound, such as 7 or 60.
 *
 * @throws {NumerologyError} `number.impossible` for anything but a whole number from 0 up
 * @example compoundMeaning(42, 'mystic')?.path // [42, 33, 24]
 */
export function compoundMeaning(compound: number, tone: Tone): CompoundMeaning | null {
  const { path, standsFor } = compoundPath(compound)
  if (standsFor === null) return null
  const { title, [tone]: words } = compoundWords[standsFor]
  return { title, ...words, standsFor, path }
}
