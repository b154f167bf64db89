import { describe, expect, test } from 'vitest'
import { messagePrice } from './message-price.ts'

const complete = { hasBirthDate: true, hasFullName: true, isComplete: true }
const price = (message: string) => messagePrice(message, complete, 2026)

describe('the price of a message', () => {
  test.each([
    ['Give me a detailed picture', 20],
    ['A COMPREHENSIVE view, please', 20],
    ['I want a full reading', 20],
    ['What will this year bring?', 15],
    ['My forecast', 15],
    ['What about 2026?', 15],
    ['And 2027?', 15],
    ['Our compatibility', 12],
    ['Is love near?', 12],
    ['Should I change my job?', 10],
    ['What is my life path?', 10],
    ['What is my Life  Path?', 10],
    ['A quick one', 1],
    ['Any tip for today', 1],
    ['Who am I?', 3],
  ])('%s costs %i', (message, credits) => {
    expect(price(message)).toBe(credits)
  })

  test('the first rule that matches wins, in the specification’s order', () => {
    expect(price('A detailed love forecast for this year')).toBe(20)
    expect(price('A forecast for my love and my job')).toBe(15)
    expect(price('A quick word on love')).toBe(12)
  })

  test.each(['yearning', 'glove', 'jobless', 'tiptoe', 'briefcase', '2025', '2028', '12026'])(
    'keywords are whole words: "%s" is none',
    (message) => {
      expect(price(message)).toBe(3)
    },
  )

  test.each([
    ['Ａ ｄｅｔａｉｌｅｄ picture', 20],
    ['My fоrecаst', 15],
    ['What about ２０２７?', 15],
    ['Our cömpatibílity', 12],
    ['My life\u2060path', 10],
    ['A qu\u200Bick one', 1],
  ])('a disguised keyword keeps its price: "%s" costs %i', (message, credits) => {
    expect(price(message)).toBe(credits)
  })

  test('nothing is charged while the profile is incomplete', () => {
    expect(messagePrice('A detailed forecast', { ...complete, hasFullName: false, isComplete: false }, 2026)).toBe(0)
  })
})
