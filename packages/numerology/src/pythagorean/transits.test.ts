import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NumerologyError } from '../errors.ts'

import { ageOn, parsePlainDate } from '../plain-date.ts'
import { essence, essenceOn, highestAge, transits } from './transits.ts'
import { explain } from '../test-explain.ts'

const name = 'Thomas Cruise Mapother'
const lettersAt = (age: number) => essence(name, age).parts.map((part) => part.letter)

describe('Transits and Essence', () => {
  test('a letter stands for as many years as its value', () => {
    // T 2, H 8, O 6 …; C 3, R 9 …; M 4, A 1 …
    expect([0, 1, 2, 3, 9, 10].map((age) => lettersAt(age).join(''))).toEqual([
      'TCM',
      'TCM',
      'HCM',
      'HRM',
      'HRP',
      'ORP',
    ])
  })

  test('the letters of the year are added and explained', () => {
    const result = essence(name, 37)
    expect(result).toMatchObject({ value: 6, total: 24, age: 37, number: 'essence', karmicDebt: [] })
    expect(explain(result).slice(1)).toEqual([
      'First name: O 6, from age 32 to 37',
      'Middle names: R 9, from age 33 to 41',
      'Last name: R 9, from age 33 to 41',
      'Together 6 + 9 + 9 = 24 → 2 + 4 = 6',
    ])
  })

  test('master numbers are kept, and 13, 14, 16 and 19 are told', () => {
    const essences = Array.from({ length: 60 }, (_, age) => essence(name, age))
    expect(essence('Kai Bo Gi', 0)).toMatchObject({ total: 11, value: 11 })
    expect(essences.find((one) => one.total === 16)?.karmicDebt).toEqual([16])
  })

  test('after its last letter a name begins again', () => {
    expect(transits('Amy', 15).map((one) => `${one.letter} ${one.fromAge}-${one.toAge}`)).toEqual([
      'A 0-0',
      'M 1-4',
      'Y 5-11',
      'A 12-12',
      'M 13-16',
    ])
  })

  test('several middle names run on as one; without any, the last name counts for the mind too (Decoz)', () => {
    const planesOf = (full: string) => essence(full, 0).parts.map((part) => `${part.plane} ${part.name} ${part.letter}`)
    expect(planesOf('Amy')).toEqual(['physical first A'])
    expect(planesOf('Amy Li')).toEqual(['physical first A', 'mental last L', 'spiritual last L'])
    expect(planesOf('Amy Bo Cai Li')).toEqual(['physical first A', 'mental middle B', 'spiritual last L'])
    expect(essence('Amy Bo Cai Li', 8).parts[1]).toMatchObject({ letter: 'C', fromAge: 8, toAge: 10 })
    expect(essence('Amy Li', 0).parts[1]).toMatchObject({ total: 3, steps: [3], value: 3 })
    expect(explain(essence('Amy Li', 0)).slice(1)).toEqual([
      'First name: A 1, from age 0 to 0',
      'Last name, in place of a middle one: L 3, from age 0 to 2',
      'Last name: L 3, from age 0 to 2',
      'Together 1 + 3 + 3 = 7',
    ])
  })

  test('the Essence changes on the birthday, not on 1 January (Decoz)', () => {
    const birth = parsePlainDate('1962-07-03')
    const essenceAt = (day: string) => essenceOn(name, birth, parsePlainDate(day))
    expect(essenceAt('1999-01-01')).toEqual(essence(name, 36))
    expect(essenceAt('1999-07-02')).toEqual(essence(name, 36))
    expect(essenceAt('1999-07-03')).toEqual(essence(name, 37))
    expect(() => essenceAt('1962-07-02')).toThrow(new NumerologyError('age.impossible'))
    expect(() => essenceOn(name, birth, { year: 2001, month: 2, day: 29 })).toThrow(
      new NumerologyError('date.impossible'),
    )
  })

  test('a person born on 29 February turns a year older on 1 March of a common year', () => {
    const birth = parsePlainDate('1992-02-29')
    expect(
      ['2001-02-28', '2001-03-01', '2004-02-28', '2004-02-29'].map((day) => ageOn(birth, parsePlainDate(day))),
    ).toEqual([8, 9, 11, 12])
  })

  test.each([-1, 0.5, highestAge + 1, NaN])('%d is no age', (age) => {
    expect(() => essence(name, age)).toThrow(new NumerologyError('age.impossible'))
    expect(() => transits(name, age)).toThrow(new NumerologyError('age.impossible'))
  })

  test('at every age, the timeline and the Essence tell the same letters', () => {
    const timeline = transits(name, highestAge)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: highestAge }), (age) => {
        expect(timeline.filter((one) => one.fromAge <= age && age <= one.toAge)).toEqual(essence(name, age).parts)
      }),
    )
  })
})
