import { type Said, type Sentence } from './sentence.ts'
import type { Token } from './tokens.ts'
import type { Name } from './vocabulary.ts'

// Whether a number near a name can be the name's number, by the words that stand around it.

/** Whether the number can be one of the name's, and does not count what stands behind it. */
export function canBe(sentence: Sentence, name: Name, said: Said, hasVerb: boolean, isAdjacent: boolean): boolean {
  if (said.values.some((value) => value > 200)) return false
  const next = sentence.tokens[said.end]
  if (next === undefined || next.kind === 'mark' || next.kind === 'year' || next.kind === 'date') return true
  if (next.kind !== 'word') return isAdjacent
  const second = sentence.tokens[said.end + 1]
  const isClosed = sentence.words.has('closers', next.word)
  if (isCounted(sentence, next, hasVerb && !isClosed)) return false
  if (isClosed || name.position === 'score') return true
  if (hasVerb && name.isOrdinary) return false
  return !(
    hasVerb &&
    second?.kind === 'word' &&
    isCounted(sentence, second, !sentence.words.has('closers', second.word))
  )
}

function isCounted(sentence: Sentence, { word }: Token, mayBePlural: boolean): boolean {
  return (
    sentence.words.has('counted', word) ||
    (mayBePlural && sentence.words.pluralS && word.length > 3 && word.endsWith('s') && !word.endsWith('ss'))
  )
}

/** 'a Year 5', 'in this Year 5'; not 'year 5 of your marriage', 'a year, 5 months'. */
export function isBareYearClaim(sentence: Sentence, said: Said, at: number, end: number): boolean {
  if (said.at !== end || said.form !== 'digits' || said.values.some((value) => value > 9)) return false
  const next = sentence.tokens[said.end]
  const isCapital = /^\p{Lu}/u.test(sentence.tokens[at]!.text) && sentence.words.language !== 'de'
  const isDetermined = sentence.has(at - 1, 'articles', 'indefinite', 'yours')
  if (next?.kind === 'number' || sentence.words.has('of', next?.word) || sentence.words.has('openEnded', next?.word))
    return false
  return isDetermined || (isCapital && at > 0)
}

/** 'the quiet 4', but not 'the last 4' or 'the question 4' */
export function isDescribed(sentence: Sentence, { at, form }: Said): boolean {
  const isPlain = !sentence.has(at - 1, 'labels', 'closers', 'now', 'next', 'generic', 'counted', 'openEnded')
  const isOrdinal = sentence.saidUntil.has(at)
  return form === 'digits' && isPlain && !isOrdinal && sentence.has(at - 2, 'articles', 'yours')
}

/** 'Your Life Path, 7, …': a number between two marks stands for what is named before it. */
export function isSetOff(sentence: Sentence, { end }: Said): boolean {
  const next = sentence.tokens[end]
  return next === undefined || /^[,.;:!?–—)]$/.test(next.text)
}
