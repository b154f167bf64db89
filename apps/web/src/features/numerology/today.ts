import type { PlainDate } from '@numeria/numerology'

/** The day it is where the person sits. */
export function today(): PlainDate {
  const now = new Date()
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
}
