import { z } from 'zod'
import { fieldCode } from './field-errors.ts'

/** Whether a text is the name of a time zone in the IANA database, such as `Europe/Lisbon`. Offsets such as `+01:00` are none: they know no summer time. */
function isTimeZone(text: string): boolean {
  if (text.length > 64 || !/^[A-Za-z][A-Za-z0-9/_+-]*$/.test(text)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}

export const TimeZone = z.string().refine(isTimeZone, fieldCode('field.time_zone'))
