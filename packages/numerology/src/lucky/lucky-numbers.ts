import { NumerologyError } from '../errors.ts'
import { parsePlainDate } from '../plain-date.ts'
import { noMasters, reduce } from '../reduce.ts'
import { seededNumbers } from './seeded-random.ts'

/** `date` is the person's own day, `YYYY-MM-DD`; `draw` counts the draws of that day from 0. */
export type LuckySeed = { userId: string; date: string; draw: number }

export type LuckyNumber = { number: number; digit: number; theme: LuckyTheme }

const themes = [
  'New beginnings',
  'Partnership',
  'Creativity',
  'Stability',
  'Adventure',
  'Nurturing',
  'Spirituality',
  'Success',
  'Completion',
] as const

export type LuckyTheme = (typeof themes)[number]

const highestNumber = 99
const howMany = 3

/**
 * The theme of a lucky number, by its single digit; no master numbers.
 *
 * @throws {NumerologyError} `number.impossible` for anything but a whole number from 1 up
 * @example luckyTheme(29) // 'Partnership'
 */
export function luckyTheme(number: number): LuckyTheme {
  const theme = themes[reduce(number, noMasters) - 1]
  if (theme === undefined) throw new NumerologyError('number.impossible')
  return theme
}

/**
 * Three different numbers from 1 to 99, lowest first, the same whenever the seed is the same. They are a game of chance drawn
 * evenly, not a rule of numerology.
 *
 * @throws {NumerologyError} `date.malformed`, `date.impossible`; `number.impossible` for a draw that is not a whole number from 0
 */
export function luckyNumbers({ userId, date, draw }: LuckySeed): [LuckyNumber, LuckyNumber, LuckyNumber] {
  parsePlainDate(date)
  if (!Number.isSafeInteger(draw) || draw < 0) throw new NumerologyError('number.impossible')
  // The user comes last: whatever it contains, no two different seeds are written alike.
  const next = seededNumbers(`${date} ${draw} ${userId}`, highestNumber)
  const drawn = new Set<number>()
  while (drawn.size < howMany) drawn.add(next())
  const [first, second, third] = [...drawn].toSorted((one, other) => one - other).map(describe)
  return [first!, second!, third!]
}

function describe(number: number): LuckyNumber {
  return { number, digit: reduce(number, noMasters), theme: luckyTheme(number) }
}
