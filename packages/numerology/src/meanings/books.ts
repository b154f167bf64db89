import { allMeanings, englishSentences } from './english-meanings.ts'
import type { Meanings, Sentences } from './meaning.ts'
import { portugueseMeanings, portugueseSentences } from './pt/portuguese-meanings.ts'

export type Position = keyof typeof allMeanings
export type SentenceKind = keyof typeof englishSentences

/** The same places and values in each language: a text that is missing is an error of types. */
type Book = {
  meanings: { [Place in Position]: Meanings<keyof (typeof allMeanings)[Place] & (number | string)> }
  sentences: { [Kind in SentenceKind]: Sentences<keyof (typeof englishSentences)[Kind] & (number | string)> }
}

/** The texts of every language. */
export const books = {
  en: { meanings: allMeanings, sentences: englishSentences },
  pt: { meanings: portugueseMeanings, sentences: portugueseSentences },
} satisfies Record<string, Book>

/** The languages that the texts are written in. */
export type PageLanguage = keyof typeof books

export const bookIn = (language: PageLanguage): Book => books[language]
