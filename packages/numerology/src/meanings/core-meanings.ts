import { expressionMeanings } from './expression.ts'
import { lifePathMeanings } from './life-path.ts'
import type { Meaning, Meanings, Tone } from './meaning.ts'
import { personalYearMeanings } from './personal-year.ts'
import { personalityMeanings } from './personality.ts'
import { soulUrgeMeanings } from './soul-urge.ts'
import { wordsFor } from './words-for.ts'

/** The five great places of a chart, each with every value that can stand there. */
export const coreMeanings = {
  lifePath: lifePathMeanings,
  expression: expressionMeanings,
  soulUrge: soulUrgeMeanings,
  personality: personalityMeanings,
  personalYear: personalYearMeanings,
} as const satisfies Record<string, Meanings<never>>

export type CorePosition = keyof typeof coreMeanings

/**
 * As `meaning`, for the five great places alone: a page that takes only this one downloads a quarter of the words.
 *
 * @throws {NumerologyError} `meaning.missing` for a value that cannot stand there, such as a Personal Year 11
 * @example coreMeaning('lifePath', 7, 'pragmatic').essence
 */
export function coreMeaning(position: CorePosition, value: number, tone: Tone): Meaning {
  return wordsFor(coreMeanings[position], value, tone)
}
