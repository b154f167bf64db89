import { z } from 'zod'

/** Bounds of one call: enough for half a minute of a person, too little to be a burden. */
export const analyticsLimits = { events: 50, bodyBytes: 32 * 1024, depth: 4 } as const

export const AnalyticsEvent = z.strictObject({
  event: z
    .string()
    .min(1)
    .max(64)
    .regex(/^[a-z][a-z0-9_]*$/, 'An event is named in lower case: share_opened.'),
  type: z
    .string()
    .min(1)
    .max(32)
    .regex(/^[a-z][a-z0-9_]*$/, 'A type is named in lower case: funnel.'),
  /** Milliseconds since 1970, by the browser's clock. */
  ts: z.number().int().min(0).max(8_640_000_000_000_000),
  metadata: z.record(z.string().max(64), z.unknown()).optional(),
})
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>

export const AnalyticsRequest = z.strictObject({ events: z.array(AnalyticsEvent).max(analyticsLimits.events) })
export type AnalyticsRequest = z.infer<typeof AnalyticsRequest>

export const AnalyticsReply = z.object({ accepted: z.number().int() })
export type AnalyticsReply = z.infer<typeof AnalyticsReply>
