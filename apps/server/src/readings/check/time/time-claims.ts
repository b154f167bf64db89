import { isFrom } from './periods.ts'
import type { Position } from '../positions.ts'
import type { Read } from '../read.ts'
import type { Claim, Sentence } from '../sentence.ts'
import { attachedCue, timesNamed, worldly, type Cue } from './times.ts'

export function timeClaim(sentence: Sentence, at: number, position: Position, cue: Cue | null = null): Claim {
  const claim = sentence.claim(at, 'position', [position], sentence.holderOf(at, null))
  const positions: Position[] = [position]
  // 'From 2031 the 5 takes over': a Pinnacle or a period begins.
  if (position === 'personal_year' && cue !== null && cue.year !== sentence.today.year && isFrom(sentence.read, cue))
    positions.push('pinnacle', 'period_cycle')
  if (position === 'personal_year' && isOfWorld(sentence.read)) {
    positions.push('universal_year')
    // 'for the whole world' it is no Personal Year; 'everybody comes home' in any.
    const isForAll = sentence.read.tokens.some(
      ({ word }, index) => worldly.test(word) && !isSubject(sentence.read, index),
    )
    if (sentence.subjects.length === 0 && isForAll) positions.shift()
  }
  const named = cue === null ? claim.times : timesNamed([cue], sentence.timing)
  // 'From January the year turns into a 6.'
  const years = [sentence.today.year, ...named.months.map(({ year }) => year)]
  const times = cue?.month === 1 && cue.year === null && position === 'personal_year' ? { ...named, years } : named
  return { ...claim, positions, times }
}

/** 'and everybody comes home' */
function isSubject(read: Read, at: number): boolean {
  return (
    /^(?:everyone|everybody|todos|tous|tutti|alle)$/.test(read.word(at)) &&
    /^(?:and|e|y|et|und)$/.test(read.word(at - 1))
  )
}

export function isOfWorld({ tokens }: Read): boolean {
  return tokens.some(({ word }) => worldly.test(word))
}

/** The word of time that a bare number belongs to: 'April is a 5', 'Monday: 4', 'a 6 in 2027'. */
export function rulingCue(sentence: Sentence, at: number): Cue | null {
  const attached = attachedCue(sentence.timing, at)
  if (attached !== null) return attached
  const cue = sentence.cues.findLast(({ end }) => end <= at)
  if (cue === undefined || at - cue.end > 6) return null
  const isOfPerson = sentence.subjects.some(
    (subject) =>
      subject.at >= cue.end && subject.end <= at && !sentence.read.is('yours', subject.at) && subject.isThird,
  )
  return isOfPerson ? null : cue
}

export const bareTimes = [
  ['bareYear', 'personal_year'],
  ['bareMonth', 'personal_month'],
  ['bareDay', 'personal_day'],
] as const
const also = /^(?:also|too|tambem|tambien|aussi|auch|anche)$/

/** 'The month is a 7 too', 'your day a 3': the time that is spoken of. */
export function bareTimeBefore(read: Read, at: number): Position | null {
  for (let end = at; end >= Math.max(0, at - 4); end -= 1) {
    for (const [category, position] of bareTimes)
      if (read.endingAt(category, end) !== null && !read.is('name', end - 1)) return position
    if (
      !read.is('copulas', end - 1) &&
      !read.is('singular', end - 1) &&
      !also.test(read.word(end - 1)) &&
      !read.isMark(end - 1, ':,')
    )
      return null
  }
  return null
}

export const turning: readonly Position[] = [
  'personal_year',
  'personal_month',
  'personal_day',
  'pinnacle',
  'period_cycle',
  'universal_year',
]

/** 'You are in a 5', 'Rui is in 6': a number that passes. */
export function isInTime(read: Read, at: number): boolean {
  const start = read.is('indefinite', at - 1) && !read.word(at - 1).startsWith('n') ? at - 2 : at - 1
  return (
    /^(?:in|em|numa?|en|dans)$/.test(read.word(start)) &&
    (read.is('copulas', start - 1) || read.is('youVerbs', start - 1))
  )
}
