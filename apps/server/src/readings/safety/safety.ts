import type { Language } from '@numeria/contract'
import { idioms, signs, type Danger } from './safety-signs.ts'
import { helpTexts } from './safety-texts.ts'
import { replyLanguage } from '../languages/spoken-language.ts'

/** What is urgent comes first. */
const order: readonly Danger[] = ['medical', 'self_harm', 'violence']

/**
 * What to answer a message that speaks of self-harm, violence or an emergency, in any of the six languages; `null` for all others.
 * It stands instead of a reading: no model is called, and it costs nothing.
 * @param language of the answer; 'en' stands for following the message
 * @example safetyReply('I am dying to know my year', 'en') // null
 */
export function safetyReply(message: string, language: Language): string | null {
  const danger = findDanger(message)
  if (danger === null) return null
  const { [danger]: opening, numbers, closing } = helpTexts[replyLanguage(language, message)]
  return [opening, numbers, closing].join('\n\n')
}

function findDanger(message: string): Danger | null {
  const text = idioms.reduce((rest, idiom) => rest.replaceAll(idiom, ' '), plain(message))
  return order.find((danger) => signs[danger].some((sign) => sign.test(text))) ?? null
}

/** Without capitals, accents and marks: 'I can’t' becomes 'i can t'. */
function plain(message: string): string {
  return message
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-zß0-9.!?;:]+/g, ' ')
    .replaceAll('ß', 'ss')
    .replaceAll(/ ?[.!?;:]+ ?/g, ' . ')
    .trim()
}
