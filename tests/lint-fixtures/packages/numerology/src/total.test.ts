import { expect, test } from 'vitest'
import { add } from './add.ts'

test('two and two are four', () => {
  expect(add(2, 2)).toBe(4)
})
