import { expect, test } from 'vitest'
import { firstExample } from './example.ts'
import { tellNumbers } from './tell-numbers.ts'

test('the two ways to count João dos Santos differ in a karmic debt and in Balance', () => {
  const name = { ...firstExample.name, name: 'João dos Santos', spelling: 'João dos Santos' }
  expect([tellNumbers(name), tellNumbers({ ...name, particles: 'apart' })]).toEqual([
    'Expression 14/5, Soul Urge 8, Personality 6, Balance 5.',
    'Expression 5, Soul Urge 8, Personality 6, Balance 6.',
  ])
})
