import {
  ageOn,
  challenges,
  essence,
  parsePlainDate,
  periodCycles,
  personalDay,
  personalMonth,
  personalYear,
  pinnacles,
  universalYear,
  type PlainDate,
  type Span,
} from '@numeria/numerology'
import { birthdayAt, dayAfter, isoDate, isoMonth, lastDayOfMonth } from './calendar.ts'
import type { Fact, FactWriter, Person } from './fact.ts'
import { line, type FactLine } from './words/fact-line.ts'
import type { StoredTimeline } from '../../platform/database/stored-numbers.ts'

function isAt({ fromAge, toAge }: Span, age: number): boolean {
  return fromAge <= age && (toAge === null || age <= toAge)
}

/** The Personal Year of a forecast that is not about this year, and the Universal Year after it. */
export function forecastYearFacts(write: FactWriter, person: Person, year: number): Fact[] {
  const result = personalYear(parsePlainDate(person.birthDate), year)
  const place = { position: 'personalYear', value: result.value } as const
  return [
    ...write.number(
      'forecast_year',
      line('cycles.personalYear', year),
      result,
      place,
      write.idAt('personal_year', year),
    ),
    ...write.number(
      'next_universal_year',
      line('cycles.universalYear', year + 1),
      universalYear(year + 1),
      { position: 'universalYear', value: universalYear(year + 1).value },
      `world.universal_year.${year + 1}`,
    ),
  ]
}

/** Returns the Personal Year and the Universal Year of a day, the next Personal Year, and the current and the next Essence. */
export function yearFacts(write: FactWriter, person: Person, on: PlainDate): Fact[] {
  const { year } = on
  const birth = parsePlainDate(person.birthDate)
  const next = personalYear(birth, year + 1)
  return [
    ...write.number(
      'universal_year',
      line('cycles.universalYear', year),
      universalYear(year),
      { position: 'universalYear', value: universalYear(year).value },
      `world.universal_year.${year}`,
    ),
    ...write.number(
      'next_personal_year',
      line('cycles.personalYear', year + 1),
      next,
      { position: 'personalYear', value: next.value },
      write.idAt('personal_year', year + 1),
    ),
    ...essenceFacts(write, person, on),
  ]
}

/** The Essence runs from birthday to birthday, so that two of them meet in any twelve months. Its id has the year on whose 1 January it runs. */
function essenceFacts(write: FactWriter, person: Person, on: PlainDate): Fact[] {
  const birth = parsePlainDate(person.birthDate)
  const age = Math.max(0, ageOn(birth, on))
  return [age, age + 1].flatMap((at, index) => {
    const result = essence(person.fullName, at)
    const isSame = index === 1 && result.value === essence(person.fullName, age).value
    const last = dayAfter(birthdayAt(birth, at + 1), -1)
    const also = result.parts.map(({ letter, plane }) => write.sentence('letterTransit', `${letter}-${plane}`))
    return write
      .number(
        index === 0 ? 'essence' : 'next_essence',
        line('cycles.essence', at, birthdayAt(birth, at), last),
        result,
        { position: 'essence', value: result.value, also },
        write.idAt('essence', last.year),
      )
      .map((fact) =>
        isSame
          ? { ...fact, remarks: [...fact.remarks, 'the same number as the Essence before it: name one of them'] }
          : fact,
      )
  })
}

/** Twelve Personal Months, from the month of `from` on. */
export function monthFacts(write: FactWriter, person: Person, from: PlainDate): Fact[] {
  const birth = parsePlainDate(person.birthDate)
  return twelveMonths(from).flatMap(({ year, month }, index) => {
    const result = personalMonth(birth, { year, month })
    return write.number(
      `personal_month_${index + 1}`,
      line('cycles.personalMonth', line('month', year, month)),
      result,
      { position: 'personalMonth', value: result.value },
      write.idAt('personal_month', isoMonth(year, month)),
    )
  })
}

export function monthTimeline(person: Person, from: PlainDate, today: PlainDate): StoredTimeline {
  const birth = parsePlainDate(person.birthDate)
  return twelveMonths(from).map(({ year, month }) => ({
    label: line('month', year, month),
    value: personalMonth(birth, { year, month }).value,
    from: isoDate({ year, month, day: 1 }),
    to: isoDate(lastDayOfMonth(year, month)),
    isNow: year === today.year && month === today.month,
  }))
}

function twelveMonths(from: PlainDate): { year: number; month: number }[] {
  return Array.from({ length: 12 }, (_, index) => {
    const months = from.month - 1 + index
    return { year: from.year + Math.floor(months / 12), month: (months % 12) + 1 }
  })
}

/** The Personal Month of `today`, and the days from today on. */
export function dayFacts(write: FactWriter, person: Person, today: PlainDate, days: number): Fact[] {
  const birth = parsePlainDate(person.birthDate)
  const month = personalMonth(birth, today)
  return [
    ...write.number(
      'personal_month',
      line('cycles.personalMonth', line('month', today.year, today.month)),
      month,
      { position: 'personalMonth', value: month.value },
      write.idAt('personal_month', isoMonth(today.year, today.month)),
    ),
    ...Array.from({ length: days }, (_, index) => dayAfter(today, index)).flatMap((date, index) => {
      const result = personalDay(birth, date)
      return write.number(
        `personal_day_${index + 1}`,
        line('cycles.personalDay', line('day', date)),
        result,
        { position: 'personalDay', value: result.value },
        write.idAt('personal_day', isoDate(date)),
      )
    }),
  ]
}

export function dayTimeline(person: Person, today: PlainDate, days: number): StoredTimeline {
  const birth = parsePlainDate(person.birthDate)
  return Array.from({ length: days }, (_, index) => dayAfter(today, index)).map((date, index) => ({
    label: line('day', date),
    value: personalDay(birth, date).value,
    from: isoDate(date),
    to: isoDate(date),
    isNow: index === 0,
  }))
}

/** A Challenge has no years of its own. */
const timesOfChallenges = [
  'felt in the first half of life, and fades slowly',
  'felt in the middle of life, while the first still echoes',
  'the main Challenge, felt all life long beneath the others',
  'felt late in life',
]

/**
 * The great periods of a life: all of them, or those of one day with the main Challenge.
 * @param on that day; the label says of today's periods that they are those of now
 */
export function periodFacts(
  write: FactWriter,
  person: Person,
  today: PlainDate,
  which: 'all' | 'now',
  on: PlainDate = today,
): Fact[] {
  const birth = parsePlainDate(person.birthDate)
  const age = Math.max(0, ageOn(birth, on))
  const ageNow = Math.max(0, ageOn(birth, today))
  const spanOf = (name: FactLine, span: Span) =>
    line('cycles.span', name, span.fromYear, span.toYear, isAt(span, ageNow))
  return [
    ...pinnacles(birth).flatMap((one, index) =>
      which === 'all' || isAt(one, age)
        ? write.number(`pinnacle_${index + 1}`, spanOf(line('cycles.pinnacle', index), one), one, {
            position: 'pinnacle',
            value: one.value,
            also: [write.text('pinnaclePhase', index + 1)],
          })
        : [],
    ),
    ...challenges(birth).flatMap((one, index) =>
      which === 'all' || index === 2
        ? write
            .number(`challenge_${index + 1}`, line('cycles.challenge', index), one, {
              position: 'challenge',
              value: one.value,
              also: [write.text('challengePhase', index + 1)],
            })
            .map((fact) => ({ ...fact, remarks: [...fact.remarks, timesOfChallenges[index]!] }))
        : [],
    ),
    ...periodCycles(birth).flatMap((one, index) =>
      which === 'all' || isAt(one, age)
        ? write.number(`period_cycle_${index + 1}`, spanOf(line('cycles.periodCycle', index), one), one, {
            position: 'periodCycle',
            value: one.value,
            also: [write.text('periodCyclePhase', index + 1)],
          })
        : [],
    ),
  ]
}

/** The four Pinnacles with their years. `to` is empty for the last one, which lasts. */
export function pinnacleTimeline(person: Person, today: PlainDate): StoredTimeline {
  const birth = parsePlainDate(person.birthDate)
  const age = Math.max(0, ageOn(birth, today))
  return pinnacles(birth).map((one, index) => ({
    label: line('cycles.pinnacle', index),
    value: one.value,
    from: String(one.fromYear),
    to: one.toYear === null ? '' : String(one.toYear),
    isNow: isAt(one, age),
  }))
}
