import type { ReadingFact } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { arrange, numeralParts } from './arrange.ts'

const fact = (key: string, of: ReadingFact['of'] = 'you'): ReadingFact => ({
  key,
  label: key,
  value: 7,
  text: '7',
  working: '',
  steps: [],
  of,
})
const keysOf = (arranged: ReturnType<typeof arrange>) =>
  Object.fromEntries(Object.entries(arranged).map(([place, facts]) => [place, facts.map(({ key }) => key)]))

describe('arranging the numbers of a reading', () => {
  test('two people’s numbers stand apart, and the pair’s by themselves', () => {
    const facts = [fact('life_path'), fact('life_path', 'other'), fact('bridge_life_path', 'both')]
    expect(keysOf(arrange({ facts, loShu: null, timeline: null }))).toEqual({
      you: ['life_path'],
      other: ['life_path'],
      both: ['bridge_life_path'],
      inTimeline: [],
      inSquare: [],
    })
  })

  test('what is drawn is not told twice', () => {
    const facts = [fact('life_path'), fact('pinnacle_2'), fact('personal_month_7'), fact('lo_shu_missing_2')]
    const timeline = [{ label: 'Second Pinnacle', value: 7, from: '2023', to: '2031', isNow: true }]
    const loShu = [2, 0, 0, 1, 0, 0, 1, 0, 2]
    expect(keysOf(arrange({ facts, loShu, timeline }))).toMatchObject({
      you: ['life_path', 'personal_month_7'],
      inTimeline: ['pinnacle_2'],
      inSquare: ['lo_shu_missing_2'],
    })
    expect(keysOf(arrange({ facts, loShu: null, timeline: null })).you).toHaveLength(4)
  })
})

describe('a number as a numeral', () => {
  test('is large, and what it came from or comes to is small', () => {
    expect(numeralParts({ value: 4, text: '13/4' })).toEqual([
      { text: '13/', isMain: false },
      { text: '4', isMain: true },
    ])
    expect(numeralParts({ value: 22, text: '22/4' })).toEqual([
      { text: '22', isMain: true },
      { text: '/4', isMain: false },
    ])
    expect(numeralParts({ value: 7, text: '7' })).toEqual([{ text: '7', isMain: true }])
  })

  test('words are none', () => {
    expect(numeralParts({ value: null, text: 'Saturn' })).toBeNull()
    expect(numeralParts({ value: 58, text: '58 of 100' })).toBeNull()
  })
})
