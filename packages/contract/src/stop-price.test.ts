import { expect, test } from 'vitest'
import { stopPrice } from './stop-price.ts'

const reading = { price: 10, wordsPromised: 400 }
const words = (count: number) => 'seven '.repeat(count)

test('stopping before the first sentence costs nothing', () => {
  expect(stopPrice(reading, '')).toBe(0)
})

test('stopping costs the share of the promised words that was shown, rounded up', () => {
  expect(stopPrice(reading, words(1))).toBe(1)
  expect(stopPrice(reading, words(40))).toBe(1)
  expect(stopPrice(reading, words(41))).toBe(2)
  expect(stopPrice(reading, words(200))).toBe(5)
})

test('stopping never costs more than the reading', () => {
  expect(stopPrice(reading, words(900))).toBe(10)
})

test('an answer of the server costs what it costs', () => {
  expect(stopPrice({ price: 0, wordsPromised: null }, words(20))).toBe(0)
})
