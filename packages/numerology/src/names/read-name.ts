import { NumerologyError } from '../errors.ts'
import { entryAt, type Alphabet, type Letter } from './alphabet.ts'
import { spellInLatin } from './latin-letters.ts'
import { isCapitalConjunction, isParticle, isVietnamese } from './particles.ts'
import { isPlainVowel, readY, type Sound, type YReading, type YReason } from './y-rule.ts'

export const maxName = 100

export type NameOptions = {
  /** A person's own decisions on single Ys, by their place among all the Ys of the name: `{ 0: 'vowel' }` decides the first. */
  ys?: Readonly<Record<number, Sound>>
  /** Decoz counts every W as a consonant; other schools count a vowel where it follows one (Drew, Brown). */
  w?: 'consonant' | 'vowel_after_vowel'
  /** Names of several words that count as one, written as in the full name: `['van der Kalen']`. */
  together?: readonly string[]
  /** Whether a particle counts with the name after it ('dos Santos'), as usual, or as a name of its own. */
  particles?: 'joined' | 'apart'
}

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
/** Most names: nothing to spell out, and nothing but single spaces to split at. */
const plainName = /^[A-Za-z]+(?: [A-Za-z]+)*$/
const nameBreaks = /[-‐‑‒–—.]+/u
const wordBreaks = /[\s‐‑‒–—.-]+/u
// Exact writing only: 'MS Dhoni' starts with initials, 'Ms Dhoni' with a title.
const titles = new Set(['Mr', 'Mrs', 'Ms', 'Mx', 'Dr', 'Prof'])
const suffixes = new Set(['Jr', 'Sr', 'II', 'III', 'IV'])

function isOneOf(known: ReadonlySet<string>, word: string): boolean {
  return known.has(word.endsWith('.') ? word.slice(0, -1) : word)
}

/** Takes titles and suffixes off the words of a name, and gives back what it took. */
function takeTitles(words: string[]): string[] {
  const leftOut: string[] = []
  while (words.length > 1 && isOneOf(titles, words[0]!)) leftOut.push(words.shift()!)
  while (words.length > 1 && isOneOf(suffixes, words[words.length - 1]!)) leftOut.push(words.pop()!)
  return leftOut
}

function splitAtBreaks(words: string[]): string[] {
  return words.flatMap((word) => word.split(nameBreaks)).filter((piece) => piece !== '')
}

/** Whether the last word is the E of 'DA COSTA E SILVA': a name with a particle stands before it. */
function isConjunction(joined: string[][], open: string[] | null): boolean {
  const [before, word] = joined.slice(-2)
  return (
    open === null &&
    word !== undefined &&
    isCapitalConjunction(word[0]!) &&
    before!.length > 1 &&
    isParticle(before![0]!)
  )
}

/** Each particle joined with what follows it. The first word of a name is no particle, and the last has nothing to join. */
function joinParticles(groups: string[][], isCapitals: boolean): string[][] {
  if (groups.length === 0 || isVietnamese(groups[0]![0]!) || isVietnamese(groups.at(-1)![0]!)) return groups
  const joined: string[][] = []
  let open: string[] | null = null
  for (let at = 0; at < groups.length; at++) {
    const words = groups[at]!
    if (open === null) joined.push(words)
    else for (const word of words) open.push(word)
    const isOpen: boolean =
      at > 0 && words.length === 1 && (isParticle(words[0]!) || (isCapitals && isConjunction(joined, open)))
    open = isOpen ? (open ?? words) : null
  }
  return joined
}

/** Joins the words that a person wants counted as one name. */
function joinChosen(groups: string[][], together: readonly string[]): void {
  for (const name of together) {
    const wanted = name.trim().split(wordBreaks)
    const start = groups.findIndex((_, at) =>
      wanted.every((word, offset) => groups[at + offset]?.length === 1 && groups[at + offset]![0] === word),
    )
    if (start === -1) throw new NumerologyError('name.no_such_group')
    groups.splice(start, wanted.length, wanted)
  }
}

/** Adds the letters of one word, with the sound of each of its Ys. */
function readWord(
  written: string,
  spelled: string,
  alphabet: Alphabet,
  { ys: chosen, w }: NameOptions,
  ys: YDecision[],
  letters: Letter[],
): void {
  let hasVowelBefore = false
  for (let index = 0; index < spelled.length; index++) {
    const entry = entryAt(alphabet, spelled, index)
    let heard = entry.usually
    if (heard.letter === 'Y') {
      const choice = chosen?.[ys.length]
      const { sound, reason }: YReading = choice
        ? { sound: choice, reason: 'chosen' }
        : readY(spelled, index, hasVowelBefore)
      ys.push({ name: written, sound, reason })
      heard = entry[sound]
    } else if (heard.letter === 'W' && w === 'vowel_after_vowel' && isPlainVowel(spelled[index - 1]))
      heard = entry.vowel
    hasVowelBefore ||= heard.sound === 'vowel'
    letters.push(heard)
  }
}

/** Adds the name that a group of words makes up, unless it has no letter from A to Z. */
function addPart(reading: NameReading, words: readonly string[], alphabet: Alphabet, options: NameOptions): void {
  let spelling = ''
  const letters: Letter[] = []
  for (const word of words) {
    const spelled = spellInLatin(word)
    for (const letter of spelled.unread) reading.unread.push(letter)
    readWord(word, spelled.letters, alphabet, options, reading.ys, letters)
    spelling += spelled.letters
  }
  if (spelling === '') return
  reading.spelling += reading.spelling === '' ? spelling : ` ${spelling}`
  reading.parts.push({ written: words.length === 1 ? words[0]! : words.join(' '), letters })
}

/**
 * Reads a full birth name letter by letter: one part for each name; a particle belongs to the name after it (dos Santos), a
 * hyphen or a full stop starts a new name, an apostrophe does not (O'Brien). W is a consonant (Decoz) and Y follows `readY`, unless the options say otherwise.
 *
 * @throws {NumerologyError} `name.too_long`, `name.empty` when no letter can be read, `name.no_such_y`, `name.no_such_group`
 */
export function readNameWith(alphabet: Alphabet, name: string, options: NameOptions = {}): NameReading {
  const written = name.trim()
  if (written.length > maxName) throw new NumerologyError('name.too_long')
  const isPlain = plainName.test(written)
  const words = written.split(isPlain ? ' ' : spaces)
  const reading: NameReading = { written, spelling: '', parts: [], ys: [], leftOut: takeTitles(words), unread: [] }
  const pieces = isPlain || !nameBreaks.test(written) ? words : splitAtBreaks(words)
  const groups = pieces.map((word) => [word])
  if (options.together !== undefined) joinChosen(groups, options.together)
  const names = options.particles === 'apart' ? groups : joinParticles(groups, written === written.toUpperCase())
  for (const group of names) addPart(reading, group, alphabet, options)
  if (reading.parts.length === 0) throw new NumerologyError('name.empty')
  for (const place in options.ys) if (!(Number(place) in reading.ys)) throw new NumerologyError('name.no_such_y')
  return reading
}
