import { sameness, sentencesOf } from './sentences.ts'

/** Knows every sentence that was said in a conversation, so that none is said again. */
export function createSentenceMemory(replies: readonly string[]) {
  const said = new Set(replies.flatMap(sentencesOf).map(sameness))
  return {
    /** Whether all of a text is new; from then on it counts as said. */
    claim(text: string): boolean {
      const sentences = sentencesOf(text).map(sameness)
      if (sentences.some((one) => said.has(one))) return false
      for (const one of sentences) said.add(one)
      return true
    },
  }
}
export type SentenceMemory = ReturnType<typeof createSentenceMemory>
