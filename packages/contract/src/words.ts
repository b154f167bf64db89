import { lookalikes } from './lookalikes.ts'

/** Characters without a glyph: zero-width spaces and joiners, fillers, soft hyphens, the Braille blank. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu

const apostrophe = /['’‘ʼ＇·]/u

/** The scripts whose marks are part of a composed letter: a mark that is left over ends the run of letters. */
const alphabets = ['Latin', 'Greek', 'Cyrillic']

/**
 * Matches one word inside a segment: a number with its separators ("3.14", "01.02.1990"), or letters of one script with the parts that apostrophes
 * join to them ("don't").
 */
const wordOrNumber = (() => {
  // Digits before letters are read from their first one alone: from each of them, a long run of numerals would be read again and again.
  const digits = String.raw`(?:(?<!\p{N})\p{N}+)?`
  const ofAlphabet = alphabets.map((script) => String.raw`${digits}(?:(?=\p{L})\p{Script=${script}})+\p{N}*`).join('|')
  const noneOfThem = `(?!${alphabets.map((script) => String.raw`\p{Script=${script}}`).join('|')}|ʼ)`
  // Roman numerals are numbers of the Latin script.
  const other = String.raw`(?:${noneOfThem}[\p{L}\p{N}]|\p{Nl})(?:${noneOfThem}[\p{L}\p{M}\p{N}]|\p{Nl})*`
  const part = `(?:${ofAlphabet}|${other})`
  return new RegExp(String.raw`\p{Nd}+(?:[.,:]\p{Nd}+)+|${part}(?:${apostrophe.source}${part})*`, 'gu')
})()

/** Longer words are rare in every reading language; a longer run of letters counts as words of four letters. */
const maxWord = 30

/** Two parts with an apostrophe between them are one word ("don't", "l'heure", "col·legi"); three and more count each. */
function wordsIn(run: string): number {
  const parts = run.split(apostrophe)
  const lengths = parts.map((part) => Array.from(part).length)
  const further = lengths.reduce((sum, length) => sum + (length > maxWord ? Math.ceil(length / 4) - 1 : 0), 0)
  return (parts.length > 2 ? parts.length : 1) + further
}

/**
 * Counts words by Unicode word segmentation, so that neither a hyphen nor an invisible character joins two words into one. A segment that
 * Unicode keeps together ("one.two", "one_two", "it's'it") counts as often as it has words. Symbols are folded only after they are set apart:
 * 'Ⓐ' and '№' are letters to Unicode, and would join the words beside them. Trade marks count as no word.
 */
export function countWords(text: string): number {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
  const apart = withoutSurplusMarks(text)
    .normalize('NFC')
    .replaceAll(/[™℠]/gu, ' ')
    .replaceAll(/\p{So}+/gu, (symbols) => ` ${symbols.normalize('NFKC')} `)
    .replaceAll(invisible, ' ')
  let count = 0
  for (const { segment, isWordLike } of segmenter.segment(apart))
    if (isWordLike) count += segment.match(wordOrNumber)?.reduce((sum, run) => sum + wordsIn(run), 0) ?? 1
  return count
}

/** Leaves out the marks beyond thirty on one letter, the most in any language (UAX 15): to put a longer run in order takes time with its square. */
export function withoutSurplusMarks(text: string): string {
  return text.replaceAll(/(?<=\p{M}{30})\p{M}+/gu, '')
}

/** Whether a text shows nothing at all. */
export function isBlank(text: string): boolean {
  return text.replaceAll(invisible, '').trim() === ''
}

/** Letters and digits that are drawn alike in some typeface: the capital of 'i', the small 'l' and '1'; 'o' and '0'. */
const alike = new Map([
  ['1', 'l'],
  ['i', 'l'],
  ['0', 'o'],
])

/** The value of a decimal digit of any script. Unicode puts the ten digits of a script side by side, from zero on. */
function digitOf(digit: string): string {
  const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point))
  const point = digit.codePointAt(0)!
  let zero = point
  while (isDigit(zero - 1)) zero -= 1
  return String((point - zero) % 10)
}

function foldLetter(letter: string): string {
  const plain = (lookalikes.get(letter) ?? letter.replace(/\p{Nd}/u, digitOf)).toLowerCase()
  return alike.get(plain) ?? plain
}

/**
 * Folds a text for comparison with keywords: compatibility forms (full-width, mathematical, ligatures), accents, case, look-alike letters,
 * digits of other scripts and invisible characters make no difference. Keywords are folded by the same function; the result is for comparison
 * only, since 'i', 'l' and '1' become one letter.
 *
 * @example foldWords('ＬＯＶÉ') // 'love'
 */
export function foldWords(text: string): string {
  return Array.from(text.replaceAll(invisible, '').normalize('NFKD').replaceAll(/\p{M}/gu, ''), foldLetter).join('')
}

/** Separators between the words of a keyword: white space, or punctuation without white space ("full.reading"), but not the end of a clause. */
const between = String.raw`(?:[\s\p{Pd}_]+|[^\p{L}\p{N}\s]+)`

/** Characters that are no letters and are removed before the comparison: invisible ones, symbols, and enclosing marks. */
const noLetter = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800\p{So}\p{Me}]/gu

/** Matches each of these keywords as whole words in a folded text. */
export function keywordPattern(keywords: readonly string[]): RegExp {
  const alternatives = keywords.map((keyword) => foldWords(keyword).replaceAll(' ', between)).join('|')
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives})(?![\p{L}\p{N}])`, 'u')
}

/**
 * Folds a text once, to search it for several patterns of keywords. Neither invisible characters nor symbols hide a keyword, whether they stand
 * inside a word, as its letters, or beside it.
 *
 * @example keywordSearch('My LIFE-PATH')(keywordPattern(['life path'])) // true
 */
export function keywordSearch(text: string): (pattern: RegExp) => boolean {
  const forms = [foldWords(text), foldWords(text.replaceAll(noLetter, ' '))]
  return (pattern) => forms.some((form) => pattern.test(form))
}
