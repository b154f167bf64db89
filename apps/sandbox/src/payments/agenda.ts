import type { Clock } from './clock.ts'

export type Agenda = {
  /** Does something once, when the provider's clock reaches `at`. */
  schedule(at: number, run: () => void): void
  /** Does what is due, in order. */
  catchUp(): void
  /** Moves the clock to `target`, stopping at each moment at which something happens. */
  advanceTo(target: number): void
}

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
      const later = entries.findIndex((entry) => entry.at > at)
      entries.splice(later === -1 ? entries.length : later, 0, { at, run })
    },
    catchUp: () => runUntil(clock.now()),
    advanceTo(target) {
      runUntil(target)
      clock.moveTo(target)
    },
  }
}
