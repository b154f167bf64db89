// Rewrites the sentences in which a name or a birth date is hidden, so that they read as if it had never been there. The other person of a comparison
// becomes 'the other person'; a sentence that makes no sense without the detail is left out.
import type { ReadingLanguage } from '@numeria/contract'

/** Stand in the text where a detail was found; a sentence with `left` is always left out. Of the private use area: no language writes them. */
export const marks = { owner: '\uE000', other: '\uE001', left: '\uE002' } as const

type Wording = {
  you: string
  and: string
  /** Replacements of the other person's name, with the words before or after it that change with it. The last one fits everywhere. */
  other: readonly [RegExp, string][]
}

const wordings: Record<ReadingLanguage, Wording> = {
  en: { you: 'you', and: 'and|&', other: [[/\uE001/gu, 'the other person']] },
  pt: {
    you: 'tu',
    and: 'e|&',
    other: [
      [/\b(?:de|do|da) \uE001/giu, 'da outra pessoa'],
      [/(?<!\p{L})(?:ao|à) \uE001/giu, 'à outra pessoa'],
      [/\b(?:em|no|na) \uE001/giu, 'na outra pessoa'],
      [/\b(?:por|pelo|pela) \uE001/giu, 'pela outra pessoa'],
      [/(?:(?<!\p{L})[oa] )?\uE001/giu, 'a outra pessoa'],
    ],
  },
  es: {
    you: 'tú',
    and: 'y|e|&',
    other: [[/(?<!\p{L})(?:a )?\uE001/gu, 'la otra persona']],
  },
  fr: {
    you: 'toi',
    and: 'et|&',
    other: [
      [/\bd['’]\uE001/giu, 'de l’autre personne'],
      [/\uE001/gu, 'l’autre personne'],
    ],
  },
  de: {
    you: 'du',
    and: 'und|&',
    other: [
      [/\b(mit|von|bei|zu|aus|nach) \uE001/giu, '$1 der anderen Person'],
      [/\uE001(?:s|['’]s?)? (\p{Lu}[\p{L}-]+)/gu, '$1 der anderen Person'],
      [/\uE001/gu, 'die andere Person'],
    ],
  },
  it: {
    you: 'tu',
    and: 'e|ed|&',
    other: [
      [/\b(?:di |del |della |d['’])\uE001/giu, 'dell’altra persona'],
      [/(?<!\p{L})(?:a|ad|al|alla) \uE001/giu, 'all’altra persona'],
      [/\uE001/gu, 'l’altra persona'],
    ],
  },
}

/** A greeting that ends with a name says nothing without it. */
const salutation = /\b(?:dear|querid[oa]|car[oa]|estimad[oa]|prezad[oa]|ch[eè]re?|liebe[rs]?)\s+\uE000(?:[,!:]\s*|$)/giu
const hello = /\b(hello|hi|hey|welcome|olá|bem-vind[oa]|hola|bonjour|salut|hallo|ciao)\s+\uE000/giu
/** List, heading and quotation signs of Markdown, which stay when the first sentence of a line goes. */
const prefix = /^\s*(?:(?:[-*+>]|#{1,6}|\d+[.)])\s+)*/u
/** The next letter begins a sentence. */
const capital = '\uE003'

/** Returns the text without its marks. */
export function rewriteAroundMarks(text: string, language: ReadingLanguage): string {
  return text
    .split('\n')
    .flatMap((line) => (hasMark(line) ? rewriteLine(line, language) : [line]))
    .join('\n')
    .replace(emptySection, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A heading that one of its level or a higher one follows, or nothing. */
const emptySection = /^(#{1,6}) .*\n*(?=(?!\1#)#{1,6} |$(?![^]))/gmu

const hasMark = (text: string): boolean => /[\uE000-\uE002]/u.test(text)

/** No line where nothing of it is left. */
function rewriteLine(line: string, language: ReadingLanguage): string[] {
  const start = prefix.exec(line)![0]
  const { you, and, other } = wordings[language]
  let rest = line
    .slice(start.length)
    .replace(/([\uE000-\uE002])(?:[ \-·]{1,3}\1)+/gu, '$1')
    .replace(/([*_]{1,3})([\uE000\uE001])([,:]?)\1/gu, '$2$3')
    .replace(salutation, capital)
    .replace(hello, '$1')
    .replace(/(^|[.!?]["”»)]?\s+)(?=[\uE000\uE001])/gu, `$1${capital}`)
    .replace(/^\uE003\uE000:/u, `${capital}${you}:`)
    .replace(/\|\s*\uE000\s*(?=\|)/gu, `| ${capital}${you} `)
    .replace(/\uE003\uE000\s*[,!–—-]\s*/gu, capital)
    .replace(/,\s+\uE000(?=[,.!?;:…]|$)/gu, '')
  if (language === 'en') rest = rest.replace(/\uE000['’]s\b/gu, 'your')
  rest = rest
    .replace(new RegExp(`\uE000(?= (?:${and}) )`, 'gu'), you)
    .replace(new RegExp(`(?<= (?:${and}) )\uE000`, 'gu'), you)
  for (const [pattern, words] of other)
    rest = rest.replace(pattern, (found) => {
      const said = found.replace(new RegExp(pattern.source, pattern.flags.replace('g', '')), words)
      return /^\p{Lu}/u.test(found) ? capital + said : said
    })
  rest = rest.replace(/\uE003([^\p{L}\p{N}]*\p{L}?)/gu, (_, next: string) => next.toUpperCase())
  return /[\p{L}\p{N}]/u.test(rest) ? keepOfLine(start, rest, language, (sentence) => !hasMark(sentence)) : []
}

/** Where in its line a sentence stands. */
type PlaceInLine = { isFirstOfLine: boolean; isHeading: boolean }
/** Where in its text a sentence stands. */
export type Place = PlaceInLine & { isLastLine: boolean }
type IsKept<In> = (sentence: string, place: In) => boolean

/** Keeps the sentences of a text that are asked for, in their order, with the lines and lists that they stand in. */
export function keepSentences(text: string, language: ReadingLanguage, isKept: IsKept<Place>): string {
  const lines = text.trimEnd().split('\n')
  return lines
    .flatMap((line, at) => {
      const start = prefix.exec(line)![0]
      if (line.length === start.length || line.trim() === '') return [line]
      const isLastLine = at === lines.length - 1
      return keepOfLine(start, line.slice(start.length), language, (sentence, place) =>
        isKept(sentence, { ...place, isLastLine }),
      )
    })
    .join('\n')
}

/** No line where nothing of it is left. A row of a table stays or goes as a whole. */
function keepOfLine(start: string, line: string, language: ReadingLanguage, isKept: IsKept<PlaceInLine>): string[] {
  const isHeading = start.includes('#')
  if (line.startsWith('|')) return isKept(line, { isFirstOfLine: true, isHeading }) ? [start + line] : []
  const sentences = sentencesOf(line, language)
  const kept = sentences.filter((sentence, index) => isKept(sentence, { isFirstOfLine: index === 0, isHeading }))
  if (kept.length === sentences.length) return [start + line]
  const left = kept
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
    .join('')
    .trim()
  // A sentence that went may have held one end of an emphasis.
  const isWhole = left.split('**').length % 2 === 1
  return left === '' || !isWhole ? [] : [start + left]
}

/** Ends no sentence: 'z. B.', 'p. ej.', 'e.g.', 'A. Lovelace'. */
const abbreviation = /(?<!\p{L})\p{L}\.\s*$/u

/** The sentences of a line, each with the space after it. */
export function sentencesOf(line: string, language: ReadingLanguage): string[] {
  const sentences: string[] = []
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line))
    if (abbreviation.test(sentences.at(-1)?.slice(-8) ?? '')) sentences.push(sentences.pop()! + segment)
    else sentences.push(segment)
  return sentences
}
