import { english } from './en/english.ts'
import { portuguese } from './pt/portuguese.ts'
import type { Fact, Language } from './reading-request.ts'
import type { Called, Tongue } from './stock.ts'

/** The languages with a stock for readings of full length. */
export const tongues: Partial<Record<Language, Tongue>> = { en: english, pt: portuguese }

/** How a number is called in a language. */
export function callIn(language: Language, fact: Fact): Called {
  return (tongues[language] ?? english).call(fact)
}
