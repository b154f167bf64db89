import { keys, type KeyValue } from '../../lib/storage.ts'

/** A day and the number that a browser goes by on it. */
type DaySession = { session: number; isNew: boolean }

/** The number that this browser goes by today (UTC): random, drawn anew each day, so that no two days can be put together. */
export function daySession(store: KeyValue, now: Date): DaySession {
  const today = now.toISOString().slice(0, 10)
  const [day, kept] = store.get(keys.analyticsSession)?.split(' ') ?? []
  const session = Number(kept)
  if (day === today && Number.isSafeInteger(session)) return { session, isNew: false }
  const [high, low] = crypto.getRandomValues(new Uint32Array(2))
  const drawn = (high! % 2 ** 16) * 2 ** 32 + low!
  store.set(keys.analyticsSession, `${today} ${drawn}`)
  return { session: drawn, isNew: true }
}
