import { analyticsType, type AnalyticsEvent, type AnalyticsEventName, type AnalyticsMetadata } from '@numeria/contract'
import { keys, type KeyValue } from '../../lib/storage.ts'

/** Events go out this often while there are any. */
export const flushEveryMs = 30_000
/** As many as the server takes in one call. */
const maxAtOnce = 50
/** Events kept while the server is unreachable. The oldest are dropped first. */
export const maxKept = 200

type World = {
  store: KeyValue
  /** Rejects where the events did not arrive. */
  send: (events: readonly AnalyticsEvent[]) => Promise<unknown>
  /** Whether sending the same once more could work. */
  isWorthAnotherTry: (error: unknown) => boolean
  now: () => number
  /** Called for events that did not arrive. */
  log: (error: unknown) => void
}

export type Queue = {
  add: (event: AnalyticsEventName, metadata: AnalyticsMetadata) => void
  /** Sends what waits, now. Never throws; what did not arrive waits again. */
  flush: () => Promise<void>
  /** Stops sending; what waits stays in the store. */
  close: () => void
}

/**
 * A queue of events, in memory and in the store, so that a reload loses nothing. What is on its way is in neither: a page that goes away cannot learn
 * what became of it, and counting once too little is better than twice.
 */
export function openQueue({ store, send, isWorthAnotherTry, now, log }: World): Queue {
  let waiting = storedEvents(store)

  function keep(events: AnalyticsEvent[]) {
    waiting = events.slice(-maxKept)
    if (waiting.length === 0) store.remove(keys.analyticsQueue)
    else store.set(keys.analyticsQueue, JSON.stringify(waiting))
  }

  async function flush() {
    const batch = waiting.slice(0, maxAtOnce)
    if (batch.length === 0) return
    keep(waiting.slice(maxAtOnce))
    try {
      await send(batch)
    } catch (error) {
      log(error)
      if (!isClosed && isWorthAnotherTry(error)) keep([...batch, ...waiting])
    }
  }

  let isClosed = false
  const timer = setInterval(() => void flush(), flushEveryMs)

  return {
    add: (event, metadata) => keep([...waiting, { event, type: analyticsType, ts: now(), metadata }]),
    flush,
    close() {
      isClosed = true
      clearInterval(timer)
    },
  }
}

/** Forgets every event that waits, the number of the day and the first action. */
export function wipeQueue(stores: readonly KeyValue[]): void {
  for (const store of stores) {
    store.remove(keys.analyticsQueue)
    store.remove(keys.analyticsSession)
    store.remove(keys.analyticsFirst)
  }
}

function storedEvents(store: KeyValue): AnalyticsEvent[] {
  try {
    const stored: unknown = JSON.parse(store.get(keys.analyticsQueue) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}
