import type { Meaning, Tone } from '@numeria/numerology'
import { fetchSentences, fetchTexts } from '#messages/chart-texts'
import { keptOnce } from '../../lib/kept-once.ts'

export type ChartPosition = keyof typeof fetchTexts
export type SentenceKind = keyof typeof fetchSentences
type Texts = Readonly<Record<string | number, Readonly<Record<Tone, Meaning>>>>
type Sentences = Readonly<Record<string | number, string>>

/** The texts of a position, for React's `use`; null where they cannot be fetched. */
export const textsOf = keptOnce<ChartPosition, Texts>((position) => fetchTexts[position]())

export const sentencesOf = keptOnce<SentenceKind, Sentences>((kind) => fetchSentences[kind]())
