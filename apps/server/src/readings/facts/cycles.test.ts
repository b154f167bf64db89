import { fullChart, type PlainDate } from '@numeria/numerology'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoDate } from './calendar.ts'
import { yearFacts } from './cycles.ts'
import { FactWriter } from './fact.ts'
import { renderFactLine } from './words/fact-line.ts'

const day = (years: { min: number; max: number }) =>
  fc.record({ year: fc.integer(years), month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) })

function essencesOn(birth: PlainDate, on: PlainDate) {
  const person = { fullName: 'Thomas Cruise Mapother', birthDate: isoDate(birth) }
  const facts = yearFacts(new FactWriter({ tone: 'mystic', language: 'en' }), person, on)
  return facts.filter(({ key }) => key.endsWith('essence'))
}

test('a reading and the chart show the same Essence on every day', () => {
  fc.assert(
    fc.property(day({ min: 1920, max: 2005 }), day({ min: 2010, max: 2060 }), (birth, on) => {
      const { essence } = fullChart({
        fullName: 'Thomas Cruise Mapother',
        birthDate: isoDate(birth),
        on: isoDate(on),
      }).pythagorean
      expect(essencesOn(birth, on)[0]?.value).toBe(essence?.value)
    }),
  )
})

test('the Essence changes on the birthday, and a reading names both that meet in the twelve months ahead', () => {
  const birth = { year: 1962, month: 12, day: 3 }
  const essences = (on: PlainDate) =>
    essencesOn(birth, on).map(({ id, label, value }) => [id, renderFactLine(label, 'en'), value])
  expect(essences({ year: 1999, month: 11, day: 20 })).toEqual([
    ['you.essence.1999', 'Essence at age 36, 3 December 1998 to 2 December 1999', 6],
    ['you.essence.2000', 'Essence at age 37, 3 December 1999 to 2 December 2000', 6],
  ])
})
