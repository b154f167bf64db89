import { english } from './en/english.ts'
import { portuguese } from './pt/portuguese.ts'
import type { Fact, Language } from './reading-request.ts'
import { nameIn } from './short/compose-short.ts'
import { french } from './short/french.ts'
import { german } from './short/german.ts'
import { italian } from './short/italian.ts'
import type { ShortStock } from './short/short-stock.ts'
import { spanish } from './short/spanish.ts'
import type { Tongue } from './stock.ts'

/** The languages with a stock for readings of full length, and those with a smaller one. */
export const tongues = { en: english, pt: portuguese } as const satisfies Partial<Record<Language, Tongue>>
export const shortStocks: Record<Exclude<Language, keyof typeof tongues>, ShortStock> = {
  es: spanish,
  fr: french,
  de: german,
  it: italian,
}

/** How a number is called in a language, with its possessive and without. */
export function callIn(language: Language, fact: Fact): { yours: string; label: string } {
  if (language === 'en' || language === 'pt') return tongues[language].call(fact)
  const yours = nameIn(shortStocks[language], fact) ?? fact.label
  return { yours, label: yours.replace(/^(?:tu|il tuo|la tua|ton|ta|deine?) /, '') }
}
