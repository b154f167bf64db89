/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash
}

export type Variety = <Choice>(slot: string, choices: readonly Choice[]) => Choice[]

/** Puts choices into an order of their own: always the same for the same seed, and independently for each `slot`. */
export function createVariety(seed: string): Variety {
  const seeded = hashOf(seed)
  return (slot, choices) => {
    let state = (hashOf(slot) ^ seeded) >>> 0
    const shuffled = [...choices]
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0
      const other = state % (last + 1)
      ;[shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!]
    }
    return shuffled
  }
}
