import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planesOfExpression } from './planes.ts'

test('the letters of a name stand on four planes, and their values are added on each', () => {
  expect(planesOfExpression('Norman Gene Macdonald').map(({ plane, total, value }) => [plane, total, value])).toEqual([
    ['physical', 26, 8],
    ['mental', 33, 33],
    ['emotional', 21, 3],
    ['intuitive', 3, 3],
  ])
  expect(planesOfExpression('Ana').map(({ value }) => value)).toEqual([0, 7, 0, 0])
})

test('every letter stands on exactly one plane', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{1,20}$/), (name) => {
      expect(planesOfExpression(name).flatMap(({ letters }) => letters)).toHaveLength(name.length)
    }),
  )
})
