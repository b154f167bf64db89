import type { OwnCompound } from '../../chaldean/compounds.ts'
import type { Meanings } from '../meaning.ts'
import { highCompounds } from './chaldean-compounds-high.ts'
import { lowCompounds } from './chaldean-compounds-low.ts'

/** The Chaldean compounds; each title follows Cheiro’s image and is the same in both tones. */
export const chaldeanCompoundMeanings: Meanings<OwnCompound> = { ...lowCompounds, ...highCompounds }
