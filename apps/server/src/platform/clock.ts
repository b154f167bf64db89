/** Time is handed in, never taken: whoever needs the moment asks the clock it was given. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
