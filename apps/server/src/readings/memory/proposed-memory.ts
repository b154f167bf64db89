import { limits, type ReadingLanguage } from '@numeria/contract'
import type { PlainDate } from '@numeria/numerology'
import { Read } from '../check/read.ts'
import { findCues } from '../check/times.ts'
import { vocabularyOf } from '../check/vocabulary.ts'
import { spokenLanguage } from '../languages/spoken-language.ts'
import { cleanText } from '../reply/clean-text.ts'
import { isOfKnownKind } from './known-kinds.ts'
import { sensitiveTopic } from './sensitive-words.ts'

/** So many entries of one reading are kept. */
const mostOfOne = 2
const markup = /[[\]{}<>|`\\]|https?:|www\.|@/i

/** Words that a note may add to those of the message: they bind, and say nothing of a person. Without accents. */
const glue = new Set(
  `a an the of and or with to in on at for from by is are has have s named called lives likes wants plans works prefers their her his my your he she they i you user reader who
   o os as um uma de do da dos das e ou com em no na nos nas para por tem chama se chamada chamado vive gosta quer trabalha prefere meu minha teu tua seu sua ele ela eles elas que eu
   el la los las un una y con en del al por tiene llama llamada llamado vive gusta le quiere trabaja prefiere mi su tu
   le les l des du et avec dans au aux pour a s appelle appelee vit aime veut travaille prefere mon ma mes son sa ses ton ta qui
   der die das den dem ein eine einen einer und mit im am fur von zu heisst lebt mag will arbeitet ist hat mein meine ihr ihre sein seine dein deine
   il lo gli i uno di e con nel nella per si chiama vive piace vuole lavora preferisce ha mio mia suo sua tuo tua che`
    .trim()
    .split(/\s+/),
)
const denials: Record<ReadingLanguage, RegExp> = {
  en: /\b(?:not|no|never|none|without|nor|cannot)\b|n['’]t\b/,
  pt: /\b(?:nao|nunca|nem|jamais|sem)\b/,
  es: /\b(?:no|nunca|ni|jamas|sin)\b/,
  fr: /\b(?:ne|pas|jamais|ni|sans|aucune?)\b|\bn['’]/,
  de: /\b(?:nicht|kein\w*|nie|niemals|ohne)\b/,
  it: /\b(?:non|mai|ne|senza|nessun\w*)\b/,
}

/**
 * The notes that a model proposed, as far as they may be kept: each says nothing but what the message says, in its words, names and numbers; none
 * touches health, death, faith, politics or sex life, or gives a birth date.
 * @param known notes that are kept already
 */
export function keepable(
  proposed: readonly string[],
  message: string,
  known: readonly string[],
  today: PlainDate,
): string[] {
  const kept: string[] = []
  for (const one of proposed) {
    const text = cleanText(one).replace(/\s+/g, ' ').trim()
    const isKnown = [...known, ...kept].some((other) => plain(other) === plain(text))
    if (kept.length < mostOfOne && !isKnown && isHarmless(text, message, today) && isSaid(text, message))
      kept.push(text)
  }
  return kept
}

function isHarmless(text: string, message: string, today: PlainDate): boolean {
  if (text === '' || text.length > limits.memoryCharacters || markup.test(text)) return false
  if (sensitiveTopic(text, message) !== null || !isOfKnownKind(text, message)) return false
  return !hasBirthDate(text, spokenLanguage(message, 'en'), today)
}

/** A whole date of another year is a birth date, and belongs to the profile or to a saved person. */
function hasBirthDate(text: string, language: ReadingLanguage, today: PlainDate): boolean {
  const words = vocabularyOf(language)
  return findCues(new Read(text, [], words), words, today).some(
    ({ year, month, day }) => year !== null && month !== null && day !== null && year < today.year,
  )
}

/** Every word of the text that says something stands in the message, and no sentence of it that these stand in denies them. */
function isSaid(text: string, message: string): boolean {
  const said = wordsOf(message)
  const content = wordsOf(text).filter((word) => !glue.has(word))
  if (content.length === 0 || !content.every((word) => said.some((other) => isSame(word, other)))) return false
  const denial = denials[spokenLanguage(message, 'en')]
  if (denial.test(plain(text))) return true
  return !message
    .split(/[.!?;\n]+/)
    .some((part) => denial.test(plain(part)) && wordsOf(part).some((word) => content.some((one) => isSame(one, word))))
}

/** The same word, or another form of it. A number has one form. */
function isSame(one: string, other: string): boolean {
  if (one === other) return true
  const least = Math.min(one.length, other.length)
  if (least < 5 || /\d/.test(one)) return false
  let shared = 0
  while (shared < least && one[shared] === other[shared]) shared += 1
  return shared >= Math.max(4, least - 2) && Math.abs(one.length - other.length) <= 4
}

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/(?<![.!\s])[.!\s]+$/, '')
}
