import { expect, test } from 'vitest'
import { sideBySide } from './side-by-side.ts'

const date = { year: 1982, month: 8, day: 15 }
const rowsOf = (spelling: string) => sideBySide({ name: spelling, spelling, ys: {} }, date)

test('one name, five traditions', () => {
  const rows = rowsOf('Rahul Sharma')
  expect(rows.map(({ tradition, value }) => [tradition, value])).toEqual([
    ['Pythagorean', 3],
    ['Chaldean', 6],
    ['Hebrew', 3],
    ['Vedic', 6],
    ['Chinese Lo Shu', null],
  ])
  expect(rows[1]).toMatchObject({ note: 'Cheiro adds the roots of the names instead: 8 + 7 = 15 → 6.' })
  expect(rows[3]?.note).toContain('Venus')
  expect(rows[4]).toMatchObject({ working: '1 · 5 · 8 · 1 · 9 · 8 · 2', note: expect.stringContaining('3, 4, 6, 7') })
})

test('a single name has a compound, and nothing for Cheiro to add', () => {
  expect(rowsOf('Sudha')[1]?.note).toBe('The compound 19 is read as well.')
})
