import { messagePrice } from './message-price.ts'
import type { Completeness } from './profile-completeness.ts'
import { readingPrices, type NamedReading } from './readings.ts'

export type PricedTurn = {
  message: string
  reading?: NamedReading | undefined
  depth?: 'quick' | undefined
  completeness: Completeness
}

/**
 * The price of one turn, in credits: 0 while the profile is incomplete, a named reading its own price whatever its text says, a quick answer to any message
 * one credit, and any other message by its words. The browser's badge and the server's charge are this one function.
 *
 * @param currentYear the UTC calendar year
 * @example turnPrice({ message: 'My week', reading: 'weekly_roadmap', completeness }, 2026) // 5
 */
export function turnPrice({ message, reading, depth, completeness }: PricedTurn, currentYear: number): number {
  if (!completeness.isComplete) return 0
  if (reading !== undefined) return readingPrices[reading]
  return depth === 'quick' ? readingPrices.quick : messagePrice(message, completeness, currentYear)
}
