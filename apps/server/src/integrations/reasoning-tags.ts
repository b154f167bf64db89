const opening = /^\s*<(think|thinking|thought|reasoning)>/i
/** The beginning of such a mark, for as long as it may still become one. */
const mayOpen = /^\s*(?:<[a-z]{0,9})?$/i
const maxMark = 12

/** Takes out what a model thinks aloud between `<think>` and `</think>` before its reply. What stands there later is text. */
export class ReasoningTags {
  #state: 'undecided' | 'thinking' | 'text' = 'undecided'
  #pending = ''
  #closing = ''

  /** The text in a piece of the reply, which may be empty while the model thinks. */
  textOf(piece: string): string {
    if (this.#state === 'text') return piece
    this.#pending += piece
    if (this.#state === 'undecided') {
      const mark = opening.exec(this.#pending)
      if (mark) {
        this.#state = 'thinking'
        this.#closing = `</${mark[1]!.toLowerCase()}>`
        this.#pending = this.#pending.slice(mark[0].length)
      } else {
        if (mayOpen.test(this.#pending)) return ''
        return this.rest()
      }
    }
    const end = this.#pending.toLowerCase().indexOf(this.#closing)
    if (end < 0) {
      // Only the end can still become the closing mark.
      this.#pending = this.#pending.slice(-maxMark)
      return ''
    }
    this.#pending = this.#pending.slice(end + this.#closing.length)
    // Another thought may follow.
    this.#state = 'undecided'
    return this.textOf('')
  }

  /** Text that was held back because it could have begun a thought. */
  rest(): string {
    if (this.#state === 'thinking') return ''
    this.#state = 'text'
    const text = this.#pending
    this.#pending = ''
    return text
  }
}
