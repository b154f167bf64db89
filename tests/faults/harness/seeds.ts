/** The seed of this run, printed so that a failure can be played again: `FAULTS_SEED=<seed> npx vitest run --project faults`. */
export const seed = Number(process.env['FAULTS_SEED'] ?? Math.trunc(Math.random() * 2 ** 31))
console.log(`FAULTS_SEED=${seed}`)

/** The same numbers in 0 ≤ n < 1 for the same seed (mulberry32). */
export function seededRandom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
