/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0
  return hash
}

/** Chooses among equals: always the same for the same seed, and independently for each `slot`. */
export function createVariety(seed: string) {
  return (slot: string, choices: readonly string[]): string => choices[hashOf(`${slot}\n${seed}`) % choices.length]!
}
