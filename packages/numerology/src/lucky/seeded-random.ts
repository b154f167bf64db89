/** FNV-1a, 32 bits (Fowler, Noll, Vo), over the two bytes of each UTF-16 unit. */
function hash(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    state = Math.imul(state ^ (unit & 0xff), 0x01000193)
    state = Math.imul(state ^ (unit >>> 8), 0x01000193)
  }
  return state >>> 0
}

/** The Mulberry32 generator (Tommy Ettinger, public domain): whole numbers from 0 to 2³² − 1, the same for the same seed. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

const range = 2 ** 32

/**
 * Whole numbers from 1 to `highest`, each as likely as any other, in an order that `seed` alone decides. Not for secrets.
 *
 * Draws above the last full round of `highest` are thrown away: a plain remainder would favour the low numbers.
 */
export function seededNumbers(seed: string, highest: number): () => number {
  const next = mulberry32(hash(seed))
  const fair = range - (range % highest)
  return () => {
    let drawn = next()
    while (drawn >= fair) drawn = next()
    return (drawn % highest) + 1
  }
}
