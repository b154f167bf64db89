import { expect, test } from 'vitest'
import { turnPrice } from './turn-price.ts'

const complete = { hasBirthDate: true, hasFullName: true, isComplete: true }
const incomplete = { hasBirthDate: true, hasFullName: false, isComplete: false }

test('a named reading costs its own price, whatever its text says', () => {
  const message = 'A detailed and comprehensive forecast of love'
  expect(turnPrice({ message, reading: 'quick', completeness: complete }, 2026)).toBe(1)
  expect(turnPrice({ message: 'hello', reading: 'blueprint', completeness: complete }, 2026)).toBe(35)
})

test('a free message costs what its words say', () => {
  expect(turnPrice({ message: 'Tell me of love', completeness: complete }, 2026)).toBe(12)
})

test('nothing costs anything while the profile is incomplete', () => {
  expect(turnPrice({ message: 'hello', reading: 'blueprint', completeness: incomplete }, 2026)).toBe(0)
})

test('a quick answer costs one credit whatever the message would cost', () => {
  const message = 'A detailed and comprehensive forecast of love'
  expect(turnPrice({ message, depth: 'quick', completeness: complete }, 2026)).toBe(1)
  expect(turnPrice({ message, depth: 'quick', completeness: incomplete }, 2026)).toBe(0)
})
