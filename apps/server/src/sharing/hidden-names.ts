// Finds hidden names in a reading: as words, joined, as initials, and letter by letter. The name itself decides what is found: its words and those of the text
// are compared without accents and signs. A sentence that talks of single letters goes as a whole. It errs on the side of leaving out.
import type { ReadingLanguage } from '@numeria/contract'

const wordEnd = '(?![\\p{L}\\p{M}\\p{N}])'
const wordStart = '(?<![\\p{L}\\p{M}\\p{N}])'
/** Words that connect the parts of a name, as in Maria dos Santos. They are everyday words in the languages that names come from. */
const particles = new Set(
  'a al as ben bin d da das de del della der di do dos du e el i la las le les los of the van von y'.split(' '),
)
/** So many different names and parts of names are looked for. */
const maxWords = 400
/** 'De' and 'La' would be found in 'delay'. */
const shortestJoined = 6
const maxJoined = 60

/** Letters that have no accent to lose, as they are written without their sign. */
const plainLetters: Record<string, readonly [string, ...string[]]> = {
  ß: ['ss'],
  ø: ['o', 'oe'],
  ł: ['l'],
  đ: ['d'],
  ð: ['d'],
  þ: ['th'],
  æ: ['ae'],
  œ: ['oe'],
  ı: ['i'],
  ħ: ['h'],
  ŧ: ['t'],
  ŋ: ['n', 'ng'],
}
const signed = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'giu')

/** Without accents, ligatures and signs: 'Søren' is 'Soren', 'ﬁ' is 'fi'. Upper and lower case stay. */
function plain(word: string, spelling = 0): string {
  return word
    .normalize('NFKD')
    .replaceAll(signed, (letter) => {
      const ways = plainLetters[letter.toLowerCase()]!
      const way = ways[spelling] ?? ways[0]
      return letter === letter.toLowerCase() ? way : titled(way)
    })
    .replaceAll(/[^\p{L}]/gu, '')
}

/** 'Müller' is 'Muller' and 'Mueller'. */
function spellings(word: string): string[] {
  const withE = word.normalize('NFD').replaceAll(/([aou])\u0308/giu, '$1e')
  return [...new Set([plain(word), plain(word, 1), plain(withE), plain(withE, 1)])]
}

function titled(word: string): string {
  const [first = '', ...rest] = word
  return first.toUpperCase() + rest.join('').toLowerCase()
}

/** With or without its accents. */
export function anyAccents(word: string): string {
  const characters = word.normalize('NFD').match(/\P{M}\p{M}*/gu) ?? []
  return characters
    .map((whole) => {
      const [character = ''] = whole
      if (/\p{L}/u.test(character)) return `${character}\\p{M}*`
      return /['’]/.test(character) ? "['’]" : character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
    })
    .join('')
}

/** The words of one person's names. */
class HiddenName {
  /** Written like a name: a part of a name may be an everyday word as well. */
  readonly words = new Set<string>()
  /** In lower case. */
  readonly parts = new Set<string>()
  readonly initials: string

  constructor(fullName: string, shown: ReadonlySet<string>) {
    const parts = partsOf(fullName)
    // Ben and Van are first names, too: only a word in lower case between other words is a particle.
    const isParticle = (word: string, index: number) => index > 0 && index < parts.length - 1 && particles.has(word)
    const telling = parts.filter((part, index) => !isParticle(part, index) && !shown.has(plain(part).toLowerCase()))
    for (const way of telling.slice(0, maxWords).flatMap(spellings)) {
      if (way.length < 2) continue
      this.parts.add(way.toLowerCase())
      for (const one of [way, titled(way), way.toUpperCase()]) this.words.add(one)
    }
    this.initials = telling.length > 2 ? telling.map((part) => plain(part)[0]?.toUpperCase() ?? '').join('') : ''
  }
}

const partsOf = (name: string): string[] =>
  name
    .normalize('NFC')
    .split(/[\s\-'’.·]+/u)
    .filter((part) => part !== '')

const plainParts = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap(partsOf).map((part) => plain(part).toLowerCase()))

/** Letters, and what joins them in an address or a double name. */
const anyWord = /[\p{L}\p{M}]+(?:[-_.][\p{L}\p{M}]+)*/gu

/**
 * @param shownNames what of these names is shown anyway, as the owner's family name
 * @returns puts a mark for each of the names into a text whose accents are separated from their letters
 */
export function nameMarker(
  names: readonly string[],
  mark: string,
  shownNames: readonly string[],
): (text: string) => string {
  const shown = plainParts(shownNames)
  const known = [...new Set(names)].filter((name) => name.trim() !== '')
  const hidden = known.map((name) => new HiddenName(name, shown))
  const words = new Set(hidden.flatMap((name) => [...name.words]))
  const parts = new Set(hidden.flatMap((name) => [...name.parts]))
  const lengths = [...new Set([...parts].map(({ length }) => length))]
  const initials = new Set(hidden.map((name) => name.initials).filter((all) => all !== ''))
  const whole = known
    .filter((name) => !partsOf(name).every((part) => shown.has(plain(part).toLowerCase())))
    .map(wholeName)

  const isWord = (word: string) => words.has(word) || initials.has(word)

  function markWord(word: string): string {
    const bare = plain(word)
    if (isWord(bare)) return mark
    return bare.endsWith('s') && isWord(bare.slice(0, -1)) ? `${mark}s` : word
  }

  return (text) => {
    if (hidden.length === 0) return text
    const unnamed = whole.reduce((left, pattern) => left.replace(pattern, mark), text)
    return unnamed.replaceAll(anyWord, (found) => {
      if (isJoined(plain(found).toLowerCase(), parts, lengths)) return mark
      return found.replaceAll(/[\p{L}\p{M}]+/gu, markWord)
    })
  }
}

/**
 * Reads a text once, so that each name costs a few look-ups.
 * @returns whether a name or a part of it is in the text, in the ways that `nameMarker` marks
 */
export function nameFinder(text: string): (fullName: string) => boolean {
  const plainText = text.normalize('NFD')
  const found = [...new Set(plainText.match(anyWord))]
  const bare = found.flatMap((word) => word.match(/[\p{L}\p{M}]+/gu) ?? []).map((word) => plain(word))
  const words = new Set(bare.flatMap((word) => (word.endsWith('s') ? [word, word.slice(0, -1)] : [word])))
  const lower = new Set([...words].map((word) => word.toLowerCase()))
  const byStart = Map.groupBy(
    found.map((word) => plain(word).toLowerCase()).filter(({ length }) => length >= shortestJoined),
    (word) => word.slice(0, 2),
  )
  return (fullName) => {
    const name = new HiddenName(fullName, new Set())
    if ((name.initials !== '' && words.has(name.initials)) || [...name.words].some((word) => words.has(word)))
      return true
    const parts = [...name.parts]
    const lengths = [...new Set(parts.map(({ length }) => length))]
    const isPartOfJoined = (part: string) =>
      byStart.get(part.slice(0, 2))?.some((word) => word.startsWith(part) && isJoined(word, name.parts, lengths))
    if (parts.some(isPartOfJoined)) return true
    // Written small, or of single letters alone.
    const isThere = partsOf(fullName).every((part) => spellings(part).some((way) => lower.has(way.toLowerCase())))
    return isThere && wholeName(fullName).test(plainText)
  }
}

function wholeName(name: string): RegExp {
  const words = name.normalize('NFD').trim().split(/\s+/).map(anyAccents)
  return new RegExp(`${wordStart}${words.join('\\s+')}(?=s?${wordEnd})`, 'giu')
}

/** 'anasousa': two or more parts of the names, and nothing else. */
function isJoined(word: string, parts: ReadonlySet<string>, lengths: readonly number[]): boolean {
  if (word.length < shortestJoined || word.length > maxJoined) return false
  let ends = new Map([[0, 0]])
  while (ends.size > 0) {
    const next = new Map<number, number>()
    for (const [at, count] of ends)
      for (const length of lengths) {
        const end = at + length
        if (end > word.length || !parts.has(word.slice(at, end))) continue
        if (end === word.length && count > 0) return true
        next.set(end, count + 1)
      }
    ends = next
  }
  return false
}

/** Words of one letter, which are no letters of a name. */
const oneLetterWords: Record<ReadingLanguage, string> = {
  en: 'aio',
  pt: 'aeoàéáóê',
  es: 'aeyouó',
  fr: 'aàyôo',
  de: '',
  it: 'aeièoàò',
}
/** The three facts that are a letter of the name, as readings call them. */
const letterFacts: Record<ReadingLanguage, RegExp> = {
  en: /\bcorner[- ]?stone|\bcap[- ]?stone|\bfirst vowel|\b(?:first|last|final|initial) letters?\b|\binitials?\b/iu,
  pt: /\bpedra (?:angular|de remate|de toque|final)|\bprimeira vogal|(?:primeira|última) letra|\biniciais\b|\bletra inicial/iu,
  es: /\bpiedra (?:angular|de remate|final)|\bprimera vocal|(?:primera|última) letra|\biniciales\b|\bletra inicial/iu,
  fr: /\bpierre (?:angulaire|de faîte|de fa[iî]te|finale)|\bclé de voûte|première voyelle|(?:première|dernière) lettre|\binitiales?\b/iu,
  de: /\beckstein|\bschlu(?:ss|ß)stein|\bgrundstein|\berste\p{L}* vokal|\b(?:erste|letzte)\p{L}* buchstabe|\banfangsbuchstabe|\binitialen?\b/iu,
  it: /\bpietra (?:angolare|di chiusura|finale)|\bchiave di volta|\bprima vocale|(?:prima|ultima) lettera|\biniziali\b/iu,
}
/** A letter by itself, also beside a digit: 'A1'. Not of an elision, of 'X-ray' or of an abbreviation. */
const loneLetter = /(?<![\p{L}\p{M}'’])(?<!\p{Lu}[.-])\p{L}\p{M}*(?![\p{L}\p{M}]|['’]\p{L}|-\p{L}{2})/gu
const abbreviations = /(?<!\p{L})(?:z\. ?B|d\. ?h|u\. ?a|i\. ?e|e\. ?g|p\. ?(?:ex|ej|es)|a\. ?C|d\. ?C|[ap]\. ?m)\./giu
/** Where a word of one letter is written with a capital. */
const startsHere = /(?:^|[.!?…:;–—"“”«»*_|(>])[\s*_"“«(>\d.)-]{0,20}$/u

/** @returns whether a sentence talks of single letters, from which a hidden name could be put together */
export function tellsLetters(sentence: string, language: ReadingLanguage): boolean {
  const text = sentence.normalize('NFC').replaceAll(abbreviations, ' ')
  if (letterFacts[language].test(text)) return true
  let small = 0
  for (const { 0: letter, index } of text.matchAll(loneLetter)) {
    const isWord = oneLetterWords[language].includes(letter.toLowerCase())
    const isCapital = letter !== letter.toLowerCase()
    if (!isCapital && isWord) continue
    if (!isCapital) small += 1
    else if (!(isWord && isSaid(text, letter, index, language))) return true
    if (small > 1) return true
  }
  return false
}

/** A capital that is a word: 'I' in English, and an article at the start of a sentence, also of 'A 7 asks for quiet'. */
function isSaid(text: string, letter: string, index: number, language: ReadingLanguage): boolean {
  const behind = text.slice(index + letter.length, index + letter.length + 12)
  if (language === 'en' && letter === 'I') return !/^[\s=:]*\d/u.test(behind)
  const isArticle = /^ [*_"“«]*(?:\p{Ll}|\p{Lu}\p{L}|\d{1,2}(?:\/\d)? \p{L}{2})/u.test(behind)
  return isArticle && startsHere.test(text.slice(Math.max(0, index - 20), index))
}
