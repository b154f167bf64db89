import { limits, readingLanguages, type ReadingLanguage } from '@numeria/contract'
import type { PlainDate } from '@numeria/numerology'
import { Read } from '../../check/read.ts'
import { findCues } from '../../check/time/times.ts'
import { vocabularyOf } from '../../check/vocabulary.ts'
import { spokenLanguage } from '../../languages/spoken-language.ts'
import { wordLists } from '../../languages/word-lists.ts'
import { cleanText } from '../../reply/clean-text.ts'
import { isSensitive } from '../sensitive/is-sensitive.ts'
import { isRelation } from './notes.ts'

/** So many entries of one reading are kept. */
const mostOfOne = 2
const markup = /[[\]{}<>|`\\]|https?:|www\.|@/i

/**
 * Words that a note may add to those of the message, by language: they bind, or name a plain fact ('trip', 'favourite'); and `kinds`, words of work, study,
 * home, travel and pastimes, no more of them than it has words of the message. Four letters or more may be a beginning. Words of a group of `same` stand for each
 * other, such as 'mum' and 'mother'.
 */
const addedWords = wordLists(new URL('./added-words.txt', import.meta.url))
const binding = new Set((['any', ...readingLanguages] as const).flatMap((language) => addedWords(language).split(' ')))
const kinds = new Set(readingLanguages.flatMap((language) => addedWords(`${language}.kinds`).split(' ')))
const groups = readingLanguages.flatMap((language) =>
  addedWords(`${language}.same`)
    .split(' / ')
    .map((group) => new Set(group.split(' '))),
)
const leastBeginning = 4
/** 'Mariana' is no 'mari' (husband). */
const leastOfCapital = 7
const denials: Record<ReadingLanguage, RegExp> = {
  en: /\b(?:not|no|never|none|without|nor|cannot)\b|n['’]t\b/,
  pt: /\b(?:nao|nunca|nem|jamais|sem)\b/,
  es: /\b(?:no|nunca|ni|jamas|sin)\b/,
  fr: /\b(?:ne|pas|jamais|ni|sans|aucune?)\b|\bn['’]/,
  de: /\b(?:nicht|kein\w*|nie|niemals|ohne)\b/,
  it: /\b(?:non|mai|ne|senza|nessun\w*)\b/,
}

/** Says what a denial says. */
const dislikes = /\b(?:hat(?:e|es|ed)|dislik|detest|odi[oae]|odei|hass)|can(?:no|['’])t stand/

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
  if (hasBirthDate(text, spokenLanguage(message, 'en'), today)) return false
  const sources = sourcesOf(text, message)
  return sources.length > 0 && ![text, ...sources].some((part) => isSensitive(part, message))
}

/** A whole date of another year is a birth date, and belongs to the profile or to a saved person. */
function hasBirthDate(text: string, language: ReadingLanguage, today: PlainDate): boolean {
  const words = vocabularyOf(language)
  return findCues(new Read(text, [], words), words, today).some(
    ({ year, month, day }) => year !== null && month !== null && day !== null && year < today.year,
  )
}

/**
 * The sentences of the message that the text rests on, and those beside them: 'It starts on Thursday' says what only the sentence before tells. Two
 * sentences on different people have nothing to do with each other.
 */
function sourcesOf(text: string, message: string): string[] {
  const content = contentOf(text)
  const sentences = sentencesOf(message).map((sentence) => ({
    sentence,
    people: wordsOf(sentence).map(plain).filter(isRelation),
    isSource: wordsOf(sentence).some((word) => content.some((one) => isSame(one, word))),
  }))
  return sentences
    .filter(({ isSource, people }, at) => {
      const beside = [sentences[at - 1], sentences[at + 1]].filter((other) => other?.isSource)
      const isApart = (others: readonly string[]) =>
        people.length > 0 && others.length > 0 && !people.some((one) => others.includes(one))
      return isSource || beside.some((other) => !isApart(other!.people))
    })
    .map(({ sentence }) => sentence)
}

const sentencesOf = (message: string): string[] => message.split(/(?<=[.!?…;])\s+|\n+/)

/** The words of the text that say something stand in the message, but for some of everyday kinds, and no part of it that these stand in denies them. */
function isSaid(text: string, message: string): boolean {
  const content = contentOf(text)
  const said = wordsOf(message)
  const denial = denials[spokenLanguage(message, 'en')]
  const isDisliked = dislikes.test(plain(message))
  const unsaid = content.filter(
    (word) => !said.some((other) => isSame(word, other)) && !(isDisliked && denial.test(plain(word))),
  )
  if (unsaid.length > content.length / 2 || content.length === 0 || !unsaid.every((word) => isOne(kinds, word)))
    return false
  if (denial.test(plain(text))) return true
  return !message
    .split(/[.!?;,\n]+/)
    .some((part) => denial.test(plain(part)) && wordsOf(part).some((word) => content.some((one) => isSame(one, word))))
}

/** The words of a text that say something of a person: a name or a number always does. */
const contentOf = (text: string): string[] => wordsOf(lowFirst(text)).filter((word) => !isOne(binding, word))

/** The capital of a beginning makes no name. */
const lowFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

function isOne(list: ReadonlySet<string>, written: string): boolean {
  const word = plain(written)
  if (list.has(word)) return true
  const least = isCapital(written) ? leastOfCapital : leastBeginning
  for (let length = least; length < word.length; length += 1) if (list.has(word.slice(0, length))) return true
  return false
}

/**
 * The same word, or another form of it. Numbers have one form, but for years in two digits; two words with capitals are names, and one must begin with
 * the other.
 */
function isSame(one: string, other: string): boolean {
  const [first, second] = [plain(one), plain(other)]
  if (first === second || groups.some((group) => group.has(first) && group.has(second))) return true
  const [number, otherNumber] = [/\d+/.exec(first)?.[0], /\d+/.exec(second)?.[0]]
  if (number !== undefined || otherNumber !== undefined)
    return number === otherNumber || (number?.length === 4 && number.slice(2) === otherNumber)
  const least = Math.min(first.length, second.length)
  const areNames = isCapital(one) && isCapital(other)
  let shared = 0
  while (shared < least && first[shared] === second[shared]) shared += 1
  if (areNames && shared < least) return false
  return shared >= Math.max(3, least - 2) || (least >= 4 && (first.includes(second) || second.includes(first)))
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word)
const wordsOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/(?<![.!\s])[.!\s]+$/, '')
}
