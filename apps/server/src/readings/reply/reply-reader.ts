import { readControlLine, type Signal } from './control-line.ts'
import { MemoryLines } from './memory-lines.ts'
import { SentenceStream } from './sentences.ts'

/** No control line is longer; what goes on is text. */
const longestControlLine = 300
/** How a line may begin that turns out to be a control line. */
const mayBeControl = /^[\s*_`>#-]{0,12}(?:\[(?:\[|$)|$)/

/** Reads what a model writes: sentences with their slots still in them, control lines, which may stand at the start of any line, and notes to remember. */
export class ReplyReader {
  readonly #sentences = new SentenceStream()
  readonly #memory = new MemoryLines()
  /** The collected part of a line of unknown kind; null inside a line of text. */
  #lineStart: string | null = ''
  #signal: Signal | null = null

  /** The model's message to the server; after it the text is ignored. */
  get signal(): Signal | null {
    return this.#signal
  }

  /** Notes that the model proposes to remember. */
  get notes(): readonly string[] {
    return this.#memory.notes
  }

  /** Takes the next piece; gives back the sentences that it finished. */
  push(piece: string): string[] {
    return this.#readParts(this.#memory.push(piece))
  }

  #readParts(piece: string): string[] {
    let text = ''
    for (const part of piece.split(/(?<=\n)/)) {
      if (this.#signal) break
      text += this.#read(part)
    }
    return text === '' ? [] : this.#sentences.push(text)
  }

  /** The remaining text at the end of the reply. */
  rest(): string[] {
    const held = this.#readParts(this.#memory.rest())
    const line = this.#lineStart
    this.#lineStart = null
    const finished = line && !this.#signal ? this.#sentences.push(this.#judge(line)) : []
    return [...held, ...finished, this.#sentences.rest()].filter((sentence) => sentence !== '')
  }

  /** @returns what of a part of one line is text */
  #read(part: string): string {
    const isWhole = part.endsWith('\n')
    if (this.#lineStart === null) {
      if (isWhole) this.#lineStart = ''
      return part
    }
    const line = this.#lineStart + part
    if (!isWhole && line.length < longestControlLine && !line.includes(']]') && mayBeControl.test(line)) {
      this.#lineStart = line
      return ''
    }
    this.#lineStart = isWhole ? '' : null
    return this.#judge(line)
  }

  #judge(line: string): string {
    // The mark of a list whose item was a note.
    if (/^\s*[-*+]\s*$/.test(line)) return ''
    const read = readControlLine(line)
    if ('text' in read) return read.text
    this.#signal = read
    return ''
  }
}
