import type { Completeness } from './profile-completeness.ts'
import { mentionsWord } from './words.ts'

/** The specification's order matters: the first rule that matches sets the price. */
const rules: readonly { credits: number; words: readonly string[] }[] = [
  { credits: 20, words: ['detailed', 'comprehensive', 'full reading'] },
  { credits: 15, words: ['year', 'forecast'] },
  { credits: 12, words: ['compatibility', 'relationship', 'love'] },
  { credits: 10, words: ['career', 'job', 'business', 'money', 'life path', 'purpose'] },
  { credits: 1, words: ['quick', 'tip', 'brief'] },
]
const anythingElse = 3

/**
 * What a chat message costs, in credits. The badge in the browser and the server's charge are this one function,
 * so what was shown is what is charged.
 *
 * @param currentYear the UTC calendar year: naming it, or the next one, asks for a forecast
 * @example messagePrice('What does my Life Path say?', { isComplete: true, … }, 2026) // 10
 */
export function messagePrice(message: string, completeness: Completeness, currentYear: number): number {
  if (!completeness.isComplete) return 0
  for (const { credits, words } of rules) {
    const all = credits === 15 ? [...words, String(currentYear), String(currentYear + 1)] : words
    if (mentionsWord(message, all)) return credits
  }
  return anythingElse
}
