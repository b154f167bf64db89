import type { PlainDate } from '@numeria/numerology'
import { isOfCycle } from './cycles.ts'
import type { Position } from '../positions.ts'
import { monthAt, yearFrom, type Read } from '../read.ts'
import type { Vocabulary } from '../vocabulary.ts'

/** Words of a sentence that say which year, month or day it speaks of: tokens `at` to `end`. */
export type Cue = { at: number; end: number; year: number | null; month: number | null; day: number | null }
export type CueKind = 'year' | 'month' | 'day'

export function kindOf({ month, day }: Cue): CueKind {
  return day !== null ? 'day' : month !== null ? 'month' : 'year'
}

function dayAfter({ year, month, day }: PlainDate, days: number): PlainDate {
  const date = new Date(Date.UTC(year, month - 1, day + days))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** The words of time in a sentence, in order. */
export function findCues(read: Read, vocabulary: Vocabulary, today: PlainDate): Cue[] {
  const cues: Cue[] = []
  for (let at = 0; at < read.tokens.length; at += 1) {
    const cue = cueAt(read, at, vocabulary, today)
    if (cue === null) continue
    cues.push(...between(read, cues.at(-1), cue), cue)
    at = Math.max(at, cue.end - 1)
  }
  return cues
}

/** 'from May to July 2027' is June too. */
function between({ tokens }: Read, before: Cue | undefined, { at, year, month, day }: Cue): Cue[] {
  if (before === undefined || before.month === null || month === null || before.day !== null || day !== null) return []
  const isRange =
    at - before.end === 1 &&
    /^(?:to|until|through|a|ate|hasta|au|jusqu|bis|ad|-|–)$/.test(tokens[before.end]!.word || tokens[before.end]!.text)
  if (!isRange) return []
  const count = (month - before.month + 12) % 12
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => ({
    at,
    end: at,
    year: before.year ?? year,
    month: ((before.month! + index) % 12) + 1,
    day: null,
  }))
}

/** '{{you.personal_year.2027}}' says its year. */
function slotCue(id: string, at: number): Cue | null {
  const [, year, month, day] = /\.(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/.exec(id) ?? []
  if (year === undefined) return null
  return { at, end: at, year: Number(year), month: month ? Number(month) : null, day: day ? Number(day) : null }
}

function cueAt(read: Read, at: number, vocabulary: Vocabulary, today: PlainDate): Cue | null {
  const { tokens } = read
  const { kind, values, slot } = tokens[at]!
  if (kind === 'slot') return slotCue(slot!, at)
  if (kind === 'year') return { at, end: at + 1, year: values[0]!, month: null, day: null }
  if (kind === 'date') return { at, end: at + 1, year: values[0]! || null, month: values[1]!, day: values[2]! }
  if (kind === 'number') return yearsAway(read, at, today)
  if (kind !== 'word') return null
  const month = monthAt(tokens, at, vocabulary)
  if (month !== null) return { at, month, day: null, ...yearFrom(tokens, at + 1) }
  const weekday = read.at('weekday', at)
  // 'sat' and 'the sun' are no days.
  const isDay = weekday !== null && (vocabulary.language !== 'en' || isShortDay(read, at))
  if (isDay) return weekdayCue(read, weekday.at, weekday.end, weekday.meaning, today)
  const [next, last] = [
    { year: today.year + 1, month: null, day: null },
    { year: today.year - 1, month: null, day: null },
  ]
  const marked = (
    category:
      | 'nextYear'
      | 'yearAfterNext'
      | 'lastYear'
      | 'thisYear'
      | 'nextMonth'
      | 'thisMonth'
      | 'today'
      | 'tomorrow'
      | 'dayAfter',
  ) => read.at(category, at)
  const [nextYear, lastYear, nextMonth] = [marked('nextYear'), marked('lastYear'), marked('nextMonth')]
  const yearAfterNext = marked('yearAfterNext')
  if (yearAfterNext !== null) return { at, end: yearAfterNext.end, ...next, year: today.year + 2 }
  if (nextYear !== null) return { at, end: nextYear.end, ...next }
  // 'the last year of your nine-year cycle' is none before this one.
  if (lastYear !== null && !isOfCycle(read, lastYear.end)) return { at, end: lastYear.end, ...last }
  if (nextMonth !== null) {
    const isDecember = today.month === 12
    return {
      at,
      end: nextMonth.end,
      year: isDecember ? today.year + 1 : today.year,
      month: isDecember ? 1 : today.month + 1,
      day: null,
    }
  }
  const named = marked('today')
  if (named !== null) return { at, end: named.end, ...today }
  const dayAfterTomorrow = marked('dayAfter')
  if (dayAfterTomorrow !== null) return { at, end: dayAfterTomorrow.end, ...dayAfter(today, 2) }
  const tomorrow = marked('tomorrow')
  if (tomorrow !== null) return { at, end: tomorrow.end, ...dayAfter(today, 1) }
  // 'this year's 5 …; the 6 of the next'
  const isElided =
    read.is('next', at) && tokens.slice(0, at).some(({ kind }, index) => kind === 'year' || read.is('bareYear', index))
  if (isElided && !read.is('bareMonth', at + 1) && !read.is('bareDay', at + 1)) return { at, end: at + 1, ...next }
  const thisYear = marked('thisYear')
  if (thisYear !== null) return { at, end: thisYear.end, year: today.year, month: null, day: null }
  const thisMonth = marked('thisMonth')
  if (thisMonth !== null) return { at, end: thisMonth.end, year: today.year, month: today.month, day: null }
  return null
}

/** 'Sat 3' and 'Sun: 2'; 'Saturday' in full is a day anywhere. */
function isShortDay({ tokens }: Read, at: number): boolean {
  if (!/^s(?:at|un)$/.test(tokens[at]!.word)) return true
  const next = tokens[at + 1]
  const isNumbered = next?.kind === 'number' || next?.kind === 'slot' || /^[:–—-]$/.test(next?.text ?? '')
  return tokens[at]!.text.startsWith('S') && isNumbered
}

/** 'five years ago', 'hace dos años', 'in three years' */
function yearsAway({ tokens }: Read, at: number, today: PlainDate): Cue | null {
  const word = (index: number) => tokens[index]?.word ?? ''
  const count = tokens[at]!.values[0]!
  if (count > 40 || !/^(?:years?|anos?|ans?|annees|jahren?|anni|anno)$/.test(word(at + 1))) return null
  const isPast =
    /^(?:ago|atras|fa|earlier)$/.test(word(at + 2)) ||
    /^(?:vor|hace|ha)$/.test(word(at - 1)) ||
    (word(at - 1) === 'a' && word(at - 2) === 'y')
  const isComing =
    /^(?:in|dans|fra|tra)$/.test(word(at - 1)) ||
    (/^(?:de|a)$/.test(word(at - 1)) && /^(?:dentro|daqui|aqui)$/.test(word(at - 2))) ||
    (word(at + 2) === 'from' && word(at + 3) === 'now')
  if (!isPast && !isComing) return null
  return { at, end: at + 2, year: today.year + (isPast ? -count : count), month: null, day: null }
}

/** The next such day from today on; nothing where the date itself stands beside it. */
function weekdayCue({ tokens }: Read, at: number, end: number, weekday: number, today: PlainDate): Cue | null {
  if (tokens.slice(end, end + 3).some(({ kind }) => kind === 'date')) return null
  const now = new Date(Date.UTC(today.year, today.month - 1, today.day)).getUTCDay()
  return { at, end, ...dayAfter(today, (weekday - now + 7) % 7) }
}

export type Times = {
  years: number[]
  months: { year: number; month: number }[]
  days: PlainDate[]
  /** Of a period: the one before or after that of the years. */
  step?: number
  /** Whether the sentence, or one before it, named a time. */
  isNamed?: boolean
}

/** The years of the months too. */
export function yearsOf({ years, months }: Times): number[] {
  return [...years, ...months.map(({ year }) => year)]
}

function nowOf(today: PlainDate): Times {
  return { years: [today.year], months: [{ year: today.year, month: today.month }], days: [today] }
}

/**
 * The times that words name. A month or a day without a year is the next one of that name from now on, or that of a year which
 * was spoken of; in a reading about another year it is of that one.
 */
export function timesNamed(
  cues: readonly Cue[],
  { today, spokenYears, otherYear }: Pick<Timing, 'today' | 'spokenYears' | 'otherYear'>,
): Times {
  const times: Times = { years: [], months: [], days: [] }
  for (const { year, month, day } of cues) {
    if (year !== null) times.years.push(year)
    if (month === null) continue
    const isOver = month < today.month || (month === today.month && day !== null && day < today.day)
    const next = otherYear ?? (isOver ? today.year + 1 : today.year)
    const possible = year !== null ? [year] : [...new Set([next, ...spokenYears])]
    times.months.push(...possible.map((one) => ({ year: one, month })))
    if (day !== null) times.days.push(...possible.map((one) => ({ year: one, month, day })).filter(isReal))
  }
  return times
}

function isReal({ year, month, day }: PlainDate): boolean {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
}

export const timeKinds: Partial<Record<Position, CueKind>> = {
  personal_year: 'year',
  universal_year: 'year',
  essence: 'year',
  personal_month: 'month',
  personal_day: 'day',
}
export const positionOf: Record<CueKind, Position> = {
  year: 'personal_year',
  month: 'personal_month',
  day: 'personal_day',
}
/** Positions that last for years: 'Your Pinnacle is a 1. In 2031 a 5 begins.' */
export const lasting: ReadonlySet<Position> = new Set([
  'universal_year',
  'essence',
  'pinnacle',
  'challenge',
  'period_cycle',
])

/** Word stems that mark a year as universal, not personal. */
export const worldly =
  /^(?:univers|kollektiv|colecti|coletiv|collecti|weltweit|mundial|world|welt|mundo|monde|mondo|everyone|everybody|todos|alle$|tous|tutti)/

/** Time cues of a sentence and the sentences before it. */
export type Timing = {
  read: Read
  cues: readonly Cue[]
  carried: readonly Cue[]
  today: PlainDate
  spokenYears: readonly number[]
  otherYear: number | null
}

/** 'in 2027', '(April)': right behind the number. */
export function attachedCue({ read, cues }: Timing, at: number): Cue | null {
  const cue = cues.find((one) => one.at > at && one.at <= at + 4)
  if (cue === undefined) return null
  const between = read.tokens.slice(at + 1, cue.at)
  const isPreposition = (word: string) =>
    /^(?:in|on|for|em|no|na|para|en|el|im|am|fur|nel|per|pour|o|le|of|de|do|del|il|the|around|um|a|di)$/.test(word)
  return between.every(({ kind, text, word }) => (kind === 'mark' ? text === '(' : isPreposition(word))) ? cue : null
}

export function timesOf(timing: Timing, at: number, kind: CueKind | null): Times {
  const { read, cues, carried, today, otherYear } = timing
  const now = { ...nowOf(today), years: [otherYear ?? today.year] }
  // A claim without a named kind may belong to the year under discussion.
  if (kind === null && cues.length + carried.length > 0)
    return { ...joined(now, timesNamed([...cues, ...carried], timing)), isNamed: true }
  if (kind === null) return now
  const fits = (cue: Cue) =>
    kind === 'year' ? cue.year !== null : kind === 'month' ? cue.month !== null : cue.day !== null
  const named = (cues: readonly Cue[]) => timesNamed(cues, timing)
  const attached = attachedCue(timing, at)
  if (attached !== null && fits(attached)) return named([attached])
  const fitting = cues.filter(fits)
  const before = fitting.filter(({ end }) => end <= at)
  const last = before.at(-1)
  if (last !== undefined) {
    const group = before.filter((cue, index) => index === before.length - 1 || last.at - cue.end <= 3)
    return named(group)
  }
  if (fitting.length > 0) return joined(joined(now, named(fitting)), named(carried.filter(fits)))
  // 'September, in a 6 year': the month decides which year is meant.
  const ofMonths = kind === 'year' ? named(cues).months : []
  if (ofMonths.length > 0) return joined(now, { years: ofMonths.map(({ year }) => year), months: [], days: [] })
  const years = kind === 'month' ? cues.filter(({ year, month }) => year !== null && month === null) : []
  if (years.length > 0) return { years: years.map(({ year }) => year!), months: [], days: [] }
  const fromBefore = carried.filter(fits)
  // 'In 2027 you build. … For everyone it is a Universal Year 2.'
  if (kind === 'year' && isStill(read, at)) return nowOf(today)
  const spoken: Times = { years: kind === 'year' ? [...timing.spokenYears] : [], months: [], days: [] }
  if (fromBefore.length === 0) return joined(nearName(timing, now, at), spoken)
  return kind === 'year' ? joined(now, named(fromBefore)) : named(fromBefore)
}

const stills = /^(?:still|ainda|todavia|aun|encore|noch|ancora)$/

/** 'You are still in a Personal Year 5', 'the present Personal Year' */
function isStill(read: Read, at: number): boolean {
  const name = read.all('name').findLast(({ end }) => end <= at)
  return (
    read.tokens.some(({ word }, index) => index < at && stills.test(word) && read.tokens[index + 1]!.kind !== 'mark') ||
    (name !== undefined && (read.is('now', name.at - 1) || read.is('now', name.end)))
  )
}

/** 'your next Personal Year', 'the last Personal Year'. */
function nearName({ read, today }: Timing, now: Times, at: number): Times {
  const name = read.all('name').findLast(({ end }) => end <= at)
  if (name === undefined) return now
  const near = (category: 'next' | 'last') => read.is(category, name.at - 1) || read.is(category, name.end)
  const step = near('next') ? 1 : near('last') ? -1 : 0
  return step === 0 ? now : { ...now, years: [today.year + step] }
}

function joined(one: Times, other: Times): Times {
  return {
    years: [...one.years, ...other.years],
    months: [...one.months, ...other.months],
    days: [...one.days, ...other.days],
  }
}
