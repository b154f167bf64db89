import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NumerologyError } from '../errors.ts'
import { noMasters, reduce } from '../reduce.ts'
import { coreChart } from './core-chart.ts'
import { expression, personality, soulUrge } from './name-numbers.ts'

const root = (value: number) => reduce(value, noMasters)

const latinLetters = 'abcdefghijklmnopqrstuvwxyzyyywABCXYZéüßøłæþñ'
const word = fc.string({ unit: fc.constantFrom(...latinLetters), minLength: 1, maxLength: 12 })
const fullName = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fullName,
)

const chartOf = (name: string) => coreChart({ birthDate: '1990-05-14', fullName: name, year: 2026 })

function nameNumbersOf(name: string) {
  const { expression, soulUrge, personality } = chartOf(name)
  return [expression, soulUrge, personality].filter((result) => result !== null)
}

function outcomeOf(text: string): string {
  try {
    return nameNumbersOf(text).every((result) => result.value > 0) ? 'numbers above zero' : 'a zero'
  } catch (error) {
    if (error instanceof NumerologyError) return `${error.code}: ${error.message}`
    throw error
  }
}

describe('name numbers', () => {
  test('a name that adds up to a master keeps it in the sum: Thomas 22, so 31/4 and not 94', () => {
    const result = expression('Thomas Cruise Mapother')
    expect(result.parts.map((part) => part.value)).toEqual([22, 3, 6])
    expect([result.total, result.value, result.allLetters.steps]).toEqual([31, 4, [94, 13, 4]])
  })

  test('name by name and all letters at once may differ by a master: Barack Obama is 13/4, not 22', () => {
    expect(personality('Barack Obama')).toMatchObject({
      total: 13,
      value: 4,
      karmicDebt: [13],
      allLetters: { value: 22 },
    })
  })

  test('a single name shows its karmic debt too', () => {
    expect(expression('José')).toMatchObject({ total: 13, value: 4, karmicDebt: [13] })
  })

  test('an accent changes nothing', () => {
    expect(expression('José').value).toBe(expression('Jose').value)
  })

  test('a decision on one Y moves it from the consonants to the vowels', () => {
    expect([soulUrge('Maryann').value, soulUrge('Maryann', { ys: { 0: 'vowel' } }).value]).toEqual([2, 9])
    expect([personality('Maryann').total, personality('Maryann', { ys: { 0: 'vowel' } }).total]).toEqual([30, 23])
  })

  test('a name without vowels has no Soul Urge, one without consonants no Personality; the chart has the rest', () => {
    expect(() => soulUrge('Ng')).toThrow(new NumerologyError('name.no_vowel'))
    expect(() => personality('Ia Ueo')).toThrow(new NumerologyError('name.no_consonant'))
    expect(chartOf('Ng')).toMatchObject({ soulUrge: null, personality: { value: 3 }, expression: { value: 3 } })
    expect(chartOf('Ia Ueo')).toMatchObject({ personality: null, expression: { value: 6 } })
  })

  test('the roots of Soul Urge and Personality add up to the root of the Expression', () => {
    fc.assert(
      fc.property(fullName, (name) => {
        const chart = chartOf(name)
        expect(root((chart.soulUrge?.value ?? 0) + (chart.personality?.value ?? 0))).toBe(root(chart.expression.value))
      }),
    )
  })

  test('name by name or all letters at once, the root is the same', () => {
    fc.assert(
      fc.property(fullName, (name) => {
        const results = nameNumbersOf(name)
        expect(results.map((result) => root(result.value))).toEqual(
          results.map((result) => root(result.allLetters.value)),
        )
      }),
    )
  })

  test('whatever is typed as a name gives numbers above zero or an error with a sentence', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(outcomeOf(text)).toMatch(/^(numbers above zero|name\.empty: [A-Z].*\.|name\.too_long: [A-Z].*\.)$/)
      }),
      { numRuns: 1_000 },
    )
  })

  test('a chart is plain data: it survives being written down and read again', () => {
    const chart = chartOf('Dr Zoë Yvonne Łukasz-Smith')
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart)
  })
})
