import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NumerologyError } from '../errors.ts'
import { formatWorking } from '../explain.ts'
import { parsePlainDate } from '../plain-date.ts'
import { challenges, periodCycles, pinnacleAges, pinnacles } from './life-periods.ts'
import { explain } from '../test-explain.ts'

const on = parsePlainDate
const spanOf = ({ fromAge, toAge, fromYear, toYear }: ReturnType<typeof pinnacles>[number]) => [
  fromAge,
  toAge,
  fromYear,
  toYear,
]

const anyDate = fc
  .record({ year: fc.integer({ min: 1, max: 9999 }), month: fc.integer({ min: 1, max: 12 }) })
  .chain((month) => fc.integer({ min: 1, max: 28 }).map((day) => ({ ...month, day })))

describe('Pinnacles', () => {
  test('the first lasts until 36 less the Life Path, the next two nine years each, the last for life', () => {
    expect(pinnacles(on('1950-10-16')).map(spanOf)).toEqual([
      [0, 31, 1950, 1981],
      [32, 40, 1982, 1990],
      [41, 49, 1991, 1999],
      [50, null, 2000, null],
    ])
  })

  test('a master Life Path counts as its digit for the ages: 22 ends the first at 32', () => {
    expect(pinnacleAges(22)).toEqual([32, 41, 50])
    expect(pinnacleAges(11)).toEqual(pinnacleAges(2))
  })

  test('the third rests on the first two and explains them first', () => {
    const [first, , third, fourth] = pinnacles(on('1949-05-15'))
    expect(formatWorking(third)).toBe('11 + 11 = 22')
    expect(explain(third)).toEqual([
      ...explain(first),
      expect.stringMatching(/^Pinnacle, Pythagorean: two numbers are added and reduced, keeping 11, 22 and 33/),
      'Day 15 → 1 + 5 = 6',
      'Year 1949 → 1 + 9 + 4 + 9 = 23 → 2 + 3 = 5',
      'Together 6 + 5 = 11, a master number',
      expect.any(String),
      'Pinnacle 11, a master number',
      'Pinnacle 11, a master number',
      'Together 11 + 11 = 22, a master number',
    ])
    expect(explain(fourth).slice(1)).toEqual([
      'Month 5',
      'Year 1949 → 1 + 9 + 4 + 9 = 23 → 2 + 3 = 5',
      'Together 5 + 5 = 10 → 1 + 0 = 1',
    ])
    expect(first).toMatchObject({ number: 'pinnacle', tradition: 'pythagorean', karmicDebt: [] })
  })
})

describe('Challenges', () => {
  test('masters are given up before subtracting, and 0 is a result', () => {
    expect(challenges(on('1975-11-29')).map((one) => one.value)).toEqual([0, 2, 2, 2])
  })

  test('the working shows the smaller taken from the larger', () => {
    const [first, , third] = challenges(on('1987-03-23'))
    expect(formatWorking(first)).toBe('5 − 3 = 2')
    expect(explain(first).slice(1)).toEqual(['Month 3', 'Day 23 → 2 + 3 = 5', 'Difference 5 − 3 = 2'])
    expect(explain(third).slice(-3)).toEqual(['Challenge 2', 'Challenge 2', 'Difference 2 − 2 = 0'])
    expect(third).toMatchObject({ number: 'challenge', tradition: 'pythagorean', karmicDebt: [], steps: [0] })
  })

  test('every challenge of every date lies between 0 and 8', () => {
    fc.assert(
      fc.property(anyDate, (birth) => {
        for (const { value } of challenges(birth)) expect(value >= 0 && value <= 8).toBe(true)
      }),
    )
  })
})

describe('Period Cycles', () => {
  test.each([
    ['1962-07-03', 1, [26, 53]],
    ['1961-08-04', 2, [25, 52]],
    ['1990-05-14', 11, [25, 52]],
    ['1990-06-14', 3, [33, 60]],
  ])('%s, Life Path %i: the first two end at %j', (birth, _lifePath, ends) => {
    expect(
      periodCycles(on(birth))
        .slice(0, 2)
        .map((cycle) => cycle.toAge),
    ).toEqual(ends)
  })

  test('they are month, day and year, with masters kept', () => {
    const cycles = periodCycles(on('1975-11-29'))
    expect(cycles.map((cycle) => cycle.value)).toEqual([11, 11, 22])
    expect(explain(cycles[2])).toEqual([
      'Period Cycle, Pythagorean: one part of the birth date is reduced, keeping 11, 22 and 33',
      'Year 1975 → 1 + 9 + 7 + 5 = 22, a master number',
    ])
    expect(cycles[0]).toMatchObject({ number: 'periodCycle', tradition: 'pythagorean', karmicDebt: [] })
  })
})

test('pinnacles and periods cover a whole life without gap or overlap, in ages and in years', () => {
  fc.assert(
    fc.property(anyDate, (birth) => {
      for (const spans of [pinnacles(birth), periodCycles(birth)]) {
        expect([spans[0]!.fromAge, spans.at(-1)!.toAge, spans.at(-1)!.toYear]).toEqual([0, null, null])
        for (const [index, span] of spans.entries()) {
          expect(span.fromYear - span.fromAge).toBe(birth.year)
          if (index > 0) {
            expect(span.fromAge).toBe(spans[index - 1]!.toAge! + 1)
            expect(span.fromYear).toBe(spans[index - 1]!.toYear! + 1)
          }
        }
      }
    }),
  )
})

test('an impossible date has no periods', () => {
  const birth = { year: 2001, month: 2, day: 29 }
  for (const compute of [pinnacles, challenges, periodCycles])
    expect(() => compute(birth)).toThrow(new NumerologyError('date.impossible'))
})
