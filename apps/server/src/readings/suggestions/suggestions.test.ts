import { namedReadings, traditions, turnPrice, readingLanguages } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { computeFacts } from '../facts/computed-facts.ts'
import { suggestReadings, type SuggestionsAsked } from './suggestions.ts'

const person = { fullName: 'Ana Maria Silva', birthDate: '1990-05-17' }
const other = { fullName: 'Bruno Costa', birthDate: '1988-11-02' }
const today = { year: 2026, month: 11, day: 21 }

function asked(part: Partial<SuggestionsAsked> & { tradition?: (typeof traditions)[number] } = {}): SuggestionsAsked {
  const { kind = 'chat', tradition = 'pythagorean', question = 'Who am I?' } = part
  const pair = kind === 'compatibility' ? other : null
  const { facts } = computeFacts({
    kind,
    tone: 'mystic',
    tradition,
    language: 'en',
    person,
    other: pair,
    question,
    today,
    year: 2026,
  })
  return { kind, language: 'en', question, facts, year: 2026, other: pair, ...part }
}
const priceOf = (message: string) =>
  turnPrice({ message, completeness: { hasBirthDate: true, hasFullName: true, isComplete: true } }, 2026)

describe('suggestions', () => {
  test('are two to four short texts, for every kind, tradition and language', () => {
    for (const kind of [...namedReadings, 'chat'] as const)
      for (const tradition of traditions)
        for (const language of readingLanguages) {
          const texts = suggestReadings(asked({ kind, tradition, language }), 40)
          expect(texts.length).toBeGreaterThanOrEqual(2)
          expect(texts.length).toBeLessThanOrEqual(4)
          expect(new Set(texts).size).toBe(texts.length)
          for (const text of texts) {
            expect(text.length).toBeLessThanOrEqual(80)
            expect(text).not.toMatch(/null|undefined|\b0\b|[<>[\]]/)
          }
        }
  })

  test('name this person’s numbers', () => {
    expect(suggestReadings(asked(), 40)).toEqual([
      'What is my purpose with Life Path 5?',
      'What does 2027 ask of me in a Personal Year 6?',
      'What do my numbers say about how I love?',
    ])
  })

  test('cost different prices in English', () => {
    const prices = suggestReadings(asked(), 40).map(priceOf)
    expect(new Set(prices).size).toBe(prices.length)
  })

  test('show first what the credits pay for', () => {
    expect(suggestReadings(asked(), 3).map(priceOf).slice(0, 2)).toEqual([1, 3])
    expect(suggestReadings(asked(), 0)).toHaveLength(3)
  })

  test('are never what was just asked', () => {
    const [first = ''] = suggestReadings(asked(), 40)
    expect(suggestReadings(asked({ question: first }), 40)).not.toContain(first)
    expect(suggestReadings(asked({ question: 'tell me about LOVE' }), 40).join()).not.toMatch(/love/)
    expect(suggestReadings(asked({ language: 'de', question: 'was will 2027 von mir' }), 40).join()).not.toContain(
      '2027',
    )
  })

  test('take up the tradition', () => {
    expect(suggestReadings(asked({ tradition: 'vedic' }), 40).join()).toContain('What does Saturn ask of me?')
    expect(suggestReadings(asked({ tradition: 'chinese' }), 40).join()).toContain('a missing 2')
  })
})
