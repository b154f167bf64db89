import type { PlainDate } from '@numeria/numerology'
import { dayAfter } from '../facts/calendar.ts'
import type { Claim } from './claims.ts'
import type { Cue } from './time-cues.ts'
import type { Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

type Month = { year: number; month: number }
export type Times = { years: number[]; months: Month[]; days: PlainDate[] }

const prepositions = /^(?:in|on|for|of|em|no|na|do|da|de|en|el|im|am|an|fur|nel|il|le|du|a|au|per|para|pour|del|di)$/

const pastWords = new Set(
  `last previous past former ago earlier passado passada ultimo ultima anterior pasado pasada dernier derniere passe passee
  precedent precedente letzte letztes letzter letzten letztem vergangene vergangenes vergangener vergangenen vorige voriges
  voriger vorigen voriges scorso scorsa passato passata`.split(/\s+/),
)

/** 'last year': the sentence, or a part of it, is about another time than now. */
export function isOfThePast(tokens: readonly Token[]): boolean {
  return tokens.some(({ word }) => pastWords.has(word))
}

/**
 * The years, months and days that a claim may be about, the likeliest first. A word of time before the number says it, or one
 * attached behind it; else it is now, the time of the sentence before, or any that the sentence names.
 */
export function timesOf(
  claim: Claim,
  tokens: readonly Token[],
  cues: readonly Cue[],
  carried: readonly Cue[],
  today: PlainDate,
  words: Vocabulary,
): Times {
  const now = nowOf(today)
  if (claim.direct === 'next') return nextOf(today)
  const fits = (cue: Cue) => isFor(claim, cue)
  const ruling = rulingCues(claim, tokens, cues.filter(fits), words)
  if (claim.direct === 'now' && ruling.length === 0) return now
  const strict = ruling.length > 0 && ruling.every((cue) => !cue.isOpenEnded && (cue.year ?? today.year) >= today.year)
  const named = (strict ? ruling : [...ruling, ...cues.filter(fits), ...carried.filter(fits)]).map((cue) =>
    timesNamed(cue, today),
  )
  const all = strict ? named : [now, ...named]
  return {
    years: all.flatMap(({ years }) => years),
    months: all.flatMap(({ months }) => months),
    days: all.flatMap(({ days }) => days),
  }
}

function nowOf(today: PlainDate): Times {
  return { years: [today.year], months: [{ year: today.year, month: today.month }], days: [today] }
}

function nextOf(today: PlainDate): Times {
  const month = today.month === 12 ? { year: today.year + 1, month: 1 } : { year: today.year, month: today.month + 1 }
  return { years: [today.year + 1], months: [month], days: [dayAfter(today, 1)] }
}

function isFor({ position }: Claim, { year, month, day }: Cue): boolean {
  if (position === 'personal_day') return day !== null
  if (position === 'personal_month') return month !== null
  return year !== null
}

/** The cue attached behind the number, else those that stand last before it. */
function rulingCues(claim: Claim, tokens: readonly Token[], cues: readonly Cue[], words: Vocabulary): Cue[] {
  const [start, end] = [Math.min(claim.at, claim.said.at), Math.max(claim.end, claim.said.end)]
  const inside = cues.filter(({ at }) => at > start && at < end)
  if (inside.length > 0) return inside
  const attached = cues.find(
    (cue) => cue.at >= end && cue.at <= end + 3 && isAttached(tokens.slice(end, cue.at), words),
  )
  if (attached !== undefined) return [attached]
  const before = cues.filter((cue) => cue.end <= start)
  const last = before.at(-1)
  if (last === undefined) return []
  const group = [last]
  for (let index = before.length - 2; index >= 0 && group[0]!.at - before[index]!.end <= 2; index -= 1)
    group.unshift(before[index]!)
  return group
}

function isAttached(between: readonly Token[], words: Vocabulary): boolean {
  return between.every(({ kind, text, word }) =>
    kind === 'mark' ? /^[(*_–—-]$/.test(text) : prepositions.test(word) || words.has('articles', word),
  )
}

/** A month without a year is the next one of that name, or this year's; so is a day. */
function timesNamed({ year, month, day }: Cue, today: PlainDate): Times {
  const years = year === null ? [] : [year]
  if (month === null) return { years, months: [], days: [] }
  const isOver = month < today.month
  const possible = year === null ? (isOver ? [today.year + 1, today.year] : [today.year, today.year + 1]) : [year]
  const days = day === null ? [] : possible.map((one) => ({ year: one, month, day })).filter(isReal)
  return { years, months: possible.map((one) => ({ year: one, month })), days }
}

function isReal({ year, month, day }: PlainDate): boolean {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day
}
