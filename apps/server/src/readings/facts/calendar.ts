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

const utc = (date: PlainDate) => new Date(Date.UTC(date.year, date.month - 1, date.day))
const dayFormat = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'Saturday 21 November' */
export function spellDay(date: PlainDate): string {
  return dayFormat.format(utc(date)).replace(',', '')
}

/** 'November 2026' */
export function spellMonth(year: number, month: number): string {
  return monthFormat.format(utc({ year, month, day: 1 }))
}

export function lastDayOfMonth(year: number, month: number): PlainDate {
  return plainDateOf(new Date(Date.UTC(year, month, 0)))
}

export function ageOn(birth: PlainDate, on: PlainDate): number {
  const isBeforeBirthday = on.month < birth.month || (on.month === birth.month && on.day < birth.day)
  return Math.max(0, on.year - birth.year - (isBeforeBirthday ? 1 : 0))
}
