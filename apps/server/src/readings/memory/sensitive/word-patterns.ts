import { readingLanguages, type ReadingLanguage } from '@numeria/contract'
import { languageScores } from '../../languages/spoken-language.ts'

/**
 * Two regular expressions that find any of the entries: beginnings of words and phrases, as parts of regular expressions without accents. `$` ends a whole
 * word. An entry with a capital matches the same letters alone: `Chega` is a party, 'chega' a verb.
 */
export function wordPatterns(entries: readonly string[]): readonly RegExp[] {
  const isNamed = (entry: string) => /\p{Lu}/u.test(entry.replaceAll(String.raw`\p{L}`, ''))
  return [
    patternOf(
      entries.filter((entry) => !isNamed(entry)),
      'iu',
    ),
    patternOf(entries.filter(isNamed), 'u'),
  ]
}

function patternOf(entries: readonly string[], flags: string): RegExp {
  // Without an entry nothing matches.
  const parts = entries.length === 0 ? '(?!)' : entries.join('|').replaceAll('$', String.raw`(?![\p{L}\p{N}])`)
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${parts})`, flags)
}

/** A text as the patterns read it: without accents, with plain apostrophes and single spaces. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
}

/** The languages that a message may be written in: all of them where it does not say. A doubtful note is rather not kept. */
export function likelyLanguages(message: string): ReadingLanguage[] {
  const scores = languageScores(message)
  const best = Math.max(...Object.values(scores))
  return readingLanguages.filter((language) => scores[language] >= best / 4)
}
