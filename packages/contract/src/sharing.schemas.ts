import { z } from 'zod'
import { readingLanguages } from './languages.ts'
import { namedReadings, traditions } from './readings.ts'
import { shareRefusals, shareRewards, type ShareChannel } from './sharing.ts'

const channels = Object.keys(shareRewards) as [ShareChannel, ...ShareChannel[]]

export const ShareRequest = z.strictObject({
  /** The browser's own idea of the reward. The server has a table of its own and does not read this. */
  delta: z.unknown().optional(),
  reason: z.enum(channels),
})
export type ShareRequest = z.infer<typeof ShareRequest>

/** `credited` is 0 with a `message` where nothing more is paid today or the reward waits for a person to look at it. */
export const ShareReply = z.object({
  credited: z.number().int(),
  /** The reason in the toast: 'sharing on Facebook'. */
  reason: z.string(),
  message: z.string().optional(),
  /** The same as `message`, for a page that has words of its own. */
  code: z.enum(shareRefusals).optional(),
})
export type ShareReply = z.infer<typeof ShareReply>

/** The share rewards of a user now, so that a page can announce each of them before the share. */
export const ShareStatus = z.object({
  /** Channels without a reward, since their platform forbids it. */
  unrewarded: z.array(z.enum(channels)),
  usedToday: z.array(z.enum(channels)),
  /** Credits left under the caps of the day and of seven days. */
  creditsLeft: z.number().int(),
  /** A reward now waits for a review before it is credited. */
  isReviewed: z.boolean(),
})
export type ShareStatus = z.infer<typeof ShareStatus>

/** Makes a reading public at an address that cannot be guessed. Nothing about the person is on it unless chosen. */
export const PublishRequest = z.strictObject({
  showName: z.boolean().default(false),
  showBirthDate: z.boolean().default(false),
})
export type PublishRequest = z.input<typeof PublishRequest>

/** The content of the public reading. */
export const PreviewQuery = z.object({
  showName: z.stringbool().default(false),
  showBirthDate: z.stringbool().default(false),
})

const PictureLight = z.object({ light: z.enum(['night', 'day']).default('night') })
export const ReadingPictureQuery = PreviewQuery.extend(PictureLight.shape)
export const ChartPictureQuery = PictureLight.extend({ tone: z.enum(['mystic', 'pragmatic']).default('mystic') })
export const NumberPictureQuery = PictureLight

/** A picture to be posted, and for its text alternative the words on it. */
export const Picture = z.object({
  title: z.string(),
  numbers: z.array(z.object({ value: z.number().int(), label: z.string() })),
  /** A line or two, as plain text. */
  words: z.string(),
  /** 1080 × 1350. With a language model's words it carries the mark of the IPTC, and a signed manifest where the server has a certificate. */
  png: z.base64(),
})
export type Picture = z.infer<typeof Picture>

/** Null: this reading is private. */
export const PublishedReply = z.object({
  published: z.object({ url: z.string(), showName: z.boolean(), showBirthDate: z.boolean() }).nullable(),
})
export type PublishedReply = z.infer<typeof PublishedReply>

/** A public reading as visitors see it. */
export const PublicReading = z.object({
  /** Its kind, by its name in `readings.ts`. */
  reading: z.enum([...namedReadings, 'chat']),
  tradition: z.enum(traditions),
  /** Its language. */
  language: z.enum(readingLanguages),
  /** Markdown. Names and birth dates that are not shown are left out of the sentences. */
  response: z.string(),
  fullName: z.string().nullable(),
  birthDate: z.string().nullable(),
  /** The numbers it was written from, largest first in meaning: at most six. */
  numbers: z.array(z.object({ key: z.string(), label: z.string(), text: z.string() })),
  createdOn: z.string(),
})
export type PublicReading = z.infer<typeof PublicReading>
