import { z } from 'zod'
import { fieldCode } from './field-errors.ts'
import {
  analyticsChannels,
  analyticsEvents,
  analyticsType,
  firstActions,
  retentionEvents,
  returnDays,
} from './analytics.ts'
import { pageLanguages } from './languages.ts'
import { packs } from './packs.ts'

/** Bounds of one call: enough for half a minute of a person, too little to be a burden. */
export const analyticsLimits = { events: 50, bodyBytes: 32 * 1024, depth: 4 } as const

/** Numbers and listed words only, so that no personal data can slip in. */
const Metadata = z.strictObject({
  session: z
    .number()
    .int()
    .min(0)
    .max(2 ** 48 - 1)
    .optional(),
  language: z.enum(pageLanguages).optional(),
  pack: z.enum(packs.map(({ id }) => id)).optional(),
  channel: z.enum(analyticsChannels).optional(),
  did: z.enum(firstActions).optional(),
  after: z.literal(returnDays).optional(),
})

export const AnalyticsEvent = z
  .strictObject({
    event: z.enum([...analyticsEvents, ...retentionEvents]),
    type: z.literal(analyticsType),
    /** Milliseconds since 1970, by the browser's clock. */
    ts: z.number().int().min(0).max(8_640_000_000_000_000),
    metadata: Metadata.optional(),
  })
  .superRefine(({ event, metadata }, context) => {
    const isReturn = event === 'returned'
    const hasAction = isReturn || event === 'first_session'
    if ((metadata?.did !== undefined) !== hasAction)
      context.addIssue({
        code: 'custom',
        path: ['metadata', 'did'],
        message: fieldCode('field.not_needed'),
      })
    if ((metadata?.after !== undefined) !== isReturn)
      context.addIssue({
        code: 'custom',
        path: ['metadata', 'after'],
        message: fieldCode('field.not_needed'),
      })
  })
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>

export const AnalyticsRequest = z.strictObject({ events: z.array(AnalyticsEvent).max(analyticsLimits.events) })
export type AnalyticsRequest = z.infer<typeof AnalyticsRequest>

export const AnalyticsReply = z.object({ accepted: z.number().int() })
export type AnalyticsReply = z.infer<typeof AnalyticsReply>
