import { readingLanguages, type ReadingLanguage } from '@numeria/contract'
import { wordLists } from '../../languages/word-lists.ts'
import { likelyLanguages, plainText, wordPatterns } from './word-patterns.ts'

const topics = ['death', 'health', 'faith', 'politics', 'sex'] as const
export type SensitiveTopic = (typeof topics)[number]

/** Word patterns by language and topic; `any` holds in every language. */
const wordsOf = wordLists(new URL('./sensitive-words.txt', import.meta.url))

const patternsOf = new Map<ReadingLanguage | 'any', { topic: SensitiveTopic; patterns: readonly RegExp[] }[]>(
  (['any', ...readingLanguages] as const).map((language) => [
    language,
    topics.map((topic) => ({ topic, patterns: wordPatterns(wordsOf(`${language}.${topic}`).split(', ')) })),
  ]),
)

/**
 * The topic that a text touches, of those that are remembered only where the reader writes them down; null where it touches none.
 * @param message that the text comes from; its language decides which words count
 */
export function sensitiveTopic(text: string, message = text): SensitiveTopic | null {
  const plain = plainText(text)
  const read = (['any', ...likelyLanguages(message)] as const).flatMap((language) => patternsOf.get(language)!)
  return read.find(({ patterns }) => patterns.some((pattern) => pattern.test(plain)))?.topic ?? null
}
