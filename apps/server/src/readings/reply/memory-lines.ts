/** `[[remember: …]]` wherever it stands, with the marks of emphasis around it; a model may forget a bracket. */
const opening = /[*_`]{0,3}\[{1,3}\s{0,3}remember\s{0,3}:/i
/** The end of a text that may turn out to be the beginning of such an opening. */
const mayOpen = /[*_`]{0,3}(?:\[{1,3}\s{0,3}(?:r|re|rem|reme|remem|rememb|remembe|remember)?\s{0,3})?$/i
const end = /\]|\n/
const afterEnd = /^[\]*_`]+/
const maxNote = 300
const maxNotes = 10

/** Takes the notes that a model proposes out of its text, however the text is cut. A note without an end is dropped with the line that it stands on. */
export class MemoryLines {
  readonly notes: string[] = []
  #held = ''
  /** The note so far; null outside of one. */
  #note: string | null = null
  #isBehindEnd = false

  /** Takes the next piece of text; gives back what of it is no note. */
  push(piece: string): string {
    let text = this.#held + piece
    let shown = ''
    this.#held = ''
    while (text !== '') {
      if (this.#note !== null) text = this.#readNote(text)
      else {
        if (this.#isBehindEnd) text = this.#skipMarks(text)
        const start = opening.exec(text)
        if (start) {
          shown += text.slice(0, start.index)
          text = text.slice(start.index + start[0].length)
          this.#note = ''
          continue
        }
        const open = mayOpen.exec(text)!.index
        this.#held = text.slice(open)
        return shown + text.slice(0, open)
      }
    }
    return shown
  }

  /** The remaining text at the end of the stream. */
  rest(): string {
    const held = this.#held
    this.#held = ''
    return held.includes('[') ? '' : held
  }

  #readNote(text: string): string {
    const at = text.search(end)
    this.#note = (this.#note! + (at < 0 ? text : text.slice(0, at))).slice(0, maxNote)
    if (at < 0) return ''
    if (text[at] === ']' && this.notes.length < maxNotes) this.notes.push(this.#note.trim())
    this.#note = null
    this.#isBehindEnd = text[at] === ']'
    return text.slice(this.#isBehindEnd ? at + 1 : at)
  }

  /** The rest of the brackets may come in the next piece. */
  #skipMarks(text: string): string {
    const rest = text.replace(afterEnd, '')
    this.#isBehindEnd = rest === ''
    return rest
  }
}
