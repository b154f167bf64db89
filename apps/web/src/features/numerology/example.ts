import {
  NumerologyError,
  parsePlainDate,
  readName,
  type NameOptions,
  type PlainDate,
  type Sound,
} from '@numeria/numerology'
import { isoDate } from './date-entry.ts'
import { readNameEntry, readSpelling } from './name-entry.ts'

/** A name with what a person decided about it. */
export type NameExample = {
  name: string
  /** In Latin letters: the name itself, unless it is written in another script. */
  spelling: string
  /** Decisions on single Ys, by their place among all the Ys of the name. */
  ys: Readonly<Record<number, Sound>>
  /** Present where a person wants particles counted as names of their own. */
  particles?: 'apart'
}

/** How the engine reads the name of an example. */
export const optionsOf = ({ ys, particles }: NameExample): NameOptions => ({ ys, particles: particles ?? 'joined' })

/** Input of the workshop. A part that is `null` was not given. */
export type Example = { date: PlainDate | null; name: NameExample | null }

/** The example shown before any input. */
export const firstExample = {
  date: { year: 1990, month: 7, day: 14 },
  name: { name: 'Mary Ellen Quinn', spelling: 'Mary Ellen Quinn', ys: {} },
} satisfies Example

/** Longer fragments are not ours: the longest name there is, each character escaped, stays within it. */
const maxFragment = 4_000

/**
 * An example as the fragment of an address. Browsers keep fragments to themselves, so no server sees the name in it.
 *
 * @example toFragment({ date: { year: 1990, month: 7, day: 14 }, name: null }) // '#date=1990-07-14'
 */
export function toFragment({ date, name }: Example): string {
  const fields = new URLSearchParams()
  if (date !== null) fields.set('date', isoDate(date))
  if (name !== null) {
    fields.set('name', name.name)
    if (name.spelling !== name.name) fields.set('spelling', name.spelling)
    const decided = Object.entries(name.ys).map(([place, sound]) => `${place}${sound === 'vowel' ? 'v' : 'c'}`)
    if (decided.length > 0) fields.set('y', decided.join('.'))
    if (name.particles !== undefined) fields.set('particles', name.particles)
  }
  return `#${fields.toString()}`
}

/** The example in a fragment, or `null` when there is none that can be worked out. Takes whatever people paste. */
export function fromFragment(fragment: string, today: PlainDate): Example | null {
  if (fragment.length > maxFragment) return null
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  const example = { date: toDate(fields.get('date'), today), name: toName(fields) }
  return example.date === null && example.name === null ? null : example
}

function toDate(written: string | null, today: PlainDate): PlainDate | null {
  if (written === null || written > isoDate(today)) return null
  return attempt(() => parsePlainDate(written))
}

function toName(fields: URLSearchParams): NameExample | null {
  const read = readNameEntry(fields.get('name') ?? '')
  if (read.kind === 'fault') return null
  const spelled = readSpelling(fields.get('spelling') ?? read.name)
  if (spelled.kind !== 'readable') return null
  const ys = toYs(fields.get('y') ?? '')
  const fits = attempt(() => readName(spelled.name, { ys })) !== null
  return {
    name: read.name,
    spelling: spelled.name,
    ys: fits ? ys : {},
    ...(fields.get('particles') === 'apart' ? { particles: 'apart' } : {}),
  }
}

function toYs(written: string): Record<number, Sound> {
  const decisions = written.matchAll(/(?<=^|\.)(\d{1,3})([vc])(?=\.|$)/g)
  return Object.fromEntries(
    Array.from(decisions, ([, place, sound]) => [Number(place), sound === 'v' ? 'vowel' : 'consonant']),
  )
}

function attempt<Result>(compute: () => Result): Result | null {
  try {
    return compute()
  } catch (error) {
    if (error instanceof NumerologyError) return null
    throw error
  }
}
