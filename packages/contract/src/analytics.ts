import type { PageLanguage } from './languages.ts'
import { shareRewards, type ShareChannel } from './sharing.ts'

/** The funnel steps that browsers report, after consent. The server counts in its own tables what it knows itself: sign-ups, readings, purchases, codes. */
export const analyticsEvents = ['visit', 'login_shown', 'packs_viewed', 'share_opened'] as const

/** The steps of the funnel, in the order in which people take them. */
export const funnelSteps = [
  'visit',
  'login_shown',
  'sign_up',
  'first_reading',
  'packs_viewed',
  'purchase_started',
  'purchase',
  'share_opened',
  'share',
  'referral_code_made',
  'referral',
] as const
export type FunnelStepName = (typeof funnelSteps)[number]

/** Days after the sign-up on which a browser with consent reports that it was opened again. */
export const returnDays = [1, 7, 30] as const
export type ReturnDay = (typeof returnDays)[number]

/** Actions of a person on the day of the sign-up. The last one that applies is reported. */
export const firstActions = ['looked', 'free_reading', 'quick_answer', 'paid_reading', 'shared', 'purchased'] as const
export type FirstAction = (typeof firstActions)[number]

/** Reported by browsers, after consent: `first_session` on the day of the sign-up, `returned` on a return day. */
export const retentionEvents = ['first_session', 'returned'] as const
export type AnalyticsEventName = (typeof analyticsEvents)[number] | (typeof retentionEvents)[number]

/** The only type of event there is. */
export const analyticsType = 'funnel'

/** The object or the channel of a share. */
export const analyticsChannels = [...(Object.keys(shareRewards) as ShareChannel[]), 'reading', 'demo', 'chart'] as const
type AnalyticsChannel = (typeof analyticsChannels)[number]

/**
 * Event properties. `session` is a random whole number below 2^48, drawn by the browser once a day, so that the steps of one visit can be ordered; it is
 * linked to no user.
 */
export type AnalyticsMetadata = {
  session?: number
  language?: PageLanguage
  /** A pack's id. */
  pack?: string
  channel?: AnalyticsChannel
  /** Of retention events. */
  did?: FirstAction
  /** Of `returned`. */
  after?: ReturnDay
}
