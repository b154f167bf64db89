import { loShuGrid, parsePlainDate, planesOfExpression } from '@numeria/numerology'
import { expect, test } from 'vitest'
import { loShuEntries } from './other-entries.ts'
import { planeEntries } from './pythagorean-entries.ts'

test('many ones have the text of the ones, and no second text for a repeated number', () => {
  const entries = loShuEntries(loShuGrid(parsePlainDate('1991-11-11')))
  expect(entries.filter(({ id }) => /^lo-shu-(?:ones|repeated)/.test(id))).toMatchObject([
    { id: 'lo-shu-ones', shown: '111111', texts: [{ position: 'loShuOnes', value: '1111' }] },
    { id: 'lo-shu-repeated-9', texts: [{ position: 'loShuPresent', value: 9 }] },
  ])
})

test('a plane without a letter has the text of a plane without a letter', () => {
  const empty = planeEntries({ planes: planesOfExpression('Ana') }).filter(({ value }) => value === 0)
  expect(empty.length).toBeGreaterThan(0)
  for (const { texts } of empty) expect(texts).toContainEqual({ position: 'planeNumber', value: 0 })
})
