import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NumerologyError } from './errors.ts'
import { fullChart } from './full-chart.ts'
import { singleValues } from './full-chart.test-data.ts'

const cruise = { birthDate: '1962-07-03', fullName: 'Thomas Cruise Mapother', on: '2026-11-21' }

describe('a chart of all traditions, wherever one looks', () => {
  test('every day from 1900 to 2026 has one, with all numbers in their range', { timeout: 60_000 }, () => {
    const wrong: string[] = []
    let days = 0
    for (let day = Date.UTC(1900, 0, 1); day <= Date.UTC(2026, 11, 31); day += 86_400_000) {
      const birthDate = new Date(day).toISOString().slice(0, 10)
      const values = singleValues(fullChart({ ...cruise, birthDate, on: '2026-12-31', sex: 'female' }))
      const isInRange = (value: number | undefined) =>
        value !== undefined && ((value >= 1 && value <= 9) || [11, 22, 33].includes(value))
      if (!values.every(isInRange)) wrong.push(birthDate)
      days++
    }
    expect([days, wrong]).toEqual([46_386, []])
  })

  test('whatever is typed gives a chart or an error with a sentence', { timeout: 30_000 }, () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 110 }),
      fc.string({ unit: 'grapheme', maxLength: 110 }),
    )
    const outcome = (input: Parameters<typeof fullChart>[0]) => {
      try {
        return singleValues(fullChart(input)).length === 19 ? 'chart' : 'something else'
      } catch (error) {
        if (error instanceof NumerologyError) return error.message
        throw error
      }
    }
    fc.assert(
      fc.property(text, text, text, (fullName, hebrewName, birthDate) => {
        expect(outcome({ ...cruise, fullName })).toMatch(/^(chart|[A-Z].*\.)$/)
        expect(outcome({ ...cruise, hebrewName })).toMatch(/^(chart|[A-Z].*\.)$/)
        expect(outcome({ ...cruise, birthDate })).toMatch(/^(chart|[A-Z].*\.)$/)
      }),
      { numRuns: 200 },
    )
  })
})
