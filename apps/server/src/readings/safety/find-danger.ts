import { readFileSync } from 'node:fs'
import { decodeModel, judge, type Danger } from './danger-model.ts'
import { plainDanger } from './plain-danger.ts'

/** Learned by `npm run readings:train`. */
const model = decodeModel(readFileSync(new URL('danger.model', import.meta.url)))

/**
 * The danger that a message speaks of, in plain or indirect words of any of the six languages; `null` for all others. It is the fast
 * path: what it misses, the model reports by its control line.
 * @example findDanger('I could kill for a coffee') // null
 */
export function findDanger(message: string): Danger | null {
  const plain = plainDanger(message)
  if (plain !== null) return plain
  const { likeliest, score } = judge(model, message)
  return score > 0 ? likeliest : null
}
