/** A piece of a sentence. `word` is the text of a word without capitals and accents; `values` are the numbers of a number. */
export type Token = {
  kind: 'word' | 'number' | 'ordinal' | 'year' | 'date' | 'percent' | 'other' | 'mark'
  text: string
  start: number
  end: number
  word: string
  values: number[]
}

/** Accents that tell words apart: 'é' is, 'e' and; 'él' he, 'el' the. */
const kept = new Set(['é', 'è', 'él'])

/** A word without capitals and accents. */
export function plainWord(word: string): string {
  const lower = word.toLowerCase()
  if (/^[a-z]*$/.test(lower) || kept.has(lower)) return lower
  return lower.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').replaceAll('œ', 'oe')
}

// What can begin with a digit: each alternative is told apart within a few characters.
const numeric =
  /(\d{4}-\d{2}-\d{2}(?!\d)|\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?(?!\d)|\d{1,2}\/\d{1,2}\/\d{2,4}(?!\d))|(\d{1,2}(?::|h)\d{2}(?!\d)|\d{1,2} ?(?:am|pm|a\.m|p\.m|Uhr|h)(?!\p{L}))|(\d{1,3}(?:[.,]\d{1,3})? ?%)|(\d{1,3}(?: ?\/ ?\d{1,3}){1,2}(?![\d/]))|(\d{1,2}(?:st|nd|rd|th|º|ª|ème|eme|er|ère|e)(?!\p{L}))|(\d+(?:[.,]\d+)+|\d+(?:[-–]\d+)+|\d+[-–]?\p{L}[\p{L}\p{M}]*)|\d+/uy
const wordCharacter = /[\p{L}\p{M}]/u

function isLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90)
  return wordCharacter.test(text[at]!)
}

/** The words, numbers and marks of a sentence, white space left out. */
export function tokenize(sentence: string): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < sentence.length;) {
    const code = sentence.charCodeAt(at)
    if (code === 32 || (code >= 9 && code <= 13) || code === 160 || code === 0x202f) {
      at += 1
      continue
    }
    const token = code >= 48 && code <= 57 ? readNumeric(sentence, at) : readOther(sentence, at)
    tokens.push(token)
    at = token.end
  }
  return tokens
}

function readOther(sentence: string, start: number): Token {
  let end = start
  while (end < sentence.length && isLetter(sentence, end)) end += 1
  if (end > start) {
    const text = sentence.slice(start, end)
    return { kind: 'word', text, start, end, word: plainWord(text), values: [] }
  }
  const text = String.fromCodePoint(sentence.codePointAt(start)!)
  return { kind: 'mark', text, start, end: start + text.length, word: '', values: [] }
}

function readNumeric(sentence: string, start: number): Token {
  numeric.lastIndex = start
  const [text, date, time, percent, slash, ordinal, other] = numeric.exec(sentence)!
  const token = { text, start, end: start + text.length, word: '' }
  if (date !== undefined) return { ...token, kind: 'date', values: dateValues(text) }
  if (percent !== undefined)
    return { ...token, kind: 'percent', values: [Math.round(parseFloat(text.replace(',', '.')))] }
  if (slash !== undefined) return { ...token, kind: 'number', values: text.split('/').map(Number) }
  if (ordinal !== undefined) return { ...token, kind: 'ordinal', values: [parseInt(text, 10)] }
  if (time !== undefined || other !== undefined) return { ...token, kind: 'other', values: [] }
  const value = Number(text)
  const isYear = text.length === 4 && value >= 1900 && value < 2200
  return { ...token, kind: isYear ? 'year' : text.length <= 3 ? 'number' : 'other', values: [value] }
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
