import { setTimeout as pause } from 'node:timers/promises'

/**
 * Lets so many begin within any `ms`, wherever that starts, in the order in which they came. A limit that is counted by the clock lets twice as many begin at its turn.
 * @returns a call that resolves with the moment of a beginning
 */
export function slidingWindow(most: number, ms: number): () => Promise<number> {
  /** Of the last `most`, the oldest first. */
  const begun: number[] = []
  const begin = async () => {
    const free = begun.length < most ? 0 : begun.shift()! + ms
    let now = performance.now()
    for (; now < free; now = performance.now()) await pause(free - now)
    begun.push(now)
    return now
  }
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    const next = last.then(begin)
    last = next
    return next
  }
}
