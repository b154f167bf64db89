import { expect, test } from 'vitest'
import { isConfirmedFirst, maySend } from './may-send.ts'

const ready = { text: 'A quick tip', isPending: false, cost: 1, credits: 1 }

test('a written message whose price is covered may be sent', () => {
  expect(maySend(ready)).toBe(true)
})

test.each(['', '   ', '\n\t'])('a blank message (%j) may not', (text) => {
  expect(maySend({ ...ready, text })).toBe(false)
})

test('nothing may be sent while a reply is on its way', () => {
  expect(maySend({ ...ready, isPending: true })).toBe(false)
})

test('a message that costs more than there is may not be sent', () => {
  expect(maySend({ ...ready, cost: 10, credits: 9 })).toBe(false)
})

test('a message that costs nothing may be sent with nothing', () => {
  expect(maySend({ ...ready, cost: 0, credits: 0 })).toBe(true)
})

test('more than five credits are confirmed once before they are spent', () => {
  expect(isConfirmedFirst(5)).toBe(false)
  expect(isConfirmedFirst(6)).toBe(true)
})
