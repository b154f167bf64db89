import { sameness, sentencesOf } from './sentences.ts'

// The stock's sentences and a conversation's replies come again in every turn.
const compared = new Map<string, readonly string[]>()
const mostCompared = 2_000

function sentencesToCompare(text: string): readonly string[] {
  const known = compared.get(text)
  if (known) return known
  if (compared.size >= mostCompared) compared.clear()
  const sentences = sentencesOf(text).map(sameness)
  compared.set(text, sentences)
  return sentences
}

/** Knows every sentence that was said in a conversation, so that none is said again. */
export function createSentenceMemory(replies: readonly string[]) {
  const said = new Set(replies.flatMap(sentencesToCompare))
  return {
    /** Whether all of a text is new; from then on it counts as said. */
    claim(text: string): boolean {
      const sentences = sentencesToCompare(text)
      if (sentences.some((one) => said.has(one))) return false
      for (const one of sentences) said.add(one)
      return true
    },
  }
}
