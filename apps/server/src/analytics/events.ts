import type { AnalyticsEvent } from '@numeria/contract'
import { randomInt } from 'node:crypto'
import { recordRetention } from './retention.ts'
import type { Database } from '../platform/database/connect.ts'

const minuteMs = 60_000
/** A queue that waited for a network is believed; a clock that is further off than this is not. */
const oldestMs = 48 * 60 * minuteMs
const aheadMs = 5 * minuteMs

/**
 * Stores events of browsers. Repeated events, after a lost answer, are stored once.
 * @returns the number of accepted events
 */
export async function recordEvents(db: Database, now: Date, events: readonly AnalyticsEvent[]): Promise<number> {
  if (events.length === 0) return 0
  // Steps that come without a number of their day belong to one visit each call.
  const nameless = randomInt(2 ** 48 - 1)
  const rows = []
  const notes = []
  for (const { event, ts, metadata } of events) {
    const at = toMinute(believable(ts, now))
    const day = at.toISOString().slice(0, 10)
    const session = metadata?.session ?? nameless
    if (metadata?.did) notes.push({ day, session, after: metadata.after ?? 0, did: metadata.did })
    else
      rows.push({
        day,
        session,
        event,
        at,
        language: metadata?.language ?? null,
        pack: metadata?.pack ?? null,
        channel: metadata?.channel ?? null,
      })
  }
  if (rows.length > 0)
    await db
      .insertInto('analytics_events')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  if (notes.length > 0) await recordRetention(db, notes)
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
