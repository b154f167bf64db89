import { expect, test } from 'vitest'
import type { PlainDate } from '../plain-date.ts'
import { lifePath } from './birth-numbers.ts'

function everyDate(firstYear: number, lastYear: number): PlainDate[] {
  const dates: PlainDate[] = []
  for (let year = firstYear; year <= lastYear; year++)
    for (let month = 1; month <= 12; month++)
      // Day 0 of the next month is the last of this one: the calendar of the test is not the calendar under test.
      for (let day = 1; day <= new Date(Date.UTC(year, month, 0)).getUTCDate(); day++) dates.push({ year, month, day })
  return dates
}

test('all 46,386 days from 1900 to 2026 have a Life Path; the other method differs on 13.9 % of them', () => {
  const paths = everyDate(1900, 2026).map(lifePath)
  expect(paths).toHaveLength(46_386)
  expect(new Set(paths.map((path) => path.value))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]))
  const share = (count: number) => Math.round((count / paths.length) * 1000) / 10
  expect(share(paths.filter((path) => path.digitSum !== null).length)).toBe(13.9)
  expect(share(paths.filter((path) => path.karmicDebt.length > 0).length)).toBe(25)
})
