export const daySeconds = 86_400

export type Clock = {
  /** Seconds since 1970 on the provider's clock, which `moveTo` sets ahead of the machine's. */
  now(): number
  /** How many seconds the provider is ahead of the machine. */
  ahead(): number
  /** Sets the clock forward; a moment that has passed changes nothing. */
  moveTo(seconds: number): void
}

export function createClock(): Clock {
  let ahead = 0
  const now = () => Math.floor(Date.now() / 1_000) + ahead
  return {
    now,
    ahead: () => ahead,
    moveTo(seconds) {
      ahead += Math.max(0, seconds - now())
    },
  }
}

/** The same day of the month `count` months on, at the same time, or the last day of a shorter month. */
export function addMonths(seconds: number, count: number): number {
  const date = new Date(seconds * 1_000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return Math.floor(date.getTime() / 1_000)
}
