import { SentenceStream } from '../reply/sentences.ts'
import { plainWords } from './plain-words.ts'
import type { Fault } from './gate.ts'

/** A shorter sentence may stand in any reading. */
const leastWords = 5
/** Of the words of a rewrite. */
const maxRepeated = 0.9

const repeats: Fault = {
  fault: 'repeats_refused',
  detail: 'it says what the refused version says: write it anew, in other sentences',
}

/** A rewrite that begins with the first sentence of the refused reading is taken for the same text. */
export function repeatedOpening(opening: string, refused: string): readonly Fault[] {
  const [first] = sentencesOf(opening)
  return first !== undefined && first === sentencesOf(refused)[0] ? [repeats] : []
}

/** A rewrite that is little else than sentences of the refused reading is none. */
export function repetition(text: string, refused: string): readonly Fault[] {
  const before = new Set(sentencesOf(refused))
  const now = sentencesOf(text)
  const repeated = wordsIn(now.filter((sentence) => before.has(sentence)))
  return repeated > wordsIn(now) * maxRepeated ? [repeats] : []
}

function wordsIn(sentences: readonly string[]): number {
  return sentences.reduce((sum, sentence) => sum + sentence.split(' ').length, 0)
}

function sentencesOf(text: string): string[] {
  const stream = new SentenceStream()
  return [...stream.push(text), stream.rest()]
    .filter((sentence) => !sentence.trimStart().startsWith('#'))
    .map(plainWords)
    .filter((sentence) => sentence.split(' ').length >= leastWords)
}
