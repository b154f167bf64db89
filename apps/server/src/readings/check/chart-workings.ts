import type { Tradition } from '@numeria/contract'
import { fullChart, personalYear, universalYear, type FullChart, type PlainDate } from '@numeria/numerology'
import { isoDate } from '../facts/calendar.ts'
import type { Person } from '../facts/fact.ts'

export type KnownPerson = Person & { id: string; firstName: string }

export function chartOf({ fullName, birthDate, currentName }: KnownPerson, today: PlainDate): FullChart {
  return fullChart({ fullName, birthDate, on: isoDate(today), ...(currentName !== undefined && { currentName }) })
}

export function lettersOf(name: string): string[] {
  return [...name.normalize('NFD').toUpperCase()].filter((letter) => /^[A-Z]$/.test(letter))
}

/** The letters of each part of a name and of the whole: all of them, its vowels and its consonants, with Y among either; and its initials. */
export function letterGroups({ fullName }: KnownPerson) {
  const names = fullName.split(/[\s-]+/).map(lettersOf)
  const groups = (isCounted: (letter: string) => boolean) =>
    [...names, names.flat()].map((letters) => letters.filter(isCounted))
  const isVowel = (letter: string) => 'AEIOU'.includes(letter)
  return {
    all: groups(() => true),
    vowels: [...groups(isVowel), ...groups((letter) => isVowel(letter) || letter === 'Y')],
    consonants: [...groups((letter) => !isVowel(letter)), ...groups((letter) => !isVowel(letter) && letter !== 'Y')],
    initials: names.flatMap(([first]) => (first === undefined ? [] : [first])),
  }
}

/** Everything that the workings of a chart show on their way. @param add is given the addends of each sum */
export function workingsOf(
  tradition: Tradition,
  chart: FullChart,
  birth: PlainDate,
  today: PlainDate,
  add: (addends: readonly number[]) => void,
): Set<number> {
  const found = new Set<number>([birth.day, birth.month])
  const years = Array.from({ length: 13 }, (_, index) => today.year - 2 + index)
  for (const value of numbersIn(
    tradition === 'pythagorean' ? chart.pythagorean : [chart.pythagorean, chart[tradition]],
    5,
    add,
  ))
    found.add(value)
  for (const year of years)
    for (const value of numbersIn([personalYear(birth, year), universalYear(year)], 3, add)) found.add(value)
  return found
}

export type WorkedPosition = 'life_path' | 'expression' | 'soul_urge' | 'personality'

/** The numbers that the working of each of these shows on its way: those of the chart, and the sums of the letters that it counts. */
export function workingsByPosition(
  tradition: Tradition,
  chart: FullChart,
  { all, vowels, consonants }: ReturnType<typeof letterGroups>,
  totalsOf: (groups: readonly (readonly string[])[]) => readonly number[],
): Record<WorkedPosition, ReadonlySet<number>> {
  const { pythagorean: own } = chart
  // Another tradition has further numbers of these names.
  const ofTradition = tradition === 'pythagorean' ? [] : numbersIn(chart[tradition], 5)
  const step = (result: unknown, groups: readonly (readonly string[])[] = []) =>
    new Set([...numbersIn(result, 4), ...ofTradition, ...totalsOf(groups)])
  const { minor } = own
  return {
    life_path: step(own.lifePath),
    expression: step([own.expression, minor?.expression], all),
    soul_urge: step([own.soulUrge, minor?.soulUrge], vowels),
    personality: step([own.personality, minor?.personality], consonants),
  }
}

/** The numbers of a part of a chart. @param add is given the addends of each sum */
function numbersIn(value: unknown, depth: number, add: (addends: readonly number[]) => void = () => {}): number[] {
  if (typeof value === 'number') return Number.isInteger(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => numbersIn(one, depth, add))
  if (typeof value !== 'object' || value === null || depth === 0) return []
  if ('parts' in value && Array.isArray(value.parts)) {
    const parts = value.parts as readonly { value: number; total: number }[]
    add(parts.map((part) => part.value))
    add(parts.map((part) => part.total))
  }
  return Object.entries(value).flatMap(([key, one]) =>
    shown.has(key) || typeof one === 'object' ? numbersIn(one, depth - 1, add) : [],
  )
}

const shown = new Set(['total', 'value', 'steps', 'digitSum', 'compound', 'debt'])
