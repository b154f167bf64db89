// Days in words. Weekdays and months are written out, so that a fact says the same on every machine.
import type { PlainDate } from '@numeria/numerology'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const months = 'January February March April May June July August September October November December'.split(' ')

/** 'Saturday 21 November' */
export function spellDay({ year, month, day }: PlainDate): string {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay()
  return `${weekdays[weekday]} ${day} ${months[month - 1]}`
}

/** '21 November 2026' */
export function spellDate({ year, month, day }: PlainDate): string {
  return `${day} ${spellMonth(year, month)}`
}

/** 'November 2026' */
export function spellMonth(year: number, month: number): string {
  return `${months[month - 1]} ${year}`
}
