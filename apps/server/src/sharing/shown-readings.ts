import { createHash } from 'node:crypto'
import type { PublicReading } from '@numeria/contract'

/** A public reading as visitors see it, and a name of this very content. */
export type ShownReading = { reading: PublicReading; version: string }

/** Readings kept: some 15 KB each. */
const mostKept = 500

/** A cache of what public readings show, because leaving names and dates out takes tens of milliseconds. It drops the least recently used. */
export class ShownReadings {
  readonly #readings = new Map<string, Promise<ShownReading>>()

  /**
   * Simultaneous visits share one making, but no failure.
   * @param from everything that the reading is made from and that can change
   */
  take(from: unknown, make: () => Promise<PublicReading>): Promise<ShownReading> {
    const key = hashOf(from)
    const shown = this.#readings.get(key) ?? this.#begin(key, make)
    this.#readings.delete(key)
    this.#readings.set(key, shown)
    if (this.#readings.size > mostKept) this.#readings.delete(this.#readings.keys().next().value!)
    return shown
  }

  #begin(key: string, make: () => Promise<PublicReading>): Promise<ShownReading> {
    const shown = make().then((reading) => ({ reading, version: hashOf(reading) }))
    shown.catch(() => {
      if (this.#readings.get(key) === shown) this.#readings.delete(key)
    })
    return shown
  }
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url')
}
