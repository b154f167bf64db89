import { meaning, NumerologyError, type Meaning, type Position } from '@numeria/numerology'
import type { Fact, Tone } from './reading-request.ts'

const positions: Partial<Record<string, Position>> = {
  life_path: 'lifePath',
  expression: 'expression',
  soul_urge: 'soulUrge',
  personality: 'personality',
  personal_year: 'personalYear',
}

export type MeantFact = Fact & { meaning: Meaning }

/** The fact with what it means; undefined for a fact that the engine has no words for. */
export function meaningOf(fact: Fact, tone: Tone): MeantFact | undefined {
  const position = positions[fact.key]
  if (position === undefined) return undefined
  try {
    return { ...fact, meaning: meaning(position, fact.value, tone) }
  } catch (error) {
    if (error instanceof NumerologyError) return undefined
    throw error
  }
}
