import { bookIn, type PageLanguage, type SentenceKind } from './books.ts'

type Keys<Kind extends SentenceKind> = keyof ReturnType<typeof bookIn>['sentences'][Kind]

/**
 * A sentence that adds to the text of a number.
 *
 * @example sentence('debtPosition', '13-lifePath', 'en')
 * @example sentence('letterTransit', 'A-physical', 'pt')
 */
export function sentence<Kind extends SentenceKind>(kind: Kind, key: Keys<Kind>, language: PageLanguage): string {
  return bookIn(language).sentences[kind][key] as string
}
