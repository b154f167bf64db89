import { positionOfSlot } from '../names.ts'
import type { Mark, Read } from '../read.ts'
import type { Claim, Sentence } from '../sentence.ts'
import type { Token } from '../tokens.ts'
import { timesNamed, yearsOf } from './times.ts'

/** Slots of a Personal Year that the reader takes for that of another year: 'Your Personal Year is {{you.personal_year.2027}}', in 2026. */
export function yearSlotClaims(sentence: Sentence): Claim[] {
  const { read, today } = sentence
  const all = read.tokens.flatMap((token, at) => (isOfYear(token) ? [{ at, year: yearOfSlot(token, today.year) }] : []))
  return all.flatMap(({ at, year }) => {
    const years = yearsSaid(sentence, at, year)
    // 'After Personal Year 5, Personal Year 6'
    const isCompared = all.some((other) => other.year !== year)
    if (years === null || years.includes(year) || isCompared) return []
    const claim = sentence.claim(at, 'year', ['personal_year'], sentence.holderOf(at, null))
    return [{ ...claim, isSlot: true, times: { years, months: [], days: [] } }]
  })
}

function isOfYear({ kind, slot }: Token): boolean {
  return kind === 'slot' && positionOfSlot(slot!) === 'personal_year' && !slot!.endsWith('.working')
}

function yearOfSlot({ slot }: Token, thisYear: number): number {
  return Number(/\.(\d{4})$/.exec(slot!)?.[1] ?? thisYear)
}

/** The years that the words around a slot speak of; null where they leave it open. */
function yearsSaid(sentence: Sentence, at: number, year: number): number[] | null {
  const { read, context, silentYears, today } = sentence
  // 'Your next Personal Year is 5'
  if (year === today.year && isNext(read, at)) return [year + 1]
  const cues = sentence.cues.filter((cue) => read.tokens[cue.at]!.kind !== 'slot')
  if (cues.length > 0 && silentYears.includes(year)) {
    const ruling = cues.find((cue) => cue.month === null && isBeside(read, cue.end, at))
    return ruling === undefined ? null : [ruling.year!]
  }
  if (silentYears.includes(year) || read.has('turning')) return null
  const years = yearsOf(timesNamed(cues, sentence.timing))
  if (years.length > 0) return years
  // 'What you planted in Personal Year 5' is where a forecast of another year comes from.
  if (year === today.year && !isSubject(read, at)) return null
  return [...silentYears, ...context.spokenOf]
}

function isNext(read: Read, at: number): boolean {
  const name = nameBefore(read, at)
  return name !== undefined && (read.is('next', name.at - 1) || read.is('next', name.end))
}

/** 'In 2027 your Personal Year is', 'next year is Personal Year': nothing else stands between the year and the slot. */
function isBeside(read: Read, end: number, at: number): boolean {
  const parts = ['copulas', 'name', 'yours', 'theirs', 'singular', 'numberNouns'] as const
  return (
    end <= at &&
    read.tokens
      .slice(end, at)
      .every(({ kind }, index) => kind === 'mark' || parts.some((part) => read.is(part, end + index)))
  )
}

/** 'Your Personal Year 5', 'Helena, the Personal Year is 5' */
function isSubject(read: Read, at: number): boolean {
  const name = nameBefore(read, at)
  if (name === undefined) return false
  const isFirst = name.at <= 3 && (read.is('yours', name.at - 1) || read.isMark(1, ','))
  return isFirst || read.hasCopula(name.end, at)
}

function nameBefore(read: Read, at: number): Mark | undefined {
  return read.all('name').findLast(({ end }) => end <= at)
}
