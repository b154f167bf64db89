import { readingLanguages, type ReadingLanguage } from '@numeria/contract'
import { wordLists } from './word-lists.ts'

/** Letters and endings that one of the six languages has to itself, or nearly so. */
const spellings: readonly (readonly [RegExp, ReadingLanguage])[] = [
  [/[ãõ]|ções\b|ção\b/g, 'pt'],
  [/\p{L}lh[aeio]|nh[ao]s?(?!\p{L})/gu, 'pt'],
  [/[ñ¿¡]|ción(?!\p{L})|iones(?!\p{L})/gu, 'es'],
  // Without its sign 'años' is Portuguese.
  [/ñ/gu, 'es'],
  [/[œêûîëï]|ç(?!ã|õ|o)|(?:eau|eux|oux|aux|ez)(?!\p{L})| [?!;:]/gu, 'fr'],
  [/[äöüß]|(?:ung|keit|heit|lich|isch|chen)(?!\p{L})|sch/gu, 'de'],
  [/[ìò]|(?:zione|zioni|mente|are|ere|ire|gli|cch\p{L}|ggi\p{L}|tt[aeio])(?!\p{L})/gu, 'it'],
  [/\p{L}(?:'|’)(?:s|m|re|ve|ll|t|d)(?!\p{L})|(?:ing|ght|tion)(?!\p{L})|wh|th/gu, 'en'],
]

/**
 * Words that give a language away, accents taken off: those that bind a sentence together, and those of our own subject. A word
 * that several languages share stands in each of them, and says the less.
 */
const spokenWords = wordLists(new URL('./spoken-words.txt', import.meta.url))

const common = new Map(readingLanguages.map((language) => [language, new Set(spokenWords(language).split(' '))]))

/** Which languages have a word. It says much where one language alone has it, little where all do. */
const languagesOf = new Map<string, ReadingLanguage[]>()
for (const language of readingLanguages) {
  for (const word of common.get(language)!) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language])
}

/** Everyday words of a language, without accents. */
export function commonWords(language: ReadingLanguage): ReadonlySet<string> {
  return common.get(language)!
}

/** Names of the product and of the numbers: people write them in English in whatever language they speak. */
const borrowed = /life path|soul urge|lo shu|personal year|expression number|selene|numeria/gi
const maxRead = 2_000

/**
 * The language in which a message is written, of the six that we write; `fallback` where it does not say, as in '2027?'.
 * @example spokenLanguage('o que diz o meu caminho de vida', 'en') // 'pt'
 */
export function spokenLanguage(text: string, fallback: ReadingLanguage): ReadingLanguage {
  const scores = languageScores(text)
  const best = readingLanguages.toSorted((one, other) => scores[other] - scores[one])[0]!
  if (scores[best] === 0) return fallback
  return scores[best] === scores[fallback] ? fallback : best
}

/** How much in a text speaks for each language. */
export function languageScores(text: string): Record<ReadingLanguage, number> {
  const read = text.slice(0, maxRead).normalize('NFC').toLowerCase().replaceAll(borrowed, ' ')
  const scores: Record<ReadingLanguage, number> = { en: 0, pt: 0, es: 0, fr: 0, de: 0, it: 0 }
  for (const [word] of read
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .matchAll(/\p{L}+/gu)) {
    const found = languagesOf.get(word) ?? []
    for (const language of found) scores[language] += 1 / found.length
  }
  for (const [pattern, language] of spellings) scores[language] += 0.6 * (read.match(pattern)?.length ?? 0)
  return scores
}

/** So much of a finished reading is read to know its language. */
const firstWords = 500

/** The language in which a reading was written. @example writtenLanguage('O teu Caminho de Vida é 7.') // 'pt' */
export function writtenLanguage(reading: string): ReadingLanguage {
  return spokenLanguage(reading.slice(0, firstWords), 'en')
}

/**
 * In which language to answer: the one that was chosen; 'en' stands for following the message, and one that says nothing of its
 * language follows the talk before it.
 */
export function replyLanguage(chosen: ReadingLanguage, message: string, before = ''): ReadingLanguage {
  return chosen === 'en' ? spokenLanguage(message, spokenLanguage(before, 'en')) : chosen
}
