import { locale } from '#messages/locale'

// A period's name is a date of the reader's calendar already: read and written in UTC, no clock can move it.
const options = { timeZone: 'UTC' } as const
const dayShort = new Intl.DateTimeFormat(locale, { ...options, day: 'numeric', month: 'short' })
const dayLong = new Intl.DateTimeFormat(locale, { ...options, weekday: 'short', day: 'numeric', month: 'long' })
const monthShort = new Intl.DateTimeFormat(locale, { ...options, month: 'short' })
const monthLong = new Intl.DateTimeFormat(locale, { ...options, month: 'long', year: 'numeric' })

const isMonth = (period: string) => period.length === 7

/** '2026-11-21' as 21 Nov, '2026-11' as Nov: under an axis. */
export function shortPeriod(period: string): string {
  return (isMonth(period) ? monthShort : dayShort).format(new Date(period))
}

/** '2026-11-21' as Sat, 21 November, '2026-11' as November 2026: in a table. */
export function longPeriod(period: string): string {
  return (isMonth(period) ? monthLong : dayLong).format(new Date(period))
}

/** Which of so many names stand under an axis that has room for `room` of them: evenly spread, the newest always among them. */
export function namedAt(count: number, room: number): (index: number) => boolean {
  const step = Math.max(1, Math.ceil(count / Math.max(1, room)))
  return (index) => (count - 1 - index) % step === 0
}
