import { luckyTheme } from '@numeria/numerology'
import { describe, expect, test } from 'vitest'
import { lucky } from '../../messages/en/lucky.ts'
import { spellDigit } from './spell-digit.ts'

describe('the words of lucky numbers', () => {
  test('give every digit the theme that the engine gives it', () => {
    for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9] as const) expect(lucky.themes[digit].name).toBe(luckyTheme(digit))
  })

  test('show how a number comes down to its digit', () => {
    expect(spellDigit(29)).toBe('29 → 2 + 9 = 11 → 1 + 1 = 2')
    expect(spellDigit(40)).toBe('40 → 4 + 0 = 4')
    expect(spellDigit(9)).toBe('')
  })
})
