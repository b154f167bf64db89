import type { PlainDate } from '@numeria/numerology'
import { dayAfter } from '../facts/calendar.ts'
import type { Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A word that says of which year, month or day a sentence speaks: tokens `at` to `end`. A month or a day may say no year. */
export type Cue = {
  at: number
  end: number
  year: number | null
  month: number | null
  day: number | null
  /** 'until 2031': it bounds something, and the sentence may be about another time. */
  isOpenEnded: boolean
}

const connectors = new Set(['of', 'de', 'del', 'do', 'd', 'di', 'des', ''])
const monthMustBeCapital = new Set(['may', 'march', 'august'])

function monthAt(tokens: readonly Token[], at: number, { months }: Vocabulary): number | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  if (monthMustBeCapital.has(token.word) && token.text[0] === token.word[0]) return null
  return months.get(token.word) ?? null
}

/** The year behind a month or a day, and the token behind it: 'November 2026', '23 de novembro de 2026'. */
function yearFrom(tokens: readonly Token[], at: number): { year: number | null; end: number } {
  let next = at
  while (next < at + 2 && connectors.has(tokens[next]?.word ?? '-') && /^[\p{L},’']*$/u.test(tokens[next]?.text ?? '-'))
    next += 1
  const token = tokens[next]
  return token?.kind === 'year' ? { year: token.values[0]!, end: next + 1 } : { year: null, end: at }
}

/** Makes one token of 'November 23', '23 de novembro', '23. November 2026', so that its day claims nothing. */
export function joinDates(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const found = dateAt(tokens, at, vocabulary)
    if (found === null) {
      joined.push(tokens[at]!)
      at += 1
      continue
    }
    const [first, last] = [tokens[at]!, tokens[found.end - 1]!]
    joined.push({ ...first, kind: 'date', word: '', values: found.values, end: last.end })
    at = found.end
  }
  return joined
}

function dateAt(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): { values: number[]; end: number } | null {
  const token = tokens[at]!
  const isDay = ({ kind, values }: Token) =>
    (kind === 'number' || kind === 'ordinal') && values.length === 1 && values[0]! >= 1 && values[0]! <= 31
  if (isDay(token)) {
    let next = at + 1
    while (
      next < at + 3 &&
      (tokens[next]?.text === '.' || /^(?:of|de|d|di)$/.test(tokens[next]?.word ?? '') || tokens[next]?.text === '’')
    )
      next += 1
    const month = monthAt(tokens, next, vocabulary)
    if (month === null) return null
    const { year, end } = yearFrom(tokens, next + 1)
    return { values: [year ?? 0, month, token.values[0]!], end }
  }
  const month = vocabulary.language === 'en' ? monthAt(tokens, at, vocabulary) : null
  const day = tokens[at + 1]
  if (month === null || day === undefined || !isDay(day)) return null
  const { year, end } = yearFrom(tokens, at + 2)
  return { values: [year ?? 0, month, day.values[0]!], end }
}

/** The words of time in a sentence, in order. */
export function findCues(tokens: readonly Token[], vocabulary: Vocabulary, today: PlainDate): Cue[] {
  const cues: Cue[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const cue = cueAt(tokens, at, vocabulary, today)
    if (cue === null) continue
    let before = at - 1
    while (vocabulary.has('articles', tokens[before]?.word)) before -= 1
    cues.push({ ...cue, isOpenEnded: vocabulary.has('openEnded', tokens[before]?.word) })
    at = cue.end - 1
  }
  return cues
}

function cueAt(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  today: PlainDate,
): Omit<Cue, 'isOpenEnded'> | null {
  const { kind, values } = tokens[at]!
  if (kind === 'year') return { at, end: at + 1, year: values[0]!, month: null, day: null }
  if (kind === 'date') return { at, end: at + 1, year: values[0]! || null, month: values[1]!, day: values[2]! }
  const month = monthAt(tokens, at, vocabulary)
  if (month !== null) return { at, month, day: null, ...yearFrom(tokens, at + 1) }
  const weekday = vocabulary.weekdays.findAt(tokens, at)
  if (weekday !== null) return weekdayCue(tokens, at, weekday.end, weekday.meaning, today)
  const time = vocabulary.times.findAt(tokens, at)
  if (time === null) return null
  const next = today.month === 12 ? { year: today.year + 1, month: 1 } : { year: today.year, month: today.month + 1 }
  const span = { at, end: time.end }
  switch (time.meaning) {
    case 'thisYear':
      return { ...span, year: today.year, month: null, day: null }
    case 'nextYear':
      return { ...span, year: today.year + 1, month: null, day: null }
    case 'thisMonth':
      return { ...span, year: today.year, month: today.month, day: null }
    case 'nextMonth':
      return { ...span, ...next, day: null }
    case 'today':
      return { ...span, ...today }
    case 'tomorrow':
      return { ...span, ...dayAfter(today, 1) }
  }
}

/** The next such day from today on; nothing where the date itself stands beside it. */
function weekdayCue(
  tokens: readonly Token[],
  at: number,
  end: number,
  weekday: number,
  today: PlainDate,
): Omit<Cue, 'isOpenEnded'> | null {
  const near = tokens.slice(end, end + 3)
  if (near.some(({ kind }) => kind === 'date')) return null
  const now = new Date(Date.UTC(today.year, today.month - 1, today.day)).getUTCDay()
  return { at, end, ...dayAfter(today, (weekday - now + 7) % 7) }
}
