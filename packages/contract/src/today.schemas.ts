import { z } from 'zod'
import { tones } from './readings.ts'

/** A number of the day, with the engine's text in the page's language. */
const TodayNumber = z.object({ value: z.number().int().min(1).max(9), title: z.string(), sentence: z.string() })
export type TodayNumber = z.infer<typeof TodayNumber>

/** The Personal Day, Month and Year of one person on their day. */
export const Today = z.object({
  /** The day in `timeZone`. */
  on: z.iso.date(),
  /** The zone of the profile; `UTC` while the profile has none. */
  timeZone: z.string(),
  day: TodayNumber,
  month: TodayNumber,
  year: TodayNumber,
})
export type Today = z.infer<typeof Today>

export const TodayQuery = z.strictObject({ tone: z.enum(tones).optional() })
export type TodayQuery = z.infer<typeof TodayQuery>
