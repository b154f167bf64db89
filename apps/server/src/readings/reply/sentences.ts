/** A model that never ends a sentence is cut here, so that neither the wait nor the memory grows. */
const maxSentence = 600

const maxRun = 12

const stops = '.!?…'
const stop = /[.!?…\n]/g
const closers = '"\'”’»)]*_'
/** A full stop behind one of these, or behind a single letter ('z. B.', 'J. Silva'), ends no sentence. */
const abbreviations = new Set(
  (
    'dr dra sr sra srta mr mrs ms prof st no nr num nº vs ca vgl bzw evtl ggf inkl p ex av pag art cf fig vol jr approx dott sig mme mlle ' +
    'dna exmo exma núm aprox env resp'
  ).split(' '),
)
const months = new Set(
  (
    'january february march april may june july august september october november december ' +
    'januar jänner februar märz april mai juni juli august september oktober november dezember ' +
    'jahrhundert jahr monat tag januars februars'
  ).split(' '),
)

const letter = /[\p{L}º]/u
const digit = /\d/
const space = /\s/

/**
 * Cuts a stream of text into sentences. A line is a sentence of its own, be it a heading or an item of a list. White space between
 * two sentences begins the second one, so that the pieces joined are the text, to the letter. Each character is looked at once,
 * however the text comes in.
 */
export class SentenceStream {
  #open = ''
  /** How far `#open` was searched. */
  #searched = 0

  /** Takes the next piece of text; gives back the sentences that it finished. */
  push(text: string): string[] {
    this.#open += text
    const finished: string[] = []
    for (let end = this.#findEnd(); end !== null; end = this.#findEnd()) finished.push(this.#take(end))
    return finished
  }

  /** The remaining text at the end of the stream. */
  rest(): string {
    return this.#take(this.#open.length)
  }

  #take(end: number): string {
    const taken = this.#open.slice(0, end)
    this.#open = this.#open.slice(end)
    this.#searched = 0
    return taken
  }

  /** Where the first sentence ends, or is cut; `null` while it is open, or while what comes next must be seen first. */
  #findEnd(): number | null {
    for (let at = this.#nextStop(this.#searched); at !== null;) {
      if (this.#open[at] === '\n') {
        if (this.#open.slice(0, at).trim() !== '') return at + 1
        at = this.#nextStop(at + 1)
        continue
      }
      let end = at + 1
      while (end < this.#open.length && end - at < maxRun && (stops + closers).includes(this.#open[end]!)) end += 1
      const isEnd = this.#isEnd(at, end)
      this.#searched = at
      if (isEnd === 'open') break
      if (isEnd) return end
      at = this.#nextStop(end)
    }
    return this.#open.length > maxSentence ? this.#cut() : null
  }

  /** Where the next stop or line end stands, within the longest sentence. */
  #nextStop(from: number): number | null {
    stop.lastIndex = from
    const found = stop.exec(this.#open)?.index ?? this.#open.length
    if (found <= maxSentence && found < this.#open.length) return found
    this.#searched = Math.min(found, maxSentence)
    return null
  }

  #cut(): number {
    const lastSpace = this.#open.lastIndexOf(' ', maxSentence)
    return lastSpace > 0 ? lastSpace : maxSentence
  }

  /** Whether the stop at `at` ends a sentence at `end`; 'open' where the text so far does not say. */
  #isEnd(at: number, end: number): boolean | 'open' {
    if (end === this.#open.length) return 'open'
    const next = this.#open[end]!
    if (!space.test(next)) return false
    if (next === '\n') return true
    let start = end
    while (start < this.#open.length && space.test(this.#open[start]!)) start += 1
    if (this.#open.slice(end, start).includes('\n')) return true
    if (start === this.#open.length) return 'open'
    const first = this.#open[start]!
    if (letter.test(first) && first === first.toLowerCase() && first !== first.toUpperCase()) return false
    if (this.#open[at] !== '.' || end !== at + 1) return true
    if (at > 0 && digit.test(this.#open[at - 1]!)) return this.#endsAfterNumber(at, start)
    return !this.#isAbbreviation(at)
  }

  /** 'am 7. März' goes on; 'Deine Zahl ist 7. Das' does not; '1. Call' at the start of a line numbers it. */
  #endsAfterNumber(at: number, start: number): boolean | 'open' {
    let before = at
    while (before > 0 && digit.test(this.#open[before - 1]!)) before -= 1
    const line = this.#open.lastIndexOf('\n', before) + 1
    if (this.#open.slice(line, before).trim() === '') return false
    let wordEnd = start
    while (wordEnd < this.#open.length && letter.test(this.#open[wordEnd]!)) wordEnd += 1
    if (wordEnd === this.#open.length && wordEnd - start < 12) return 'open'
    return !months.has(this.#open.slice(start, wordEnd).toLowerCase())
  }

  #isAbbreviation(at: number): boolean {
    let start = at
    while (start > 0 && at - start < 8 && letter.test(this.#open[start - 1]!)) start -= 1
    const word = this.#open.slice(start, at)
    if (word.length === 1) return word !== 'I' && letter.test(word)
    return abbreviations.has(word.toLowerCase())
  }
}
