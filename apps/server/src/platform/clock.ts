/** The clock is injected: code that needs the time asks the clock it was given. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
