import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

/** Every sign is one wide. */
const measure = (text: string) => text.length

describe('text on the picture', () => {
  test('breaks at its spaces', () => {
    expect(wrapText(measure, 'Seven is the number of those who look', 14, 3)).toEqual([
      'Seven is the',
      'number of',
      'those who look',
    ])
  })

  test('ends in an ellipsis where it does not fit, without a comma before it', () => {
    expect(wrapText(measure, 'Quem és, o que procuras, e porquê', 13, 1)).toEqual(['Quem és, o…'])
    expect(wrapText(measure, 'Quem és, o que procuras', 9, 1)).toEqual(['Quem és…'])
  })

  test('breaks a word that is wider than the line, not between a letter and its accent', () => {
    expect(wrapText(measure, 'abcdefgh', 3, 3)).toEqual(['abc', 'def', 'gh'])
    expect(wrapText(measure, 'aaaa\u0303b', 4, 2)).toEqual(['aaa', 'a\u0303b'])
  })

  test('is measured no further than a picture has room, however long it is', () => {
    let measured = 0
    const count = (one: string) => {
      measured += one.length
      return one.length
    }
    expect(wrapText(count, 'W'.repeat(16_000), 40, 3)).toHaveLength(3)
    expect(measured).toBeLessThan(20_000)
  })

  test('nothing is nothing', () => {
    expect(wrapText(measure, ' \n ', 10, 3)).toEqual([])
  })

  test('never takes more lines or width than it may, and loses no word without saying so', () => {
    const words = fc.array(fc.stringMatching(/^[a-zà-ú,.]{1,12}$/), { maxLength: 20 })
    fc.assert(
      fc.property(words, fc.integer({ min: 4, max: 30 }), fc.integer({ min: 1, max: 5 }), (some, width, count) => {
        const text = some.join(' ')
        const lines = wrapText(measure, text, width, count)
        expect(lines.length).toBeLessThanOrEqual(count)
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width)
        const all = lines.join('').replaceAll(' ', '')
        if (!all.endsWith('…')) expect(all).toBe(some.join(''))
      }),
    )
  })
})
