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

/** The letters of each part of a name, all of them, its vowels and its consonants; of the whole name; and its initials. */
export function letterGroups({ fullName }: KnownPerson): string[][] {
  const names = fullName.split(/[\s-]+/).map(lettersOf)
  const isVowel = (letter: string) => 'AEIOU'.includes(letter)
  return [...names, names.flat()]
    .flatMap((letters) => [
      letters,
      letters.filter(isVowel),
      letters.filter((letter) => !isVowel(letter)),
      letters.filter((letter) => isVowel(letter) || letter === 'Y'),
      letters.filter((letter) => !isVowel(letter) && letter !== 'Y'),
    ])
    .concat([names.flatMap(([first]) => (first === undefined ? [] : [first]))])
}

/** Everything that the workings of a chart show on their way. @param add is given the addends of each sum */
export function workingsOf(
  tradition: Tradition,
  person: KnownPerson,
  birth: PlainDate,
  today: PlainDate,
  add: (addends: readonly number[]) => void,
): Set<number> {
  const chart = chartOf(person, today)
  const found = new Set<number>([birth.day, birth.month])
  const collect = (value: unknown, depth: number): void => {
    if (typeof value === 'number' && Number.isInteger(value)) found.add(value)
    else if (Array.isArray(value)) for (const one of value) collect(one, depth)
    else if (typeof value === 'object' && value !== null && depth > 0) {
      if ('parts' in value && Array.isArray(value.parts)) {
        const parts = value.parts as readonly { value: number; total: number }[]
        add(parts.map((part) => part.value))
        add(parts.map((part) => part.total))
      }
      for (const [key, one] of Object.entries(value))
        if (shown.has(key) || typeof one === 'object') collect(one, depth - 1)
    }
  }
  collect(tradition === 'pythagorean' ? chart.pythagorean : [chart.pythagorean, chart[tradition]], 5)
  for (let year = today.year - 2; year <= today.year + 10; year += 1)
    for (const result of [personalYear(birth, year), universalYear(year)]) collect(result, 3)
  return found
}

const shown = new Set(['total', 'value', 'steps', 'digitSum', 'compound', 'debt'])
