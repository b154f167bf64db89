import { expect, test } from 'vitest'
import { corePairs } from './core-pairs.ts'

test('the ten pairs of core numbers are alike, in harmony or in contrast; a master counts as its digit', () => {
  const pairs = corePairs({ lifePath: 11, birthday: 2, expression: 4, soulUrge: 5, personality: 8 })
  expect(pairs.map(({ key }) => key)).toEqual([
    'lifePath-birthday-alike',
    'lifePath-expression-harmony',
    'lifePath-soulUrge-contrast',
    'lifePath-personality-harmony',
    'birthday-expression-harmony',
    'birthday-soulUrge-contrast',
    'birthday-personality-harmony',
    'expression-soulUrge-contrast',
    'expression-personality-harmony',
    'soulUrge-personality-contrast',
  ])
})

test('a name without a vowel has no pairs with a Soul Urge', () => {
  const pairs = corePairs({ lifePath: 1, birthday: 1, expression: 1, soulUrge: null, personality: 1 })
  expect(pairs).toHaveLength(6)
  expect(pairs.every(({ relation }) => relation === 'alike')).toBe(true)
})
