import { ideasOf, type Danger, type FoundIdeas } from './ideas/ideas.ts'
import { readIdeas } from './read-ideas.ts'
import { weights } from './weights.ts'

const dangers = Object.keys(weights) as Danger[]

/**
 * The danger that a message speaks of, in plain or indirect words of any of the six languages; `null` for all others. It looks at the
 * ideas in the words alone and is the fast path: what it misses, the model reports by its control line.
 * @example findDanger('I could kill for a coffee') // null
 */
export function findDanger(message: string): Danger | null {
  return heaviest(readIdeas(message), weights)
}

/** The danger with the greatest weight, where that is above 0. */
export function heaviest(
  read: readonly FoundIdeas[],
  weighed: Record<Danger, Readonly<Record<string, number>>>,
): Danger | null {
  const scores = dangers.map((danger) => ({
    danger,
    score: Math.max(...read.map((found) => scoreOf(featuresOf(found, danger), weighed[danger]))),
  }))
  const [first] = scores.toSorted((one, other) => other.score - one.score)
  return first!.score > 0 ? first!.danger : null
}

function scoreOf(features: readonly string[], weighed: Readonly<Record<string, number>>): number {
  if (features.length === 0) return -Infinity
  return features.reduce((sum, feature) => sum + (weighed[feature] ?? 0), weighed.start ?? 0)
}

/** Returns the weighted features: each idea of a danger, each idea around it, and the pairs of both, as 'letters', 'fiction', 'letters+giveaway', 'letters+letters'. */
export function featuresOf(found: FoundIdeas, danger: Danger): string[] {
  const own = ideasOf[danger].filter((idea) => found.has(idea))
  const around = ideasOf.around.filter((idea) => found.has(idea))
  const pairs = own.flatMap((one, at) => [...own.slice(at + 1), ...around].map((other) => `${one}+${other}`))
  const twice = own.filter((idea) => found.has(`${idea} twice`)).map((idea) => `${idea}+${idea}`)
  return own.length === 0 ? [] : [...own, ...around, ...pairs, ...twice]
}
