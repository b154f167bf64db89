import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NumerologyError } from '../errors.ts'
import { formatWorking } from '../explain.ts'
import { compoundMeaning } from '../meanings/chaldean-compounds.ts'
import { noMasters, reduce } from '../reduce.ts'
import { compoundPath, ownCompounds } from './compounds.ts'
import { chaldeanLetterValue } from './letter-values.ts'
import { chaldeanName, chaldeanSoulUrge } from './name-numbers.ts'
import { explain } from '../test-explain.ts'

describe('Chaldean names', () => {
  test('the compound of all letters and that of Cheiro are both told, and lead to one root', () => {
    const result = chaldeanName('John Smith')
    expect(result).toMatchObject({ number: 'chaldeanName', tradition: 'chaldean', total: 35, value: 8, karmicDebt: [] })
    expect(result.cheiro).toEqual({ total: 17, steps: [17, 8], value: 8 })
    expect(result.parts.map((part) => [part.total, part.value])).toEqual([
      [18, 9],
      [17, 8],
    ])
    expect(formatWorking(result)).toBe('18 + 17 = 35 → 8')
    expect(explain(result)).toEqual([
      'Name number, Chaldean: all letters are added by the Chaldean table, then reduced, keeping 11 and 22',
      'John: J 1 + O 7 + H 5 + N 5 = 18 → 1 + 8 = 9',
      'Smith: S 3 + M 4 + I 1 + T 4 + H 5 = 17 → 1 + 7 = 8',
      'Together 18 + 17 = 35 → 3 + 5 = 8',
      'Cheiro adds the roots of the names instead: 9 + 8 = 17 → 8',
    ])
  })

  test('11 and 22 are kept, 33 is not', () => {
    expect([chaldeanName('Fan').total, chaldeanName('Elizabeth').value]).toEqual([14, 6])
    expect(chaldeanName('Zora')).toMatchObject({ total: 17, value: 8 })
    expect(chaldeanName('Faa Ia')).toMatchObject({ total: 12, value: 3 })
    expect(chaldeanName('Faa A')).toMatchObject({ total: 11, value: 11 })
    expect(chaldeanName('Poof')).toMatchObject({ total: 30, value: 3 })
    expect(chaldeanName('Foz').value).toBe(22)
  })

  test('a single name has no other way of adding', () => {
    expect(explain(chaldeanName('Maya')).at(-1)).toBe('Maya: M 4 + A 1 + Y 1 + A 1 = 7')
  })

  test('the Soul Urge adds the vowels, and needs one', () => {
    expect(chaldeanSoulUrge('Ng Anna').number).toBe('chaldeanSoulUrge')
    expect(explain(chaldeanSoulUrge('Ng Anna')).slice(1)).toEqual([
      'Ng has no vowel and adds 0',
      'Anna: A 1 + A 1 = 2',
      'Together 0 + 2 = 2',
      'Cheiro adds the roots of the names instead: 0 + 2 = 2',
    ])
    expect(() => chaldeanSoulUrge('Ng')).toThrow(new NumerologyError('name.no_vowel'))
  })

  test('only the letters A to Z have a value, from 1 to 8', () => {
    expect([chaldeanLetterValue('x'), chaldeanLetterValue('F')]).toEqual([5, 8])
    for (const text of ['', 'ab', 'é', '1', 'ß'])
      expect(() => chaldeanLetterValue(text)).toThrow(new NumerologyError('letter.unknown'))
  })

  test('both ways of adding always have the same digital root', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        const { value, cheiro } = chaldeanName(words.join(' '))
        expect(reduce(cheiro.value, noMasters)).toBe(reduce(value, noMasters))
      }),
    )
  })
})

describe('compounds', () => {
  test('a number without a meaning of its own takes that of the nearest lower one in its root series', () => {
    const leaning = { 33: 24, 34: 25, 35: 26, 36: 27, 38: 29, 39: 30, 40: 31, 41: 32, 42: 24, 44: 26, 45: 27 }
    const further = { 46: 37, 47: 29, 48: 30, 49: 31, 50: 32, 52: 43 }
    for (const [compound, standsFor] of Object.entries({ ...leaning, ...further }))
      expect([compound, compoundPath(Number(compound)).standsFor]).toEqual([compound, standsFor])
    expect(compoundPath(42).path).toEqual([42, 33, 24])
  })

  test('above 52 the digits are added first, and single digits have no compound', () => {
    expect(compoundPath(58)).toEqual({ path: [58, 13], standsFor: 13 })
    expect(compoundPath(53)).toEqual({ path: [53, 8], standsFor: null })
    expect([9, 0].map(compoundPath)).toEqual([9, 0].map((digit) => ({ path: [digit], standsFor: null })))
    for (const number of [-1, 1.5, NaN])
      expect(() => compoundPath(number)).toThrow(new NumerologyError('number.impossible'))
  })

  test('every compound from 10 to 52 has words in both tones, and its own number keeps its root', () => {
    for (let compound = 10; compound <= 52; compound++)
      for (const tone of ['mystic', 'pragmatic'] as const) {
        const meaning = compoundMeaning(compound, tone)!
        expect(ownCompounds).toContain(meaning.standsFor)
        expect(reduce(meaning.standsFor, noMasters)).toBe(reduce(compound, noMasters))
        expect(meaning).toMatchObject({
          title: expect.any(String),
          essence: expect.any(String),
          path: expect.any(Array),
        })
      }
    expect(compoundMeaning(60, 'mystic')).toBeNull()
    expect(compoundMeaning(23, 'mystic')?.essence).not.toBe(compoundMeaning(23, 'pragmatic')?.essence)
  })
})
