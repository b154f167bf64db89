const sentenceEnd = /[.!?…]+["'”’»)\]]*(?=\s)|\n(?=\S|\n)/g
/** A model that never ends a sentence is cut here, so that neither the wait nor the memory grows. */
const longestSentence = 600

/**
 * Cuts a stream of text into sentences. White space between two sentences begins the second one, so that the pieces joined
 * are the text, to the letter.
 */
export class SentenceStream {
  #open = ''

  /** Takes the next piece of text; gives back the sentences that it finished. */
  push(text: string): string[] {
    this.#open += text
    const finished: string[] = []
    let start = 0
    for (const match of this.#open.matchAll(sentenceEnd)) {
      const end = match.index + match[0].length
      if (this.#open.slice(start, end).trim() === '') continue
      finished.push(this.#open.slice(start, end))
      start = end
    }
    this.#open = this.#open.slice(start)
    if (this.#open.length > longestSentence) {
      const space = this.#open.lastIndexOf(' ')
      const cut = space > 0 ? space : this.#open.length
      finished.push(this.#open.slice(0, cut))
      this.#open = this.#open.slice(cut)
    }
    return finished
  }

  /** What is left when the stream has ended. */
  rest(): string {
    const rest = this.#open
    this.#open = ''
    return rest
  }
}
