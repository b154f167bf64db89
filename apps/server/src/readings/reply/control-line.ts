import { cleanText } from './clean-text.ts'

export type Danger = 'self_harm' | 'medical' | 'abuse' | 'violence'

/** Messages of the model to the server instead of a reading. */
export type Signal =
  | { signal: 'crisis'; danger: Danger }
  | { signal: 'minor' }
  | { signal: 'decline'; detail: string }
  | { signal: 'need'; detail: string }

const dangers: readonly Danger[] = ['self_harm', 'medical', 'abuse', 'violence']

/** `[[crisis: medical]]` anywhere, quoted, escaped or without brackets: a missed one costs more than a false one. */
const crisis =
  /(?:\[\\?\s*crisis\b|(?<!\p{L})crisis\s*[:=]\s*["']?(?=self[\s_-]?harm|medical|abuse|violence))([^\]})>\n]{0,200})/iu
/** The other messages anywhere, with one to three brackets, quoted or escaped; with two brackets also without an end. */
const others =
  /(?:\[\\?){2,3}\s*(minor|decline|need)\b[\s:]*([^\]\n\\]*)|\[\\?\s*(minor|decline|need)\s*(?::\s*([^\]\n\\]*))?\\?\]/i

/** The message to the server that a sentence holds. A crisis counts before all others. */
export function findSignal(sentence: string): Signal | null {
  if (!/[[=:]/.test(sentence)) return null
  const text = cleanText(sentence)
  const danger = crisis.exec(text)
  if (danger) {
    const named = danger[0].toLowerCase().replaceAll(/[\s-]+/g, '_')
    return { signal: 'crisis', danger: dangers.find((one) => named.includes(one)) ?? 'self_harm' }
  }
  const other = others.exec(text)
  if (!other) return null
  const signal = (other[1] ?? other[3])!.toLowerCase() as 'minor' | 'decline' | 'need'
  const detail = (other[2] ?? other[4] ?? '').trim().slice(0, 200)
  return signal === 'minor' ? { signal } : { signal, detail }
}

/** `[[word: …]]` with the quotation marks and emphasis around it. */
const mark = /(?<![ \t])[ \t]*(?:(?<=^|\s)["'“*_`\\]+)?(?:\[\\?){2,3}\s*[a-z_]+\s*:[^\]\n]*(?:(?:\\?\])+["'”*_`]*|$)/gim
const markAlone = /^[\s*_`>"'“#-]*(?:\[\\?){2,3}\s*[a-z_]+\s*(?:\\?\])+["'”*_`]*\s*$/i
const restOfMark = /^[^\]\n]*(?:(?:\\?\])+["'”*_`]*|$)/m
const openMark = /(?:\[\\?){2,3}\s*[a-z_]+\s*:[^\]\n]*$/i

/** Takes marks that mean nothing to the server out of the sentences of a reply. One that a full stop cuts goes on in the next sentence. */
export class UnknownMarks {
  #isOpen = false

  /** The sentence without its marks. */
  remove(sentence: string): string {
    if (!this.#isOpen && !sentence.includes('[')) return sentence
    const wasOpen = this.#isOpen
    const rest = wasOpen ? sentence.replace(restOfMark, '') : sentence
    this.#isOpen = wasOpen ? !/[\]\n]/.test(sentence) || openMark.test(rest) : openMark.test(rest)
    return markAlone.test(rest) ? '' : rest.replaceAll(mark, '')
  }
}
