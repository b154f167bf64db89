import { findSignal, UnknownMarks, type Signal } from './control-line.ts'
import { MemoryLines } from './memory-lines.ts'
import { SentenceStream } from './sentences.ts'

/** Reads what a model writes: sentences with their slots still in them, messages to the server, wherever they stand, and notes to remember. */
export class ReplyReader {
  readonly #sentences = new SentenceStream()
  readonly #memory = new MemoryLines()
  readonly #marks = new UnknownMarks()
  #signal: Signal | null = null

  /** The model's message to the server; after it the text is ignored. A crisis replaces any other. */
  get signal(): Signal | null {
    return this.#signal
  }

  /** Notes that the model proposes to remember. */
  get notes(): readonly string[] {
    return this.#memory.notes
  }

  /** Takes the next piece; gives back the sentences that it finished. */
  push(piece: string): string[] {
    return this.#read(this.#sentences.push(this.#memory.push(piece)))
  }

  /** The remaining text at the end of the reply. */
  rest(): string[] {
    return this.#read([...this.#sentences.push(this.#memory.rest()), this.#sentences.rest()])
  }

  #read(sentences: readonly string[]): string[] {
    return sentences.flatMap((sentence) => {
      const signal = findSignal(sentence)
      if (signal?.signal === 'crisis' || this.#signal === null) this.#signal = signal ?? this.#signal
      if (this.#signal !== null) return []
      // The mark of a list whose item was a note.
      const text = this.#marks.remove(sentence).replace(/^(\s*)[-*+]\s*$/, '$1')
      return text === '' ? [] : [text]
    })
  }
}
