import type { ReadingNumbers } from '@numeria/contract'
import {
  challenges,
  essenceInYear,
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
import { ageOn, dayAfter, isoDate, lastDayOfMonth, spellDay, spellMonth } from './calendar.ts'
import type { Fact, FactWriter, Person } from './fact.ts'

type Timeline = NonNullable<ReadingNumbers['timeline']>

export const ordinals = ['First', 'Second', 'Third', 'Fourth'] as const

function isAt({ fromAge, toAge }: Span, age: number): boolean {
  return fromAge <= age && (toAge === null || age <= toAge)
}

function spellSpan({ fromYear, toYear }: Span): string {
  return toYear === null ? `from ${fromYear} on` : `${fromYear} to ${toYear}`
}

/** The years of a person around `today`. */
export function yearFacts(write: FactWriter, person: Person, today: PlainDate): Fact[] {
  const birth = parsePlainDate(person.birthDate)
  const { year } = today
  const next = personalYear(birth, year + 1)
  return [
    ...write.number('universal_year', `Universal Year ${year}`, universalYear(year)),
    ...write.number('next_personal_year', `Personal Year ${year + 1}`, next, {
      position: 'personalYear',
      value: next.value,
    }),
    ...write.number('essence', 'Essence', essenceInYear(person.fullName, birth, year)),
  ]
}

/** Twelve Personal Months, from the month of `from` on. */
export function monthFacts(write: FactWriter, person: Person, from: PlainDate): Fact[] {
  const birth = parsePlainDate(person.birthDate)
  return twelveMonths(from).flatMap(({ year, month }, index) => {
    const result = personalMonth(birth, { year, month })
    return write.number(`personal_month_${index + 1}`, `Personal Month, ${spellMonth(year, month)}`, result, {
      position: 'personalMonth',
      value: result.value,
    })
  })
}

export function monthTimeline(person: Person, from: PlainDate, today: PlainDate): Timeline {
  const birth = parsePlainDate(person.birthDate)
  return twelveMonths(from).map(({ year, month }) => ({
    label: spellMonth(year, month),
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
    ...write.number('personal_month', `Personal Month, ${spellMonth(today.year, today.month)}`, month, {
      position: 'personalMonth',
      value: month.value,
    }),
    ...Array.from({ length: days }, (_, index) => dayAfter(today, index)).flatMap((date, index) => {
      const result = personalDay(birth, date)
      return write.number(`personal_day_${index + 1}`, `Personal Day, ${spellDay(date)}`, result, {
        position: 'personalDay',
        value: result.value,
      })
    }),
  ]
}

export function dayTimeline(person: Person, today: PlainDate, days: number): Timeline {
  const birth = parsePlainDate(person.birthDate)
  return Array.from({ length: days }, (_, index) => dayAfter(today, index)).map((date, index) => ({
    label: spellDay(date),
    value: personalDay(birth, date).value,
    from: isoDate(date),
    to: isoDate(date),
    isNow: index === 0,
  }))
}

/** The great periods of a life: all of them, or those of now with the main Challenge. */
export function periodFacts(write: FactWriter, person: Person, today: PlainDate, which: 'all' | 'now'): Fact[] {
  const birth = parsePlainDate(person.birthDate)
  const age = ageOn(birth, today)
  const told = (name: string, index: number, span: Span) =>
    `${ordinals[index]} ${name}, ${spellSpan(span)}${isAt(span, age) ? ' (now)' : ''}`
  return [
    ...pinnacles(birth).flatMap((one, index) =>
      which === 'all' || isAt(one, age)
        ? write.number(`pinnacle_${index + 1}`, told('Pinnacle', index, one), one, {
            position: 'pinnacle',
            value: one.value,
          })
        : [],
    ),
    ...challenges(birth).flatMap((one, index) =>
      which === 'all' || index === 2
        ? write.number(`challenge_${index + 1}`, `${ordinals[index]}${index === 2 ? ' and main' : ''} Challenge`, one, {
            position: 'challenge',
            value: one.value,
          })
        : [],
    ),
    ...periodCycles(birth).flatMap((one, index) =>
      which === 'all' || isAt(one, age)
        ? write.number(`period_cycle_${index + 1}`, told('Period Cycle', index, one), one)
        : [],
    ),
  ]
}

/** The four Pinnacles with their years. `to` is empty for the last one, which lasts. */
export function pinnacleTimeline(person: Person, today: PlainDate): Timeline {
  const birth = parsePlainDate(person.birthDate)
  const age = ageOn(birth, today)
  return pinnacles(birth).map((one, index) => ({
    label: `${ordinals[index]} Pinnacle`,
    value: one.value,
    from: String(one.fromYear),
    to: one.toYear === null ? '' : String(one.toYear),
    isNow: isAt(one, age),
  }))
}
