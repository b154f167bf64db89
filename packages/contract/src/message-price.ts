import type { Completeness } from './profile-completeness.ts'
import { asides, priceWords } from './price-words.ts'
import { keywordPattern, keywordSearch } from './words.ts'

const anythingElse = 3

const groups = priceWords.map(({ credits, words }) => ({ credits, pattern: keywordPattern(words) }))

/**
 * The price of a chat message, in credits. The browser's badge and the server's charge are this one function, so the shown price is charged. The same question
 * costs the same in each reading language.
 *
 * @param currentYear the UTC calendar year: naming it, or the next one, asks for a forecast
 * @example messagePrice('What does my Life Path say?', { isComplete: true, … }, 2026) // 10
 */
export function messagePrice(message: string, completeness: Completeness, currentYear: number): number {
  if (!completeness.isComplete) return 0
  const mentions = keywordSearch(message.replaceAll(asides, ' '))
  const years = keywordPattern([String(currentYear), String(currentYear + 1)])
  for (const { credits, pattern } of groups)
    if (mentions(pattern) || (credits === 15 && mentions(years))) return credits
  return anythingElse
}
