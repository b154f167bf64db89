import type { AnalyticsEvent } from '@numeria/contract'
import { randomInt } from 'node:crypto'
import type { Database } from '../platform/database/connect.ts'

const minuteMs = 60_000
/** A queue that waited for a network is believed; a clock that is further off than this is not. */
const oldestMs = 48 * 60 * minuteMs
const aheadMs = 5 * minuteMs

/**
 * Stores events of browsers in one statement. Repeated events, after a lost answer, are stored once.
 * @returns the number of accepted events
 */
export async function recordEvents(db: Database, now: Date, events: readonly AnalyticsEvent[]): Promise<number> {
  if (events.length === 0) return 0
  // Steps that come without a number of their day belong to one visit each call.
  const nameless = randomInt(2 ** 48 - 1)
  const rows = events.map(({ event, ts, metadata }) => {
    const at = toMinute(believable(ts, now))
    return {
      day: at.toISOString().slice(0, 10),
      session: metadata?.session ?? nameless,
      event,
      at,
      language: metadata?.language ?? null,
      pack: metadata?.pack ?? null,
      channel: metadata?.channel ?? null,
    }
  })
  await db
    .insertInto('analytics_events')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return events.length
}

/** Precise enough for the funnel, and too coarse to link an event to a row of another table. */
function toMinute(at: Date): Date {
  return new Date(Math.floor(at.getTime() / minuteMs) * minuteMs)
}

function believable(ts: number, now: Date): Date {
  const age = now.getTime() - ts
  return age > oldestMs || age < -aheadMs ? now : new Date(ts)
}
