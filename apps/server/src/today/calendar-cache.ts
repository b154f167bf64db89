import { createHash } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { writeCalendar, type WantedCalendar } from './calendar.ts'

/** Calendars kept: some 50 KB each. */
const maxKept = 100

type Written = { text: string; etag: string }

/** A cache of written calendars that drops the least recently used. Writing one takes some 6 ms of a core. */
export class CalendarCache {
  readonly #deps: Pick<Deps, 'settings' | 'metrics'>
  readonly #calendars = new Map<string, Written>()

  constructor(deps: Pick<Deps, 'settings' | 'metrics'>) {
    this.#deps = deps
  }

  take(wanted: WantedCalendar): Written {
    const key = JSON.stringify(wanted)
    const calendar = this.#calendars.get(key) ?? this.#write(wanted)
    this.#calendars.delete(key)
    this.#calendars.set(key, calendar)
    if (this.#calendars.size > maxKept) this.#calendars.delete(this.#calendars.keys().next().value!)
    return calendar
  }

  #write(wanted: WantedCalendar): Written {
    this.#deps.metrics.calendarsWritten.inc()
    const text = writeCalendar(this.#deps, wanted)
    return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
  }
}
