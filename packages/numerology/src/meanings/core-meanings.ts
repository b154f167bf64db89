import { NumerologyError } from '../errors.ts'
import { expressionMeanings } from './expression.ts'
import { lifePathMeanings } from './life-path.ts'
import type { Meaning, Meanings, Tone } from './meaning.ts'
import { personalYearMeanings } from './personal-year.ts'
import { personalityMeanings } from './personality.ts'
import { soulUrgeMeanings } from './soul-urge.ts'

/** The five great places of a chart, each with every value that can stand there. */
export const coreMeanings = {
  lifePath: lifePathMeanings,
  expression: expressionMeanings,
  soulUrge: soulUrgeMeanings,
  personality: personalityMeanings,
  personalYear: personalYearMeanings,
} as const satisfies Record<string, Meanings<never>>

export type CorePosition = keyof typeof coreMeanings

/** The words for a value among those of one position. @throws {NumerologyError} `meaning.missing` */
export function wordsFor(ofPosition: Partial<Meanings<number | string>>, value: number | string, tone: Tone): Meaning {
  if (!Object.hasOwn(ofPosition, value)) throw new NumerologyError('meaning.missing')
  return ofPosition[value]![tone]
}

/**
 * As `meaning`, for the five great places alone: a page that takes only this one downloads a quarter of the words.
 *
 * @throws {NumerologyError} `meaning.missing` for a value that cannot stand there, such as a Personal Year 11
 * @example coreMeaning('lifePath', 7, 'pragmatic').essence
 */
export function coreMeaning(position: CorePosition, value: number, tone: Tone): Meaning {
  return wordsFor(coreMeanings[position], value, tone)
}
