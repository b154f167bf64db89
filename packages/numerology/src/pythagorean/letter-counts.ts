import { lineMaker, type Line } from '../lines.ts'
import type { NameOptions, NameReading } from '../names/read-name.ts'
import type { NumberResult } from '../number-result.ts'
import { noMasters, reduce } from '../reduce.ts'
import { readName } from './letter-values.ts'

/** How often a name holds each value from 1 to 9, and what follows from that. */
export type LetterCounts = {
  spelling: string
  /** `counts[7]` is how many letters are worth 7; `counts[0]` is always 0. */
  counts: number[]
  /** The value or values with the most letters. */
  hiddenPassion: number[]
  /** The values without a letter, also called missing numbers. */
  karmicLessons: number[]
  /** How many of the nine values the name holds: 9 less the Karmic Lessons. */
  subconsciousSelf: number
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]

export function letterCountsOf({ parts, spelling }: NameReading): LetterCounts {
  const counts = Array.from({ length: 10 }, () => 0)
  for (const part of parts) for (const { value } of part.letters) counts[value]! += 1
  const most = Math.max(...counts)
  const karmicLessons = digits.filter((digit) => counts[digit] === 0)
  return {
    spelling,
    counts,
    hiddenPassion: digits.filter((digit) => counts[digit] === most),
    karmicLessons,
    subconsciousSelf: 9 - karmicLessons.length,
  }
}

/**
 * Hidden Passion, Karmic Lessons and Subconscious Self of a full birth name (Decoz).
 *
 * @throws {NumerologyError} as `expression`
 * @example letterCounts('Thomas John Hancock').karmicLessons // [7, 9]
 */
export function letterCounts(name: string, options?: NameOptions): LetterCounts {
  return letterCountsOf(readName(name, options))
}

/** All that `explainLetterCounts` says, in one language. */
export type LetterCountWords = {
  /** `counts` are values and how many letters have each. */
  counted: (spelling: string, counts: readonly (readonly [value: number, count: number])[]) => string
  hiddenPassion: (values: readonly number[]) => string
  noLessons: string
  lessons: (values: readonly number[]) => string
  subconsciousSelf: (lessons: number, value: number) => string
}

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

export const englishCounts: LetterCountWords = {
  counted: (spelling, counts) =>
    `${spelling}: ${counts.map(([value, count]) => `${value} ${times(count)}`).join(', ')}`,
  hiddenPassion: (values) => `Hidden Passion ${values.join(' and ')}: no other value has as many letters`,
  noLessons: 'No Karmic Lessons: every value from 1 to 9 has a letter',
  lessons: (values) => `Karmic Lessons ${values.join(', ')}: values without a letter`,
  subconsciousSelf: (lessons, value) => `Subconscious Self 9 − ${lessons} = ${value}`,
}

const line = lineMaker<{ counts: LetterCountWords }>()

/** The counting, line by line: 'AMY: 1 once, 4 once, 7 once', … */
export function explainLetterCounts(result: LetterCounts): Line<{ counts: LetterCountWords }>[] {
  const { spelling, counts, hiddenPassion, karmicLessons, subconsciousSelf } = result
  const held = digits.filter((digit) => counts[digit]! > 0)
  return [
    line(
      'counts.counted',
      spelling,
      held.map((digit) => [digit, counts[digit]!] as const),
    ),
    line('counts.hiddenPassion', hiddenPassion),
    karmicLessons.length === 0 ? line('counts.noLessons') : line('counts.lessons', karmicLessons),
    line('counts.subconsciousSelf', karmicLessons.length, subconsciousSelf),
  ]
}

/** A Karmic Lesson that is softened, and the core number in which its value stands. */
export type SoftenedLesson = { lesson: number; in: NumberResult['number'] }

/**
 * The Karmic Lessons whose value stands among the core numbers, a master by its digit: what the name lacks is there in another way.
 */
export function softenedLessons(lessons: readonly number[], core: readonly (NumberResult | null)[]): SoftenedLesson[] {
  return lessons.flatMap((lesson) =>
    core.flatMap((result) =>
      result !== null && reduce(result.value, noMasters) === lesson ? [{ lesson, in: result.number }] : [],
    ),
  )
}
