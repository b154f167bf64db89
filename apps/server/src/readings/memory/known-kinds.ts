import type { ReadingLanguage } from '@numeria/contract'
import { wordLists } from '../languages/word-lists.ts'
import { isRelation } from './notes.ts'
import { likelyLanguages, plainText, wordPatterns } from './word-patterns.ts'

/** Beginnings of words and phrases of work, study, home, travel, feasts, plans, tastes, pastimes, animals and things, by language, written as in `sensitive-words.txt`. */
const wordsOf = wordLists(new URL('./known-kinds.txt', import.meta.url))

/** Words that give a name, and those that may stand between names and relations. Without accents. */
const naming = new Set(
  'called named nickname chama chamada chamado llama llamada llamado appelle heisst chiama'.split(' '),
)
const binding = new Set(
  `and a an the my our is are has have best s in law step e o a os as um uma meu minha meus minhas tem se melhor y el la mi mis un una tiene mejor et le l mon ma mes un une est meilleur meilleure
   und der die das mein meine ist hat beste bester il lo mio mia i miei ha migliore si ex`.split(/\s+/),
)

const patternsOf = new Map<ReadingLanguage, readonly RegExp[]>()
function patterns(language: ReadingLanguage): readonly RegExp[] {
  const known = patternsOf.get(language) ?? wordPatterns(wordsOf(language).split(', '))
  patternsOf.set(language, known)
  return known
}

/**
 * Whether a note is clearly of a kind that is remembered: a relation and a name alone, or with a word of everyday life. All others are not kept: word lists
 * cannot know every way to hint at an illness, a faith, a party or a love ("off the wagon again").
 * @param message that the text comes from; its language decides which words count
 */
export function isOfKnownKind(text: string, message: string): boolean {
  const plain = plainText(text)
  return (
    likelyLanguages(message).some((language) => patterns(language).some((pattern) => pattern.test(plain))) ||
    isIntroduction(plain)
  )
}

/** @example isIntroduction('daughter Mia, 7, and son Ben') // true */
function isIntroduction(plain: string): boolean {
  let hasRelation = false
  let wasName = true
  for (const word of plain.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const low = word.toLowerCase()
    if (isRelation(low)) {
      hasRelation = true
      wasName = true
    } else if (naming.has(low)) wasName = true
    else if (binding.has(low) || /^\d+$/.test(word)) continue
    else if (!wasName || !/^\p{Lu}/u.test(word)) return false
  }
  return hasRelation
}
