import { expect, test } from 'vitest'
import { kua } from '../chinese/kua.ts'
import { loShuGrid } from '../chinese/lo-shu.ts'
import type { PlainDate } from '../plain-date.ts'
import { birthday, lifePath } from '../pythagorean/birth-numbers.ts'
import { challenges, periodCycles, pinnacles } from '../pythagorean/life-periods.ts'
import { universalYear } from '../pythagorean/personal-cycles.ts'
import type { Position } from './books.ts'
import { allMeanings } from './english-meanings.ts'

/** Returns all values that each number of a birth date can have. A text for any other value is never shown. */
function valuesFrom(birth: PlainDate): Partial<Record<Position, readonly (number | string)[]>> {
  const valuesOf = (results: readonly { value: number }[]) => results.map(({ value }) => value)
  const square = loShuGrid(birth)
  return {
    lifePath: [lifePath(birth).value],
    birthday: [birth.day],
    pinnacle: valuesOf(pinnacles(birth)),
    challenge: valuesOf(challenges(birth)),
    periodCycle: valuesOf(periodCycles(birth)),
    universalYear: [universalYear(birth.year).value],
    karmicDebt: [...lifePath(birth).karmicDebt, ...birthday(birth).karmicDebt],
    kua: [kua(birth, 'male').value, kua(birth, 'female').value],
    loShuMissing: square.missing,
    loShuPresent: square.present.filter((digit) => digit !== 1),
    loShuComplete: square.complete,
    loShuEmpty: square.empty,
  }
}

test('from 1900 to 2100, every value of a birth date has a text and every text has a birth date', () => {
  const found: Record<string, Set<string>> = {}
  for (let day = Date.UTC(1900, 0, 1); day <= Date.UTC(2100, 11, 31); day += 86_400_000) {
    const date = new Date(day)
    const birth = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
    for (const [position, values] of Object.entries(valuesFrom(birth)))
      for (const value of values) (found[position] ??= new Set()).add(String(value))
  }
  const sorted = (values: Iterable<string>) => [...values].toSorted()
  for (const [position, values] of Object.entries(found))
    expect([position, sorted(Object.keys(allMeanings[position as Position]))]).toEqual([position, sorted(values)])
})
