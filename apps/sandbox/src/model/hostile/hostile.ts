import { byTurn, inEveryReading } from './corpus.ts'

/** The reading with hostile markup between its paragraphs; each exchange of a conversation brings another sort of it. */
export function hostileReading(reading: string, exchange: number): string {
  const [first = '', ...rest] = reading.split('\n\n')
  return [first, ...inEveryReading, ...byTurn[exchange % byTurn.length]!, ...rest].join('\n\n')
}
