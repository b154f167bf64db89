/** A piece of work that is timed: `run` does it once for each of `units`. */
export type Contestant = { name: string; units: number; run: () => void }

export type Timing = { name: string; microsecondsPerUnit: number; rounds: number[] }

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)]!
}

/**
 * Times the contestants round by round, one after the other in each, so that what else the machine does falls on all of them
 * alike. Counted is the processor's time, garbage collection included, which waiting for a busy machine does not change. Warm-up rounds are run first and not counted; the median counts.
 */
export function interleave(contestants: readonly Contestant[], warmUps: number, rounds: number): Timing[] {
  const timings = contestants.map(({ name }): Timing => ({ name, microsecondsPerUnit: 0, rounds: [] }))
  for (let round = -warmUps; round < rounds; round++)
    for (const [index, { units, run }] of contestants.entries()) {
      const before = process.cpuUsage()
      run()
      const { user, system } = process.cpuUsage(before)
      const microseconds = (user + system) / units
      if (round >= 0) timings[index]!.rounds.push(microseconds)
    }
  for (const timing of timings) timing.microsecondsPerUnit = medianOf(timing.rounds)
  return timings
}
