import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NumerologyError } from '../errors.ts'

import { expression } from '../pythagorean/name-numbers.ts'
import { noMasters, reduce } from '../reduce.ts'
import { explainGematria, gematria } from './gematria.ts'
import { hebrewOrdinal } from './ordinal.ts'
import { explain } from '../test-explain.ts'

describe('the ordinal of Latin letters', () => {
  test('is labelled as what it is', () => {
    expect(explain(hebrewOrdinal('Dr Az Code'))).toEqual([
      'Ordinal number, Hebrew: Latin letters count by their place in the alphabet, A 1 to Z 26; the sum is reduced, keeping masters',
      'Dr Az Code is read as AZ CODE',
      'Not part of a birth name and left out: Dr',
      'Az: A 1 + Z 26 = 27 → 2 + 7 = 9',
      'Code: C 3 + O 15 + D 4 + E 5 = 27 → 2 + 7 = 9',
      'Together 27 + 27 = 54 → 5 + 4 = 9',
    ])
    expect(hebrewOrdinal('Az')).toMatchObject({ number: 'hebrewOrdinal', tradition: 'hebrew', karmicDebt: [] })
    expect(hebrewOrdinal('V').value).toBe(22)
  })

  test('its digital root is always that of the Pythagorean letters', () => {
    const name = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz é'), maxLength: 60 })
    fc.assert(
      fc.property(name, (text) => {
        const [ordinal, letters] = [hebrewOrdinal(`a${text}`), expression(`a${text}`)]
        expect(reduce(ordinal.value, noMasters)).toBe(reduce(letters.value, noMasters))
      }),
    )
  })
})

describe('gematria', () => {
  test('the whole alphabet has its standard values, and its places from 1 to 22', () => {
    const alphabet = gematria('אבגדהוזחטיכלמנסעפצקרשת')
    expect(alphabet.letters.map((one) => one.standard).join()).toBe(
      '1,2,3,4,5,6,7,8,9,10,20,30,40,50,60,70,80,90,100,200,300,400',
    )
    expect(alphabet).toMatchObject({ standard: 1495, gadol: 1495, ordinal: 253, unread: [] })
  })

  test('finals count as their letter, or from 500 to 900 in the great count', () => {
    const finals = gematria('ךםןףץ')
    expect(finals.letters.map((one) => [one.standard, one.gadol, one.ordinal])).toEqual([
      [20, 500, 11],
      [40, 600, 13],
      [50, 700, 14],
      [80, 800, 17],
      [90, 900, 18],
    ])
  })

  test('points, presentation forms and signs change nothing; other letters are named', () => {
    expect(gematria('שָׁלוֹם').standard).toBe(376)
    expect(gematria('שׁלום').standard).toBe(376)
    expect(gematria(' שלום־1 Bo ')).toMatchObject({ written: 'שלום־1 Bo', standard: 376, unread: ['B', 'o'] })
    expect(explainGematria(gematria('חי Bo')).at(-1)).toBe('Not Hebrew letters, so without a value here: B o')
  })

  test('the counting is told', () => {
    expect(explainGematria(gematria('שלום'))).toEqual([
      'ש 300 + ל 30 + ו 6 + ם 40 = 376',
      'With the final letters counted from 500 to 900: 936',
      'By place in the alphabet, Alef 1 to Tav 22: 52',
      'Single digit: 376 → 16 → 7',
    ])
    expect(explainGematria(gematria('חי A'))).toEqual([
      'ח 8 + י 10 = 18',
      'By place in the alphabet, Alef 1 to Tav 22: 18',
      'Single digit: 18 → 9',
      'Not Hebrew letters, so without a value here: A',
    ])
  })

  test('a name without Hebrew letters, or too long a one, is refused', () => {
    for (const name of ['', 'Oprah', '12']) expect(() => gematria(name)).toThrow(new NumerologyError('name.no_hebrew'))
    expect(gematria('א'.repeat(100)).standard).toBe(100)
    expect(() => gematria('א'.repeat(101))).toThrow(new NumerologyError('name.too_long'))
  })
})
