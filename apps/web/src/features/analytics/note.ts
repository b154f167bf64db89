import type { AnalyticsEventName, AnalyticsMetadata } from '@numeria/contract'
import { keys, local } from '../../lib/storage.ts'

export type Listener = (event: AnalyticsEventName, metadata: AnalyticsMetadata) => void

let listener: Listener | null = null
let early: Parameters<Listener>[] = []

/** Sets the receiver of analytics events: the queue after consent, `null` without it. */
export function listenToNotes(next: Listener | null): void {
  listener = next
  const heard = early
  early = []
  if (next) for (const [event, metadata] of heard) next(event, metadata)
}

/** Notes a step of the funnel. Without consent it is forgotten on the spot; with it, it waits in memory for the queue, which is loaded late. */
export function note(event: AnalyticsEventName, metadata: AnalyticsMetadata = {}): void {
  if (listener) listener(event, metadata)
  else if (local.get(keys.analyticsConsent) === 'yes') early.push([event, metadata])
}
