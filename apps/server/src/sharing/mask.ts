// Finds names and birth dates in a reading: written out, in other words for the same date, spelled letter by letter, and with or without accents.
// It errs on the side of leaving out. `hidden-details.ts` rewrites the sentences around what was found.
import { languages, type Language } from '@numeria/contract'
import { dateTeller, type Shown } from './hidden-dates.ts'
import { keepSentences, marks, rewriteAroundMarks } from './hidden-details.ts'

/** The details that a public reading must not show: of its owner, and of the other people of the reading. */
export type Secrets = {
  names: readonly string[]
  otherNames: readonly string[]
  birthDates: readonly string[]
  shown: Shown
}

const wordEnd = '(?![\\p{L}\\p{M}\\p{N}])'
const wordStart = '(?<![\\p{L}\\p{M}\\p{N}])'
/** Words that connect the parts of a name, as in Maria dos Santos. They are everyday words in the languages that names come from. */
const particles = new Set(
  'a al as ben bin d da das de del della der di do dos du e el i la las le les los of the van von y'.split(' '),
)

/** Leaves these names and dates out of a text in a language. Each sentence that remains is whole. */
export function leaveOut(text: string, { names, otherNames, birthDates, shown }: Secrets, language: Language): string {
  const tellsDate = dateTeller(birthDates, shown, language)
  const dateless = keepSentences(text, language, (sentence, isFirst) => !tellsDate(sentence, isFirst))
  // Accents are separated from their letters, so that a name is found with or without them, and are put back at the end.
  const unmarked = dateless.normalize('NFD').replaceAll(/[\uE000-\uE003]/gu, '')
  const masked = [
    ...birthDates.flatMap((date) => datePatterns(date).map((pattern) => ({ pattern, mark: marks.date }))),
    ...otherNames.flatMap((name) => namePatterns(name).map((pattern) => ({ pattern, mark: marks.other }))),
    ...names.flatMap((name) => namePatterns(name).map((pattern) => ({ pattern, mark: marks.owner }))),
  ].reduce((left, { pattern, mark }) => left.replace(pattern, mark), unmarked)
  return rewriteAroundMarks(masked.normalize('NFC'), language)
}

function namePatterns(name: string): RegExp[] {
  const whole = name.normalize('NFD').trim().split(/\s+/)
  if (whole[0] === '') return []
  const parts = whole.flatMap((word) => word.split(/[-'’.]/)).filter((part) => part !== '')
  // Ben and Van are first names, too: only a word in lower case between other words is a particle.
  const isParticle = (word: string, index: number) => index > 0 && index < parts.length - 1 && particles.has(word)
  const isWord = (part: string) => lettersOf(part).length > 1
  const words = parts.filter(isWord)
  const telling = parts.filter((part, index) => isWord(part) && !isParticle(part, index))
  return [
    new RegExp(`${wordStart}${whole.map(anyAccents).join('\\s+')}(?=s?${wordEnd})`, 'giu'),
    // A part of a name may be an everyday word as well: it is taken for the name where it is written like one.
    ...telling.map((word) => {
      const ways = [word, titled(word), word.toUpperCase()].map(anyAccents).join('|')
      return new RegExp(`${wordStart}(?:${ways})(?=s?${wordEnd})`, 'gu')
    }),
    ...words
      .filter((word) => lettersOf(word).length > 2)
      .map(
        (word) =>
          new RegExp(`${wordStart}${lettersOf(word).join('\\p{M}*[^\\p{L}\\p{M}]{1,8}')}(?![\\p{L}\\p{M}])`, 'giu'),
      ),
    ...joinedPatterns(parts.filter((part, index) => !isParticle(part, index))),
  ]
}

/** 'A. J. Sousa', 'AJSL' and 'anasousa': two or more parts of a name as initials or as one word. */
function joinedPatterns(parts: readonly string[]): RegExp[] {
  if (parts.length < 2) return []
  const pairs = parts.flatMap((one, index) => parts.slice(index + 1).map((other) => [one, other] as const))
  // 'De' and 'La' would be found in 'delay'.
  const long = pairs.filter((pair) => lettersOf(pair.join('')).length > 5)
  const initialOf = (part: string) => `${lettersOf(part)[0]?.toUpperCase() ?? ''}\\p{M}*`
  const anyOf = (ways: string[], end: string, flags: string) =>
    ways.length === 0 ? [] : [new RegExp(`${wordStart}(?:${ways.join('|')})${end}`, flags)]
  return [
    ...anyOf(
      long.map((pair) => pair.map(anyAccents).join('[-_.]?')),
      '(?![\\p{L}\\p{M}])',
      'giu',
    ),
    ...anyOf(
      pairs.map((pair) => pair.map(initialOf).join('\\.\\s?')),
      '\\.',
      'gu',
    ),
    ...anyOf(parts.length > 2 ? [parts.map(initialOf).join('')] : [], wordEnd, 'gu'),
  ]
}

function lettersOf(word: string): string[] {
  return [...word.normalize('NFD')].filter((letter) => /\p{L}/u.test(letter))
}

function titled(word: string): string {
  const [first = '', ...rest] = word
  return first.toUpperCase() + rest.join('').toLowerCase()
}

/** Letters that have no accent to lose, as they are written without their sign. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  ø: 'oe?',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}

/** With or without its accents; 'Müller' is 'Mueller' too. */
function anyAccents(word: string): string {
  const characters = word.normalize('NFD').match(/\P{M}\p{M}*/gu) ?? []
  return characters
    .map((whole) => {
      const [character = ''] = whole
      const plain = plainLetters[character.toLowerCase()]
      if (plain !== undefined)
        return `(?:${character}|${character === character.toLowerCase() ? plain : titled(plain)})`
      if (/\p{L}/u.test(character)) return `${character}\\p{M}*${whole.includes('\u0308') ? '[eE]?' : ''}`
      return /['’]/.test(character) ? "['’]" : character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
    })
    .join('')
}

/** Every name that a month has in a language that readings are written in, long and short. */
function monthNames(month: number): string[] {
  const date = Date.UTC(2026, month - 1, 1)
  const names = Object.keys(languages).flatMap((language) =>
    (['long', 'short'] as const).flatMap((style) =>
      new Intl.DateTimeFormat(language, { month: style, day: 'numeric', timeZone: 'UTC' })
        .formatToParts(date)
        .filter(({ type }) => type === 'month')
        .map(({ value }) => value.replace(/\.$/, '')),
    ),
  )
  return [...new Set(names)]
    .filter((name) => /\p{L}{3}/u.test(name))
    .toSorted((one, other) => other.length - one.length)
}

function datePatterns(date: string): RegExp[] {
  const [year = '', month = 0, day = 0] = date.split('-').map((part, index) => (index === 0 ? part : Number(part)))
  const [y, m, d] = [`(?:${year}|['’]?${String(year).slice(2)})`, `0?${month}`, `0?${day}`]
  const between = '\\s*[-/.+·–]\\s*'
  const inDigits = [
    `${d}${between}${m}${between}${y}`,
    `${m}${between}${d}${between}${y}`,
    `${year}${between}${m}${between}${d}`,
  ]
  const named = `(?:${monthNames(Number(month))
    .map((name) => anyAccents(name))
    .join('|')})\\.?`
  const dayInWords = `${d}(?:st|nd|rd|th|er|º|ª|°|\\.)?`
  const joint = '(?:\\s+(?:of|de|di|del|do))?\\s+'
  const thenYear = `(?:,?${joint}${year}|,\\s*${year})?`
  return [
    new RegExp(`${wordStart}(?:${inDigits.join('|')})${wordEnd}`, 'gu'),
    new RegExp(`${wordStart}${dayInWords}${joint}${named}${thenYear}${wordEnd}`, 'giu'),
    new RegExp(`${wordStart}${named}\\s+(?:the\\s+)?${dayInWords}${thenYear}${wordEnd}`, 'giu'),
    new RegExp(`${wordStart}${year}${wordEnd}`, 'gu'),
    // As its digits are added up.
    new RegExp(`${wordStart}${[...String(year)].join('\\s*\\+\\s*')}${wordEnd}`, 'gu'),
  ]
}
