import type { ReadingLanguage } from '@numeria/contract'
import { replyLanguage } from '../languages/spoken-language.ts'
import { findDanger } from './find-danger.ts'
import { countryOf, helpLinesFor } from './help-lines.ts'
import { helpTexts } from './safety-texts.ts'
import type { Danger } from './danger-model.ts'

/**
 * Returns the answer to a message about self-harm, abuse, violence or an emergency, in any of the six languages; `null` for all others. It replaces a reading:
 * no model is called, and it is free.
 * @param language of the answer; 'en' stands for following the message
 * @param acceptLanguage the browser's header, for the country of the help lines
 * @example safetyReply('I am dying to know my year', 'en') // null
 */
export function safetyReply(message: string, language: ReadingLanguage, acceptLanguage?: string): string | null {
  const danger = findDanger(message)
  if (danger === null) return null
  const answered = replyLanguage(language, message)
  return helpReply(danger, answered, countryOf(acceptLanguage, answered))
}

/**
 * Words and help lines for one danger.
 * @param country ISO 3166-1; where it is not known, the lines of the language's countries are given
 * @param closing says whether the answer is free
 */
export function helpReply(
  danger: Danger,
  language: ReadingLanguage,
  country: string | null,
  closing = helpTexts[language].closing,
): string {
  const { emergency, talk, abuseLine, elsewhere, ...openings } = helpTexts[language]
  const colon = language === 'fr' ? ' : ' : ': '
  const countries = helpLinesFor(language, country).map(({ name, lines }) => {
    const numbers = [`${emergency}${colon}${lines.emergency}`]
    if (danger !== 'medical') numbers.push(`${talk}${colon}${lines.talk}`)
    if (danger === 'abuse' && lines.abuse !== null) numbers.push(`${abuseLine}${colon}${lines.abuse}`)
    return `- **${name}**${colon}${numbers.join('. ')}.`
  })
  return [openings[danger], [...countries, `- ${elsewhere}`].join('\n'), closing].join('\n\n')
}
