import type { PlainDate } from '@numeria/numerology'

export function plainDateOf(at: Date): PlainDate {
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
}

export function dayAfter(date: PlainDate, days: number): PlainDate {
  return plainDateOf(new Date(Date.UTC(date.year, date.month - 1, date.day + days)))
}

/** '2026-11-21' */
export function isoDate({ year, month, day }: PlainDate): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** '2026-11' */
export function isoMonth(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`
}

export function lastDayOfMonth(year: number, month: number): PlainDate {
  return plainDateOf(new Date(Date.UTC(year, month, 0)))
}

/** The day on which a person reaches an age: 1 March where the year has no 29 February. */
export function birthdayAt({ year, month, day }: PlainDate, age: number): PlainDate {
  return plainDateOf(new Date(Date.UTC(year + age, month - 1, day)))
}
