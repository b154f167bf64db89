import type { PlainDate } from '@numeria/numerology'
import type { Position } from './language-table.ts'
import type { Read } from './read.ts'
import { nowOf, timesNamed, type Cue, type CueKind, type Times } from './times.ts'

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
  const { read, cues, carried, today, spokenYears } = timing
  const now = nowOf(today)
  // A claim without a named kind may belong to the year under discussion.
  if (kind === null && cues.length + carried.length > 0)
    return { ...join(now, timesNamed([...cues, ...carried], today, spokenYears)), isNamed: true }
  if (kind === null) return now
  const fits = (cue: Cue) =>
    kind === 'year' ? cue.year !== null : kind === 'month' ? cue.month !== null : cue.day !== null
  const named = (cues: readonly Cue[]) => timesNamed(cues, today, spokenYears)
  const attached = attachedCue(timing, at)
  if (attached !== null && fits(attached)) return named([attached])
  const fitting = cues.filter(fits)
  const before = fitting.filter(({ end }) => end <= at)
  const last = before.at(-1)
  if (last !== undefined) {
    const group = before.filter((cue, index) => index === before.length - 1 || last.at - cue.end <= 3)
    return named(group)
  }
  if (fitting.length > 0) return join(now, named(fitting))
  // 'September, in a 6 year': the month decides which year is meant.
  const ofMonths = kind === 'year' ? named(cues).months : []
  if (ofMonths.length > 0) return join(now, { years: ofMonths.map(({ year }) => year), months: [], days: [] })
  const years = kind === 'month' ? cues.filter(({ year, month }) => year !== null && month === null) : []
  if (years.length > 0) return { years: years.map(({ year }) => year!), months: [], days: [] }
  const fromBefore = carried.filter(fits)
  if (fromBefore.length === 0)
    return read.has('next') && kind === 'year' && read.has('nextYear') ? named(cues) : nearName(timing, now, at)
  return kind === 'year' ? join(now, named(fromBefore)) : named(fromBefore)
}

/** 'your next Personal Year', 'the last Personal Year'. */
function nearName({ read, today }: Timing, now: Times, at: number): Times {
  const name = read.all('name').findLast(({ end }) => end <= at)
  if (name === undefined) return now
  const near = (category: 'next' | 'last') => read.is(category, name.at - 1) || read.is(category, name.end)
  const step = near('next') ? 1 : near('last') ? -1 : 0
  return step === 0 ? now : { ...now, years: [today.year + step] }
}

function join(one: Times, other: Times): Times {
  return {
    years: [...one.years, ...other.years],
    months: [...one.months, ...other.months],
    days: [...one.days, ...other.days],
  }
}
