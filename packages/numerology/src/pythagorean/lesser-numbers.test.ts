import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NumerologyError } from '../errors.ts'
import { formatWorking } from '../explain.ts'
import { parsePlainDate } from '../plain-date.ts'
import { birthday, lifePath } from './birth-numbers.ts'
import { bridge } from './bridges.ts'
import { karmicDebts } from './karmic-debts.ts'
import { balance, nameLetters, rationalThought } from './lesser-name-numbers.ts'
import { letterCounts } from './letter-counts.ts'
import { expression, minorNumbers, personality, soulUrge } from './name-numbers.ts'
import { personalYear, personalYearOn } from './personal-cycles.ts'
import { explain, explainLetterCounts } from '../test-explain.ts'

const on = parsePlainDate
const cruise = 'Thomas Cruise Mapother'

describe('numbers of the name', () => {
  test('Balance adds the initials and keeps no master', () => {
    const result = balance('Thomas John Hancock')
    expect(result).toMatchObject({ number: 'balance', tradition: 'pythagorean', value: 2, karmicDebt: [] })
    expect(explain(result)).toEqual([
      'Balance, Pythagorean: the first letter of each name is added, then reduced to a single digit',
      'Thomas: T 2 = 2',
      'John: J 1 = 1',
      'Hancock: H 8 = 8',
      'Together 2 + 1 + 8 = 11 → 1 + 1 = 2',
    ])
  })

  test('Rational Thought adds the first name and the day of birth, masters kept', () => {
    const result = rationalThought(cruise, on('1962-07-03'))
    expect(result).toMatchObject({ number: 'rationalThought', tradition: 'pythagorean', value: 7, karmicDebt: [] })
    expect(explain(result)).toEqual([
      'Rational Thought, Pythagorean: the first name and the day of birth are reduced, keeping masters, then added and reduced',
      'Thomas: T 2 + H 8 + O 6 + M 4 + A 1 + S 1 = 22, a master number',
      'Day 3',
      'Together 22 + 3 = 25 → 2 + 5 = 7',
    ])
    expect(rationalThought('Thomas', on('2000-01-11')).value).toBe(33)
    expect(() => rationalThought(cruise, { year: 2001, month: 2, day: 29 })).toThrow(
      new NumerologyError('date.impossible'),
    )
  })

  test('Cornerstone, Capstone and First Vowel belong to the first name', () => {
    const { cornerstone, capstone, firstVowel } = nameLetters('Yvonne Smith')
    expect([cornerstone.letter, capstone.letter, firstVowel?.letter]).toEqual(['Y', 'E', 'Y'])
    expect(nameLetters('Thomas Hancock').firstVowel).toEqual({ letter: 'O', value: 6, sound: 'vowel' })
    expect(nameLetters('Ng Anna').firstVowel).toBeNull()
  })

  test('the Minor numbers are those of the name in use', () => {
    const minor = minorNumbers('Tom Cruise')
    expect([minor.expression, minor.soulUrge, minor.personality].map((one) => one?.value)).toEqual([
      expression('Tom Cruise').value,
      soulUrge('Tom Cruise').value,
      personality('Tom Cruise').value,
    ])
    expect(explain(minor.expression)[0]).toMatch(/^Minor Expression, Pythagorean: /)
    expect([minor.soulUrge?.number, minor.personality?.number]).toEqual(['minorSoulUrge', 'minorPersonality'])
    expect(minorNumbers('Ng')).toMatchObject({ soulUrge: null, personality: { value: 3 } })
    expect(minorNumbers('Ia')).toMatchObject({ personality: null, soulUrge: { value: 1 } })
  })
})

describe('the letters counted', () => {
  test('the values without a letter are lessons, the fullest one is the passion', () => {
    expect(letterCounts('Thomas John Hancock')).toMatchObject({
      karmicLessons: [7, 9],
      subconsciousSelf: 7,
      hiddenPassion: [1],
      counts: [0, 4, 2, 2, 1, 2, 3, 0, 3, 0],
    })
  })

  test('the counting is told', () => {
    expect(explainLetterCounts(letterCounts('Amy Ann'))).toEqual([
      'AMY ANN: 1 twice, 4 once, 5 twice, 7 once',
      'Hidden Passion 1 and 5: no other value has as many letters',
      'Karmic Lessons 2, 3, 6, 8, 9: values without a letter',
      'Subconscious Self 9 − 5 = 4',
    ])
    const lines = explainLetterCounts(letterCounts(cruise))
    expect(lines[0]).toMatch(/1 4 times/)
    expect(lines.slice(2)).toEqual([
      'No Karmic Lessons: every value from 1 to 9 has a letter',
      'Subconscious Self 9 − 0 = 9',
    ])
  })

  test('what a name holds and what it lacks make nine, and the counts make its letters', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz '), minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(letters, (text) => {
        const { counts, karmicLessons, subconsciousSelf, hiddenPassion } = letterCounts(`x${text}`)
        expect(karmicLessons.length + subconsciousSelf).toBe(9)
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1 + text.replaceAll(' ', '').length)
        expect(hiddenPassion.every((digit) => counts[digit] === Math.max(...counts))).toBe(true)
      }),
    )
  })
})

describe('bridges and debts', () => {
  test('masters are brought to their digits before a bridge is measured', () => {
    const result = bridge(lifePath(on('1990-05-14')), personality('John Smith'))
    expect(result).toMatchObject({ number: 'bridge', tradition: 'pythagorean', value: 0, karmicDebt: [] })
    expect(formatWorking(result)).toBe('2 − 2 = 0')
    expect(explain(result).slice(-3)).toEqual([
      'Life Path 11 → 1 + 1 = 2',
      'Personality 11 → 1 + 1 = 2',
      'Difference 2 − 2 = 0',
    ])
  })

  test('karmic debts name the number that shows them; what has no number shows none', () => {
    const numbers = [lifePath(on('1961-07-13')), birthday(on('1961-07-13')), null, expression('José')]
    expect(karmicDebts(numbers)).toEqual([
      { debt: 19, in: 'lifePath' },
      { debt: 13, in: 'birthday' },
      { debt: 13, in: 'expression' },
    ])
  })
})

describe('where a Personal Year begins', () => {
  const birth = on('1987-07-22')
  const valueOn = (day: string, start?: 'january' | 'birthday') => personalYearOn(birth, on(day), start).value

  test('on 1 January, or, where a school says so, on the birthday', () => {
    expect([valueOn('2023-07-21'), valueOn('2023-07-21', 'january')]).toEqual([9, 9])
    expect(['2023-01-01', '2023-06-30', '2023-07-21'].map((day) => valueOn(day, 'birthday'))).toEqual([8, 8, 8])
    expect(['2023-07-22', '2023-08-01', '2023-12-31'].map((day) => valueOn(day, 'birthday'))).toEqual([9, 9, 9])
    expect(personalYearOn(birth, on('2023-08-01'))).toEqual(personalYear(birth, 2023))
  })

  test('whoever was born on 29 February begins on 1 March where that day is missing', () => {
    const leap = on('2000-02-29')
    expect(personalYearOn(leap, on('2023-02-28'), 'birthday')).toEqual(personalYear(leap, 2022))
    expect(personalYearOn(leap, on('2023-03-01'), 'birthday')).toEqual(personalYear(leap, 2023))
  })

  test('an impossible day has none', () => {
    expect(() => personalYearOn(birth, { year: 2023, month: 2, day: 30 })).toThrow(
      new NumerologyError('date.impossible'),
    )
  })
})
