import type { Meaning } from '@numeria/numerology'
import { fetchMeanings } from '#messages/number-words'
import { keptOnce } from './kept-once.ts'

export type TextPosition = keyof typeof fetchMeanings
type Texts = Readonly<Record<number, { pragmatic: Meaning }>>

/** The texts of a position, for React's `use`; null where they cannot be fetched. */
export const numberTexts = keptOnce<TextPosition, Texts>((position) => fetchMeanings[position]())
