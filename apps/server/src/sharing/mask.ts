// Leaves names and birth dates out of a reading: written out, in other words for the same date, spelled letter by letter, and with or without accents.
// It errs on the side of leaving out. `hidden-details.ts` rewrites the sentences around what was found.
import { type ReadingLanguage, readingLanguages } from '@numeria/contract'
import { bookReader, type BookTexts } from './book-texts.ts'
import { dateTeller, type Shown } from './hidden-dates.ts'
import { anyAccents, nameMarker, tellsLetters } from './hidden-names.ts'
import { keepSentences, marks, rewriteAroundMarks } from './hidden-details.ts'

/** The details that a public reading must not show: of its owner, and of the other people of the reading. */
export type Secrets = {
  names: readonly string[]
  otherNames: readonly string[]
  /** Of people whom the reading is not about: a sentence with one of these goes, because 'Will' and 'Clara' are everyday words as well. */
  furtherNames: readonly string[]
  /** The owner's, where they are shown: another person may have a part of them too. */
  shownNames: readonly string[]
  /** Whether a name of the reading is hidden, and its letters with it. */
  hidesLetters: boolean
  birthDates: readonly string[]
  /** Those of people whom the reading does not count: only the whole date is looked for. */
  furtherDates: readonly string[]
  shown: Shown
  book: BookTexts
}

/** Raised whenever these rules leave out something else, or a page keeps something else: what public readings show is then made anew. */
export const rules = 3

const wordEnd = '(?![\\p{L}\\p{M}\\p{N}])'
const wordStart = '(?<![\\p{L}\\p{M}\\p{N}])'
/** Invisible characters, which would split a name. */
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF\uE000-\uE003]/gu

/** Leaves these names and dates out of a text in a language. Each sentence that remains is whole. */
export function leaveOut(text: string, secrets: Secrets, language: ReadingLanguage): string {
  const { names, otherNames, furtherNames, shownNames, birthDates, furtherDates, hidesLetters } = secrets
  const tellsDate = dateTeller(birthDates, secrets.shown, language)
  const textsOf = bookReader(secrets.book)
  const untold = keepSentences(text.replaceAll(invisible, ''), language, (sentence, place) => {
    const repeats = textsOf(sentence)
    // Asked for every sentence, because it follows the text.
    const isOfDate = tellsDate(sentence, { ...place, isOfShown: repeats === 'shown' })
    return !isOfDate && repeats !== 'hidden' && !(hidesLetters && tellsLetters(sentence, language))
  })
  // Accents are separated from their letters, so that a name is found with or without them, and are put back at the end.
  const dateless = [...new Set([...birthDates, ...furtherDates])]
    .flatMap(datePatterns)
    .reduce((left, pattern) => left.replace(pattern, marks.left), untold.normalize('NFD'))
  const nameless = [
    nameMarker(otherNames, marks.other, shownNames),
    nameMarker(furtherNames, marks.left, shownNames),
    nameMarker(names, marks.owner, []),
  ].reduce((left, markNames) => markNames(left), dateless)
  return rewriteAroundMarks(nameless.normalize('NFC'), language)
}

/** Every name that a month has in a language that readings are written in, long and short; found once. */
const namesOfMonths = new Map<number, string[]>()

function monthNames(month: number): string[] {
  const names = namesOfMonths.get(month) ?? findMonthNames(month)
  namesOfMonths.set(month, names)
  return names
}

function findMonthNames(month: number): string[] {
  const date = Date.UTC(2026, month - 1, 1)
  const names = readingLanguages.flatMap((language) =>
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

/** @returns whether a text has a whole date, or its year */
export function dateFinder(text: string): (date: string) => boolean {
  const plainText = text.normalize('NFD')
  const numbers = new Set((plainText.match(/\d+/g) ?? []).map(Number))
  const added = plainText.replaceAll(/(?<=\d)\s*\+\s*(?=\d)/g, '')
  return (date) => {
    const [year = '', , day] = date.split('-')
    const isPossible = numbers.has(Number(day)) || added.includes(year)
    return isPossible && datePatterns(date).some((pattern) => pattern.test(plainText))
  }
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
