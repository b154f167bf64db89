import { debtPositionSentences } from './debt-position.ts'
import { letterTransitSentences } from './letter-transit.ts'
import type { Sentences, PageLanguage } from './meaning.ts'
import { debtPositionSentences as portugueseDebts } from './pt/debt-position.ts'
import { letterTransitSentences as portugueseTransits } from './pt/letter-transit.ts'
import { softenedLessonSentences as portugueseLessons } from './pt/softened-lesson.ts'
import { softenedLessonSentences } from './softened-lesson.ts'

const english = {
  debtPosition: debtPositionSentences,
  softenedLesson: softenedLessonSentences,
  letterTransit: letterTransitSentences,
} as const satisfies Record<string, Sentences<never>>

export type SentenceKind = keyof typeof english
type Book = { [Kind in SentenceKind]: Sentences<keyof (typeof english)[Kind] & (number | string)> }

export const allSentences: Readonly<Record<PageLanguage, Book>> = {
  en: english,
  pt: { debtPosition: portugueseDebts, softenedLesson: portugueseLessons, letterTransit: portugueseTransits },
}

/**
 * A sentence that adds to the text of a number.
 *
 * @example sentence('debtPosition', '13-lifePath', 'en')
 * @example sentence('letterTransit', 'A-physical', 'pt')
 */
export function sentence<Kind extends SentenceKind>(kind: Kind, key: keyof Book[Kind], language: PageLanguage): string {
  return allSentences[language][kind][key] as string
}
