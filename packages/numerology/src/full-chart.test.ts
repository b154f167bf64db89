import { describe, expect, test } from 'vitest'

import { fullChart, type FullChart } from './full-chart.ts'
import { singleValues } from './full-chart.test-data.ts'
import { personalYear } from './pythagorean/personal-cycles.ts'
import { parsePlainDate } from './plain-date.ts'
import { explain } from './test-explain.ts'

const cruise = { birthDate: '1962-07-03', fullName: 'Thomas Cruise Mapother', on: '2026-11-21' }

describe('a chart of all traditions', () => {
  test('has every number of a known person', () => {
    const chart = fullChart({ ...cruise, sex: 'male', currentName: 'Tom Cruise', hebrewName: 'תום' })
    expect(singleValues(chart)).toEqual([1, 3, 4, 9, 4, 5, 9, 7, 9, 1, 2, 4, 7, 8, 1, 4, 3, 1, 8])
    expect(chart.pythagorean.bridges.lifePathAndExpression.value).toBe(3)
    expect(chart.pythagorean.bridges.soulUrgeAndPersonality?.value).toBe(5)
    expect(chart.pythagorean.minor?.expression.value).toBe(6)
    expect(chart.pythagorean.karmicDebts).toEqual([
      { debt: 19, in: 'lifePath' },
      { debt: 13, in: 'personality' },
    ])
    expect(chart.pythagorean.letterCounts.hiddenPassion).toEqual([1])
    expect(chart.pythagorean.nameLetters.capstone.letter).toBe('S')
    expect(chart.pythagorean.challenges.map((one) => one.value)).toEqual([4, 6, 2, 2])
    expect(chart.pythagorean.pinnacles).toHaveLength(4)
    expect(chart.pythagorean.periodCycles).toHaveLength(3)
    expect(chart.hebrew.gematria?.standard).toBe(446)
    expect(chart.vedic.planets).toEqual({ psychic: 'Jupiter', destiny: 'Sun', name: 'Saturn' })
    expect(chart.chinese.kua?.value).toBe(2)
    expect(chart.chinese.loShu.missing).toEqual([4, 5, 8])
  })

  test('what was not told is left open', () => {
    const chart = fullChart({ ...cruise, fullName: 'Ng' })
    expect([chart.pythagorean.soulUrge, chart.pythagorean.bridges.soulUrgeAndPersonality]).toEqual([null, null])
    expect([chart.pythagorean.minor, chart.hebrew.gematria, chart.chinese.kua, chart.chaldean.soulUrge]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(fullChart({ ...cruise, fullName: 'Ia' }).pythagorean.bridges.soulUrgeAndPersonality).toBeNull()
  })

  test('the age counts from the birthday, and there is no Essence before birth or beyond 150 years', () => {
    const ageOn = (on: string) => fullChart({ ...cruise, on }).pythagorean.essence?.age
    expect(['1962-07-03', '2026-07-02', '2026-07-03', '2026-06-30', '2026-08-01'].map(ageOn)).toEqual([
      0, 63, 64, 63, 64,
    ])
    expect(['1962-07-02', '2113-07-02', '2113-07-03'].map(ageOn)).toEqual([undefined, 150, undefined])
  })

  test('the school of the Personal Year and of the Chinese year may be chosen', () => {
    const chart = fullChart({
      ...cruise,
      on: '2026-01-01',
      personalYearStart: 'birthday',
      sex: 'female',
      chineseYearStart: { month: 12, day: 31 },
    })
    expect(chart.pythagorean.personalYear).toEqual(personalYear(parsePlainDate(cruise.birthDate), 2025))
    expect(chart.chinese.kua?.chineseYear).toBe(1961)
  })

  test('decisions on the birth name hold in every tradition, and not for the name in use', () => {
    const options = { ys: { 0: 'vowel' as const } }
    const soulUrges = ({ pythagorean, chaldean }: FullChart) => [pythagorean.soulUrge!.total, chaldean.soulUrge!.total]
    expect(soulUrges(fullChart({ ...cruise, fullName: 'Maryann', options }))).toEqual([9, 3])
    expect(soulUrges(fullChart({ ...cruise, fullName: 'Maryann' }))).toEqual([2, 2])
    expect(soulUrges(fullChart({ ...cruise, fullName: 'Maryann', currentName: 'Ann', options }))).toEqual([9, 1])
  })

  test('it is plain data, and each of its numbers explains itself', () => {
    const chart = fullChart({ ...cruise, sex: 'female', currentName: 'Tom Cruise', hebrewName: 'תום' })
    expect(JSON.parse(JSON.stringify(chart))).toEqual(chart)
    const { maturity, essence, personalDay } = chart.pythagorean
    for (const result of [maturity, essence!, personalDay, chart.chaldean.name, chart.vedic.destiny])
      expect(explain(result).every((line) => line !== '' && !line.includes('undefined'))).toBe(true)
  })

  test('the first and the last year of the calendar have one', () => {
    for (const birthDate of ['0001-01-01', '9999-12-31'])
      expect(fullChart({ ...cruise, birthDate, sex: 'male' }).pythagorean.lifePath.value).toBeGreaterThan(0)
  })
})
