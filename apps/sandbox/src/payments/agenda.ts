import type { Clock } from './clock.ts'

export type Agenda = {
  /** Does something once, when the provider's clock reaches `at`. */
  schedule(at: number, run: () => void): void
  /** Does what is due, in order. */
  catchUp(): void
  /** Moves the clock to `target`, stopping at each moment at which something happens. */
  advanceTo(target: number): void
}

/** Far more than a sandbox holds open; past it the soonest is forgotten, which is the oldest. */
const maxEntries = 20_000

export function createAgenda(clock: Clock): Agenda {
  const entries: { at: number; run(): void }[] = []

  function runUntil(target: number) {
    for (let next = entries[0]; next && next.at <= target; next = entries[0]) {
      entries.shift()
      clock.moveTo(next.at)
      next.run()
    }
  }

  return {
    schedule(at, run) {
      const place = entries.findLastIndex((entry) => entry.at <= at) + 1
      entries.splice(place, 0, { at, run })
      if (entries.length > maxEntries) entries.shift()
    },
    catchUp: () => runUntil(clock.now()),
    advanceTo(target) {
      runUntil(target)
      clock.moveTo(target)
    },
  }
}
