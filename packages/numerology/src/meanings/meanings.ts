import { NumerologyError } from '../errors.ts'
import { expressionMeanings } from './expression.ts'
import { lifePathMeanings } from './life-path.ts'
import type { Meaning, Meanings, Tone } from './meaning.ts'
import { personalYearMeanings } from './personal-year.ts'
import { personalityMeanings } from './personality.ts'
import { soulUrgeMeanings } from './soul-urge.ts'

/** The places of a chart that have meanings, each with every value that can stand there. */
export const allMeanings = {
  lifePath: lifePathMeanings,
  expression: expressionMeanings,
  soulUrge: soulUrgeMeanings,
  personality: personalityMeanings,
  personalYear: personalYearMeanings,
} as const satisfies Record<string, Meanings<never>>

export type Position = keyof typeof allMeanings

/**
 * What a number says in one place of the chart.
 *
 * @throws {NumerologyError} `meaning.missing` for a value that cannot stand there, such as a Personal Year 11
 * @example meaning('lifePath', 7, 'mystic').title
 */
export function meaning(position: Position, value: number, tone: Tone): Meaning {
  const ofPosition: Partial<Meanings<number>> = allMeanings[position]
  const found = ofPosition[value]
  if (found === undefined) throw new NumerologyError('meaning.missing')
  return found[tone]
}
