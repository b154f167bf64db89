import type { AnalyticsEventName, AnalyticsMetadata } from '@numeria/contract'

export type Listener = (event: AnalyticsEventName, metadata: AnalyticsMetadata) => void

let listener: Listener | null = null

/** Who takes what is noted: the queue, once a person said yes; nobody (`null`) before and after. */
export function listenToNotes(next: Listener | null): void {
  listener = next
}

/** Notes a step of the funnel. Without consent it is forgotten on the spot. */
export function note(event: AnalyticsEventName, metadata: AnalyticsMetadata = {}): void {
  listener?.(event, metadata)
}
