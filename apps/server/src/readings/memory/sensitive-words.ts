import { languages as languageNames, type Language } from '@numeria/contract'
import { languageScores } from '../languages/spoken-language.ts'
import { wordLists } from '../languages/word-lists.ts'

const topics = ['death', 'health', 'faith', 'politics', 'sex'] as const
export type SensitiveTopic = (typeof topics)[number]

const languages = Object.keys(languageNames) as Language[]
/**
 * Beginnings of words and phrases, as parts of regular expressions without accents, by language and topic; `any` holds in every language. `$` ends a
 * whole word. An entry with a capital matches the same letters alone: `Chega` is a party, 'chega' a verb.
 */
const wordsOf = wordLists(new URL('./sensitive-words.txt', import.meta.url))

type Patterns = { topic: SensitiveTopic; patterns: readonly RegExp[] }[]

const patternsOf = new Map<Language | 'any', Patterns>(
  (['any', ...languages] as const).map((language) => [
    language,
    topics.map((topic) => {
      const entries = wordsOf(`${language}.${topic}`).split(', ')
      const isNamed = (entry: string) => /\p{Lu}/u.test(entry.replaceAll(String.raw`\p{L}`, ''))
      return {
        topic,
        patterns: [
          patternOf(
            entries.filter((entry) => !isNamed(entry)),
            'iu',
          ),
          patternOf(entries.filter(isNamed), 'u'),
        ],
      }
    }),
  ]),
)

function patternOf(entries: readonly string[], flags: string): RegExp {
  // Without an entry nothing matches.
  const parts = entries.length === 0 ? '(?!)' : entries.join('|').replaceAll('$', String.raw`(?![\p{L}\p{N}])`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${parts})`, flags)
}

/**
 * The topic that a text touches, of those that are remembered only where the reader writes them down; null where it touches none.
 * @param message that the text comes from; its language decides which words count
 */
export function sensitiveTopic(text: string, message = text): SensitiveTopic | null {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
  const read = (['any', ...likelyLanguages(message)] as const).flatMap((language) => patternsOf.get(language)!)
  return read.find(({ patterns }) => patterns.some((pattern) => pattern.test(plain)))?.topic ?? null
}

/** The languages that a message may be written in: all of them where it does not say. A doubtful note is rather not kept. */
function likelyLanguages(message: string): Language[] {
  const scores = languageScores(message)
  const best = Math.max(...Object.values(scores))
  return languages.filter((language) => scores[language] >= best / 4)
}
