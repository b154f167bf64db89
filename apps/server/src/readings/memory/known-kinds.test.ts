import { readingLanguages } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { wordLists } from '../languages/word-lists.ts'
import { keepable } from './proposed-memory.ts'

/** `hints` say something sensitive without its words, `everyday` sentences do not; ' / ' stands between them. */
const sentencesOf = wordLists(new URL('./known-kinds.test-cases.txt', import.meta.url))
const isKept = (sentence: string) => keepable([sentence], sentence, [], { year: 2026, month: 11, day: 23 }).length > 0

describe.each(readingLanguages)('in %s', (language) => {
  test('at most one hint in eight at an illness, a faith, a party or a love is kept', () => {
    const hints = sentencesOf(`${language}.hints`).split(' / ')
    expect(hints.length).toBeGreaterThan(70)
    expect(hints.filter(isKept).length / hints.length).toBeLessThan(1 / 8)
  })

  test('at least four in five sentences of everyday life are kept', () => {
    const everyday = sentencesOf(`${language}.everyday`).split(' / ')
    expect(everyday.length).toBeGreaterThan(70)
    expect(everyday.filter(isKept).length / everyday.length).toBeGreaterThan(4 / 5)
  })
})

test.each([
  'My brother Rui is off the wagon again',
  'My wife Joana wears a headscarf and keeps the fast',
  'My father Luis marches with the party every May Day',
])('“%s” is not kept', (hint) => {
  expect(isKept(hint)).toBe(false)
})
