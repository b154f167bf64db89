import type { CorePosition } from '../meanings/core-meanings.ts'
import type { Meaning, Meanings, Tone } from '../meanings/meaning.ts'
import { expressionMeanings } from '../meanings/pt/expression.ts'
import { lifePathMeanings } from '../meanings/pt/life-path.ts'
import { personalityMeanings } from '../meanings/pt/personality.ts'
import { soulUrgeMeanings } from '../meanings/pt/soul-urge.ts'
import { wordsFor } from '../meanings/words-for.ts'

/** The places of a chart whose words a page shows. */
const meanings = {
  lifePath: lifePathMeanings,
  expression: expressionMeanings,
  soulUrge: soulUrgeMeanings,
  personality: personalityMeanings,
} as const satisfies Partial<Record<CorePosition, Meanings<never>>>

/**
 * As `coreMeaning`, in European Portuguese.
 *
 * @throws {NumerologyError} `meaning.missing` for a value that cannot stand there
 * @example portugueseMeaning('lifePath', 7, 'pragmatic').title // 'Quem Analisa'
 */
export function portugueseMeaning(position: keyof typeof meanings, value: number, tone: Tone): Meaning {
  return wordsFor(meanings[position], value, tone)
}
