import type { ReferralPeriod } from '@numeria/contract'

const minuteMs = 60_000
const dayMs = 86_400_000
/** No clock is further from UTC than this. */
const furthestMs = 15 * 3_600_000

export type Period = { label: string; from: Date }

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * The days or months up to now in the reader's time zone, oldest first, each with its first moment: the last 7 days, the last 30, or the last 12 months. A day
 * may have 23 or 25 hours.
 * @param timeZone one that `isTimeZone` accepts
 */
export function periodsUntil(now: Date, period: ReferralPeriod, timeZone: string): Period[] {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const dateAt = (moment: number): string => calendar.format(moment)
  const today = dateAt(now.getTime())
  const labels = period === 'year' ? lastMonths(today, 12) : lastDays(today, period === 'week' ? 7 : 30)
  return labels.map((label) => ({ label, from: beginningOf(label.length === 7 ? `${label}-01` : label, dateAt) }))
}

function lastDays(today: string, count: number): string[] {
  const end = Date.parse(today)
  return Array.from({ length: count }, (_, index) => isoDate(end - (count - 1 - index) * dayMs))
}

function lastMonths(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: count }, (_, index) => isoDate(Date.UTC(year, month - count + index, 1)).slice(0, 7))
}

function isoDate(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}

/** The first minute in which the reader's calendar shows this date or a later one: a clock may skip midnight, and a zone may skip a day. */
function beginningOf(date: string, dateAt: (moment: number) => string): Date {
  let before = Date.parse(date) - furthestMs
  let after = Date.parse(date) + furthestMs
  while (after - before > minuteMs) {
    const middle = before + Math.floor((after - before) / 2 / minuteMs) * minuteMs
    if (dateAt(middle) >= date) after = middle
    else before = middle
  }
  return new Date(after)
}
