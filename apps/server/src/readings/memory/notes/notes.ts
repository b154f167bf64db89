import { readingLanguages } from '@numeria/contract'
import { commonWords } from '../../languages/spoken-language.ts'
import { wordLists } from '../../languages/word-lists.ts'

/** Limits of the notes in one prompt. */
const mostNotes = 50
const mostCharacters = 2_000
/** Shorter words say too little of a question, unless they are names. */
const leastLetters = 4

const relationsOf = wordLists(new URL('./relation-words.txt', import.meta.url))
const relations = new Set(readingLanguages.flatMap((language) => relationsOf(language).split(' ')))
/** @param word in small letters, without accents */
export const isRelation = (word: string): boolean => relations.has(word)
const isCommon = (word: string) => readingLanguages.some((language) => commonWords(language).has(word))

/** Whether a note is about a person close to the reader. */
export function isOfRelation(note: string): boolean {
  return wordsOf(note).some(({ word }) => isRelation(word))
}

/**
 * The notes that a prompt has room for, in their order. Those with a name or a relation of the question come first, then those that share another
 * word with it, then all others on relations, then the newest.
 * @param notes oldest first
 */
export function notesFor(question: string, notes: readonly string[]): string[] {
  const asked = new Set(wordsOf(question).map(({ word }) => word))
  const byUse = notes
    .map((note, at) => ({ note, at, use: useOf(note, asked) }))
    .toSorted((one, other) => other.use - one.use || other.at - one.at)
  const chosen: typeof byUse = []
  let room = mostCharacters
  for (const entry of byUse) {
    if (chosen.length === mostNotes || entry.note.length > room) continue
    room -= entry.note.length
    chosen.push(entry)
  }
  return chosen.toSorted((one, other) => one.at - other.at).map(({ note }) => note)
}

function useOf(note: string, asked: ReadonlySet<string>): number {
  const words = wordsOf(note)
  const shared = words.filter(({ word }) => asked.has(word))
  if (shared.some(({ word, isName }) => isName || relations.has(word))) return 3
  if (shared.some(({ word }) => word.length >= leastLetters && !isCommon(word))) return 2
  return Number(words.some(({ word }) => relations.has(word)))
}

/** The words of a text, plain; a capital makes a name, at the beginning only of a word that no language has for every day. */
function wordsOf(text: string): { word: string; isName: boolean }[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(([written], index) => {
    const word = written
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll('œ', 'oe')
    return { word, isName: /^[\p{Lu}\p{Lo}]/u.test(written) && word !== 'i' && (index > 0 || !isCommon(word)) }
  })
}
