import { z } from 'zod'
import { tones } from './readings.ts'
import { TimeZone } from './time-zone.ts'

/** A number of the day, with the engine's text in the page's language. */
const TodayNumber = z.object({ value: z.number().int().min(1).max(9), title: z.string(), sentence: z.string() })
export type TodayNumber = z.infer<typeof TodayNumber>

const LetterPart = z.object({ heading: z.string(), value: z.number().int(), title: z.string(), sentence: z.string() })
export type LetterPart = z.infer<typeof LetterPart>

/** Beginnings of a day, in the page's language. */
const YearlyLetter = z.object({ title: z.string(), parts: z.array(LetterPart) })
export type YearlyLetter = z.infer<typeof YearlyLetter>

/** The Personal Day, Month and Year of one person on their day. */
export const Today = z.object({
  /** The day in `timeZone`. */
  on: z.iso.date(),
  /** The zone of the profile; `UTC` while the profile has none. */
  timeZone: z.string(),
  day: TodayNumber,
  month: TodayNumber,
  year: TodayNumber,
  /** On their birthday. */
  letter: YearlyLetter.nullable(),
})
export type Today = z.infer<typeof Today>

export const TodayQuery = z.strictObject({ tone: z.enum(tones).optional() })
export type TodayQuery = z.infer<typeof TodayQuery>

/** How a person gets the numbers of the day. */
export const Reminders = z.object({
  /** Whether this server sends e-mails at all. */
  canEmail: z.boolean(),
  /** The public key with which browsers subscribe to the notifications of this server; null: it sends none. */
  pushKey: z.string().nullable(),
  email: z.boolean(),
  /** The devices that get notifications, each by the SHA-256 of the address of its subscription, in base64url. */
  devices: z.array(z.string()),
  /** The hour of the person's clocks in which they are sent. */
  hour: z.number().int().min(0).max(23),
  /** Reminders that ended by themselves: all of them after many unopened ones, or the e-mails since the mail server of the person refused one for good. */
  ended: z.enum(['quiet', 'refused']).nullable(),
})
export type Reminders = z.infer<typeof Reminders>

const choice = { hour: z.number().int().min(0).max(23), tone: z.enum(tones), timeZone: TimeZone }
export const RemindersUpdate = z.strictObject({ email: z.boolean(), ...choice })
export type RemindersUpdate = z.infer<typeof RemindersUpdate>

/** Bytes in base64url, without padding. */
const bytes = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}$`))

/** A subscription as `PushSubscription.toJSON()` has it, and when and how this device wants the numbers. */
export const DeviceRequest = z.strictObject({
  endpoint: z.string().max(1_000),
  keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
  ...choice,
})
export type DeviceRequest = z.infer<typeof DeviceRequest>

/** One month of Personal Days, and the address of the calendar. */
export const CalendarMonth = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  /** The person's day today. */
  today: z.iso.date(),
  number: TodayNumber,
  year: TodayNumber,
  days: z.array(TodayNumber.extend({ on: z.iso.date() })),
  /** Since when calendar programs can fetch the numbers; null: there is no address. */
  since: z.string().nullable(),
})
export type CalendarMonth = z.infer<typeof CalendarMonth>

export const CalendarQuery = z.strictObject({
  month: z
    .string()
    .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/)
    .optional(),
  tone: z.enum(tones).optional(),
})
export type CalendarQuery = z.infer<typeof CalendarQuery>

/** The secret address. It is shown once. */
export const CalendarReply = z.object({ url: z.string() })
export type CalendarReply = z.infer<typeof CalendarReply>

/** Letters that a person asked for. */
export const YearlyLetters = z.object({
  /** Whether this server sends e-mails at all. */
  canEmail: z.boolean(),
  /** On the birthday. */
  birthday: z.boolean(),
  /** On the days on which a Personal Year, a Pinnacle or an Essence begins. */
  turns: z.boolean(),
})
export type YearlyLetters = z.infer<typeof YearlyLetters>

export const YearlyLettersUpdate = z.strictObject({
  birthday: z.boolean(),
  turns: z.boolean(),
  tone: z.enum(tones),
  timeZone: TimeZone,
})
export type YearlyLettersUpdate = z.infer<typeof YearlyLettersUpdate>
