import { NumerologyError } from '../errors.ts'
import type { Meaning, Meanings, Tone } from './meaning.ts'

/** The words for a value among those of one position. @throws {NumerologyError} `meaning.missing` */
export function wordsFor(ofPosition: Partial<Meanings<number | string>>, value: number | string, tone: Tone): Meaning {
  if (!Object.hasOwn(ofPosition, value)) throw new NumerologyError('meaning.missing')
  return ofPosition[value]![tone]
}
