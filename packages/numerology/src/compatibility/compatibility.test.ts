import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NumerologyError } from '../errors.ts'
import { compatibility } from './compatibility.ts'
import { areInConcord, concordGroups, pairRelation } from './pair-table.ts'
import { vedicCompatibility } from './vedic-compatibility.ts'
import { explainCompatibility, explainVedicCompatibility } from '../test-explain.ts'

const tom = { birthDate: '1962-07-03', fullName: 'Thomas Cruise Mapother' }
const john = { birthDate: '1990-05-14', fullName: 'John Smith' }

const anyPerson = fc.record({
  birthDate: fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fullName: fc
    .string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz '), maxLength: 30 })
    .map((text) => `x${text}`),
})

describe('the published table of pairs', () => {
  test('is the same in both directions, and has a word for all 81 pairs', () => {
    const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    for (const one of digits)
      for (const other of digits) expect(pairRelation(one, other)).toBe(pairRelation(other, one))
  })

  test('numbers of one concord group go together highly', () => {
    for (const group of concordGroups)
      for (const one of group)
        for (const other of group) expect([pairRelation(one, other), areInConcord(one, other)]).toEqual(['high', true])
    expect([areInConcord(1, 2), areInConcord(9, 8), areInConcord(0, 0)]).toEqual([false, false, false])
  })

  test.each([0, 10, 1.5])('%d is no number of a pair', (number) => {
    expect(() => pairRelation(number, 1)).toThrow(new NumerologyError('number.impossible'))
    expect(() => pairRelation(1, number)).toThrow(new NumerologyError('number.impossible'))
  })
})

describe('two people', () => {
  test('are compared in three numbers, masters as their digit', () => {
    const { pairs, score, tradition, school } = compatibility(tom, john)
    expect([tradition, school]).toEqual(['pythagorean', 'LoveToKnow'])
    expect(pairs.map(({ position, values, digits, relation }) => [position, values, digits, relation])).toEqual([
      ['lifePath', [1, 11], [1, 2], 'challenging'],
      ['expression', [4, 8], [4, 8], 'high'],
      ['soulUrge', [9, 6], [9, 6], 'high'],
    ])
    expect(pairs.map((pair) => [pair.areInConcord, pair.score, pair.bridge.value])).toEqual([
      [false, 0.25, 1],
      [true, 1, 4],
      [true, 1, 3],
    ])
    expect(score).toBe(0.75)
  })

  test('the comparison is told', () => {
    expect(explainCompatibility(compatibility(tom, john))).toEqual([
      'Compatibility, Pythagorean: the numbers are compared as single digits, by one published table',
      'Life Path 1 and 11 (as 2): they ask for patience with each other; bridge 1',
      'Expression 4 and 8: they go together with ease, in one concord group; bridge 4',
      'Soul Urge 9 and 6: they go together with ease, in one concord group; bridge 3',
      'Score: the average of 0.25, 1, 1 is 75 of 100',
    ])
    const sentenceOf = (one: string, other: string) =>
      explainCompatibility(compatibility({ ...tom, birthDate: one }, { ...john, birthDate: other }))[1]
    expect(sentenceOf('2001-01-03', '2001-01-02')).toBe(
      'Life Path 7 and 6: they ask for patience with each other; bridge 1',
    )
    expect(sentenceOf('2001-01-03', '2001-01-09')).toBe('Life Path 7 and 4: they go together well; bridge 3')
    expect(sentenceOf('2001-01-03', '2001-01-05')).toBe(
      'Life Path 7 and 9: they neither help nor hinder each other; bridge 2',
    )
  })

  test('where a name has no vowel, two numbers are compared', () => {
    for (const pair of [
      compatibility(tom, { ...john, fullName: 'Ng' }),
      compatibility({ ...tom, fullName: 'Ng' }, john),
    ])
      expect(pair.pairs.map((one) => one.position)).toEqual(['lifePath', 'expression'])
  })

  test('a decision on a Y counts in the comparison', () => {
    const chosen = { ...john, fullName: 'Maryann', options: { ys: { 0: 'vowel' as const } } }
    expect(compatibility(tom, chosen).pairs[2]!.values).toEqual([9, 9])
  })

  test('by Vedic rules, psychic, destiny and name are compared in both directions', () => {
    const result = vedicCompatibility(tom, john)
    expect(result).toMatchObject({ tradition: 'vedic', school: 'Maha Jyotish' })
    expect(result.pairs.map(({ position, digits, score }) => [position, digits, score])).toEqual([
      ['psychic', [3, 5], 0.5],
      ['destiny', [1, 2], 1],
      ['vedicName', [8, 8], 1],
    ])
    expect(explainVedicCompatibility(result)).toEqual([
      'Compatibility, Vedic: the planets of the numbers are compared in both directions, after the Maha Jyotish table',
      'Psychic number (Mulank): Jupiter (3) regards Mercury (5) without favour or dislike',
      'Psychic number (Mulank): Mercury (5) regards Jupiter (3) without favour or dislike',
      'Destiny number (Bhagyank): Sun (1) regards Moon (2) as a friend',
      'Destiny number (Bhagyank): Moon (2) regards Sun (1) as a friend',
      'Name number (Namank): Saturn (8) regards Saturn (8) as a friend',
      'Name number (Namank): Saturn (8) regards Saturn (8) as a friend',
      'Score: the average of 0.5, 1, 1 is 83 of 100',
    ])
    expect(
      explainVedicCompatibility(
        vedicCompatibility({ ...tom, birthDate: '1990-01-01' }, { ...tom, birthDate: '1990-01-08' }),
      )[1],
    ).toBe('Psychic number (Mulank): Sun (1) regards Saturn (8) as an adversary')
  })

  test('the order of the two changes nothing but the order of their numbers', () => {
    fc.assert(
      fc.property(anyPerson, anyPerson, (one, other) => {
        for (const compare of [compatibility, vedicCompatibility]) {
          const [there, back] = [compare(one, other), compare(other, one)]
          expect(there.score).toBe(back.score)
          expect(there.score >= 0 && there.score <= 1).toBe(true)
          expect(there.pairs.map((pair) => [pair.position, pair.score, pair.digits])).toEqual(
            back.pairs.map((pair) => [pair.position, pair.score, pair.digits.toReversed()]),
          )
        }
      }),
    )
  })
})
