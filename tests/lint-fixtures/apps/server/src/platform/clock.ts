export const systemClock = (): Date => new Date()
