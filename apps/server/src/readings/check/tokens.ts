/**
 * A piece of a sentence. `word` is the text of a word without capitals and accents; `values` are the numbers of a number, or the id of
 * a slot is in `slot`.
 */
export type Token = {
  kind: 'word' | 'number' | 'ordinal' | 'year' | 'date' | 'percent' | 'other' | 'mark' | 'slot'
  text: string
  word: string
  values: readonly number[]
  /** How a number is written. */
  form: 'digits' | 'word' | 'shy' | 'roman' | 'plural' | 'slash' | null
  slot: string | null
}

/** Accents that distinguish words: 'é' and 'è' are 'is', 'e' is 'and'; 'él' he, 'el' the; 'à', 'às' and 'a', 'as'. */
const kept = new Set([
  'é',
  'è',
  'él',
  'és',
  'à',
  'às',
  'sí',
  'tú',
  'läge',
  'lägen',
  'wäre',
  'wären',
  'wärst',
  'hätte',
  'hättest',
  'würde',
  'würden',
  'würdest',
])

/** A word without capitals and accents. */
export function plainWord(word: string): string {
  const lower = word.toLowerCase()
  if (/^[a-z]*$/.test(lower) || kept.has(lower)) return lower
  return lower.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe')
}

const invisible = /\u00AD|[\u200B-\u200F]|\u2060|\uFE0E|\uFE0F|\u20E3/g
/** Full-width, circled, mathematical and Roman signs, which say a number as plain digits do. */
const disguised = /[\uFF10-\uFF19\u2460-\u2473\u2160-\u217F\u{1D7CE}-\u{1D7FF}\u2776-\u277F\u3220-\u3229]/gu
const emphasis = /[*_`~]+/g

/** '&#55;' is a 7 where the reading is shown. */
const entity = /&#(?:(\d{1,6})|x([\da-f]{1,5}));/gi

function plainText(text: string): string {
  const decoded = text.replaceAll(entity, (_, code?: string, hex?: string) =>
    String.fromCodePoint(code === undefined ? parseInt(hex!, 16) : Number(code)),
  )
  return decoded.replaceAll(invisible, '').replaceAll(disguised, plainSign).replaceAll(emphasis, '').normalize('NFC')
}

function plainSign(sign: string): string {
  const code = sign.codePointAt(0)!
  return code >= 0x2776 && code <= 0x277f ? String(code - 0x2775) : sign.normalize('NFKC')
}

const numeric =
  /(\d{4}-\d{2}-\d{2}(?!\d)|(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])\.(?:\d{4}|\d{2})?(?!\d)|\d{1,2}\/\d{1,2}\/\d{2,4}(?!\d))|(\d{1,2}(?::|h)\d{2}(?!\d)|\d{1,2} ?(?:am|pm|a\.m|p\.m|Uhr|h)(?!\p{L}))|(\d{1,3}(?:[.,]\d{1,3})?\s?%)|(\d{1,3}(?: ?\/ ?\d{1,3}){1,2}(?![\d/]))|(\d{1,2}\.?(?:st|nd|rd|th|º|ª|°|ème|eme|er|ère|e)(?!\p{L}))|(\d{1,2}['’]?(?:s|er|ern|erin|ers)(?!\p{L}))|(\d+(?:[.,]\d+)+|\d+(?:[-–]\d+)+(?!\p{L})|\d+\p{L}[\p{L}\p{M}]*)|\d+/uy
const wordRun = /[\p{L}\p{M}]+/uy

/** The words, numbers and marks of one stretch of text, white space left out. */
export function tokenize(written: string, isGerman = false): Token[] {
  const text = plainText(written)
  const tokens: Token[] = []
  for (let at = 0; at < text.length;) {
    const character = text[at]!
    if (/\s/.test(character)) {
      at += 1
      continue
    }
    if (isJoint(text, at)) {
      at += 1
      continue
    }
    const token = /\d/.test(character) ? readNumeric(text, at, isGerman) : readOther(text, at)
    tokens.push(token)
    at += token.text.length
  }
  return tokens
}

/** An apostrophe or a hyphen inside a word or between a number and a word only joins them. */
function isJoint(text: string, at: number): boolean {
  if (!/['’ʼ‑-]/.test(text[at]!)) return false
  const [before, after] = [text[at - 1] ?? ' ', text[at + 1] ?? ' ']
  return /[\p{L}\p{M}\d]/u.test(before) && /\p{L}/u.test(after)
}

function readOther(text: string, start: number): Token {
  wordRun.lastIndex = start
  const found = wordRun.exec(text)?.[0]
  if (found !== undefined)
    return { kind: 'word', text: found, word: plainWord(found), values: [], form: null, slot: null }
  const mark = String.fromCodePoint(text.codePointAt(start)!)
  return { kind: 'mark', text: mark, word: '', values: [], form: null, slot: null }
}

function readNumeric(text: string, start: number, isGerman: boolean): Token {
  numeric.lastIndex = start
  const [found, date, time, percent, slash, ordinal, plural, other] = numeric.exec(text)!
  const token = { text: found, word: '', form: null, slot: null }
  if (date !== undefined) return { ...token, kind: 'date', values: dateValues(found) }
  if (percent !== undefined)
    return { ...token, kind: 'percent', values: [Math.round(parseFloat(found.replace(',', '.')))] }
  if (slash !== undefined) return { ...token, kind: 'number', values: found.split('/').map(Number), form: 'slash' }
  // '7er' is a Seven in German and an ordinal ('1er') in French.
  if (ordinal !== undefined && !(isGerman && ordinal.endsWith('er')))
    return { ...token, kind: 'ordinal', values: [parseInt(found, 10)] }
  if (ordinal !== undefined || plural !== undefined)
    return { ...token, kind: 'number', values: [parseInt(found, 10)], form: 'plural' }
  if (time !== undefined || other !== undefined) return { ...token, kind: 'other', values: [] }
  const value = Number(found)
  const isYear = found.length === 4 && value >= 1900 && value < 2200
  if (isYear) return { ...token, kind: 'year', values: [value] }
  return found.length <= 3
    ? { ...token, kind: 'number', values: [value], form: 'digits' }
    : { ...token, kind: 'other', values: [value] }
}

/** Year (0 where it is not said), month, day. */
function dateValues(text: string): number[] {
  const [first = 0, second = 0, third = 0] = text
    .split(/[-./]/)
    .filter((part) => part !== '')
    .map(Number)
  if (text.includes('-')) return [first, second, third]
  return [third === 0 || third > 99 ? third : 2000 + third, second, first]
}
