import { NumerologyError } from '../errors.ts'
import { spellInLatin } from './latin-letters.ts'
import { isPlainVowel, readY, type Sound, type YReading, type YReason } from './y-rule.ts'

export const longestName = 100

/** The value of a letter from A to Z in one tradition. */
export type LetterValues = (letter: string) => number

export type NameOptions = {
  /** A person's own decisions on single Ys, by their place among all the Ys of the name: `{ 0: 'vowel' }` decides the first. */
  ys?: Readonly<Record<number, Sound>>
}

export type Letter = { letter: string; value: number; sound: Sound }

/** One name of a full name: `written` as given, `letters` as counted. */
export type NamePartReading = { written: string; letters: Letter[] }

export type YDecision = { name: string; sound: Sound; reason: YReason }

export type NameReading = {
  /** The full name as given. */
  written: string
  /** The letters that are counted, name by name: 'JOSE DA SILVA'. */
  spelling: string
  parts: NamePartReading[]
  /** One entry for each Y, in the order of the letters. */
  ys: YDecision[]
  /** Titles and suffixes that belong to no birth name: 'Dr', 'Jr.', 'III'. */
  leftOut: string[]
  /** Letters of other scripts: they have no value here. */
  unread: string[]
}

const spaces = /\s+/u
const nameBreaks = /[-‐‑‒–—.]+/u
// Exact writing only: 'MS Dhoni' starts with initials, 'Ms Dhoni' with a title.
const titles = new Set(['Mr', 'Mrs', 'Ms', 'Mx', 'Dr', 'Prof'])
const suffixes = new Set(['Jr', 'Sr', 'II', 'III', 'IV'])

function withoutFullStop(word: string): string {
  return word.endsWith('.') ? word.slice(0, -1) : word
}

function splitWords(name: string): { words: string[]; leftOut: string[] } {
  const words = name.split(spaces)
  const leftOut: string[] = []
  while (words.length > 1 && titles.has(withoutFullStop(words[0]!))) leftOut.push(words.shift()!)
  while (words.length > 1 && suffixes.has(withoutFullStop(words.at(-1)!))) leftOut.push(words.pop()!)
  return { words, leftOut }
}

function readPart(
  written: string,
  spelled: string,
  values: LetterValues,
  ys: YDecision[],
  chosen: NameOptions['ys'],
): NamePartReading {
  const letters: Letter[] = []
  let hasVowelBefore = false
  for (let index = 0; index < spelled.length; index++) {
    const letter = spelled[index]!
    let sound: Sound = isPlainVowel(letter) ? 'vowel' : 'consonant'
    if (letter === 'Y') {
      const choice = chosen?.[ys.length]
      const y: YReading = choice ? { sound: choice, reason: 'chosen' } : readY(spelled, index, hasVowelBefore)
      ys.push({ name: written, ...y })
      sound = y.sound
    }
    hasVowelBefore ||= sound === 'vowel'
    letters.push({ letter, value: values(letter), sound })
  }
  return { written, letters }
}

/**
 * Reads a full birth name letter by letter: one part for each name; a hyphen or a full stop starts a new name, an apostrophe
 * does not (O'Brien). W is always a consonant (Decoz). Y follows `readY` unless `options.ys` decides it.
 *
 * @throws {NumerologyError} `name.too_long`, `name.empty` when no letter can be read, `name.no_such_y`
 */
export function readNameWith(values: LetterValues, name: string, options: NameOptions = {}): NameReading {
  const written = name.trim()
  if (written.length > longestName) throw new NumerologyError('name.too_long')
  const { words, leftOut } = splitWords(written)
  const reading: NameReading = { written, spelling: '', parts: [], ys: [], leftOut, unread: [] }
  for (const piece of words.flatMap((word) => word.split(nameBreaks))) {
    const { letters, unread } = spellInLatin(piece)
    reading.unread.push(...unread)
    if (letters === '') continue
    reading.spelling += reading.spelling === '' ? letters : ` ${letters}`
    reading.parts.push(readPart(piece, letters, values, reading.ys, options.ys))
  }
  if (reading.parts.length === 0) throw new NumerologyError('name.empty')
  for (const place in options.ys) if (!(Number(place) in reading.ys)) throw new NumerologyError('name.no_such_y')
  return reading
}
