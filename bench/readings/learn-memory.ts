import {
  featuresOf,
  places,
  type SensitiveModel,
  type WordFeatures,
} from '../../apps/server/src/readings/memory/sensitive/sensitive-model.ts'
import { randomFrom, shuffled } from './learn-danger.ts'
import type { Example } from './memory-facts.ts'

// Logistic regression by stochastic gradient descent with steps that shrink for each weight (Adagrad). Of each text the worst word is learned from, as
// it is the one that decides; the softmax over the words lets others take its place while the weights are unsettled.

const rounds = 12
const firstStep = 1
const firstSquares = 0.1
const dropped = 0.3
const firstStart = -2
const leastSlope = 1e-3
const leastShare = 0.01

type Row = { words: WordFeatures[]; isSensitive: boolean; weight: number }

/** The same examples give the same model. @param threshold the score from which a text counts as sensitive */
export function learn(examples: readonly Example[], threshold: number): SensitiveModel {
  const rows: Row[] = examples.map(({ text, isSensitive, weight }) => ({
    words: featuresOf(text),
    isSensitive,
    weight,
  }))
  const weights = new Float64Array(places)
  const squares = new Float64Array(places).fill(firstSquares)
  const random = randomFrom(7)
  let start = firstStart
  let startSquares = 1
  for (let round = 0; round < rounds; round += 1) {
    const step = firstStep * (1 - round / rounds)
    for (const { words, isSensitive, weight } of shuffled(rows, random)) {
      const kept = words.map((word) => someOf(word, random))
      const sums = kept.map(({ at, value }) =>
        at.reduce((sum, place, index) => sum + weights[place]! * value[index]!, 0),
      )
      const highest = Math.max(...sums)
      const slope = (1 / (1 + Math.exp(-start - highest)) - (isSensitive ? 1 : 0)) * weight
      if (Math.abs(slope) < leastSlope) continue
      startSquares += slope ** 2
      start -= (step * slope) / Math.sqrt(startSquares)
      const powers = sums.map((sum) => Math.exp(sum - highest))
      const all = powers.reduce((total, power) => total + power, 0)
      for (const [index, { at, value }] of kept.entries()) {
        const share = powers[index]! / all
        if (share < leastShare) continue
        for (const [nth, place] of at.entries()) {
          const own = slope * share * value[nth]!
          squares[place]! += own ** 2
          weights[place]! -= (step * own) / Math.sqrt(squares[place]!)
        }
      }
    }
  }
  return rounded(weights, start - threshold)
}

/** Most of the features, others each time: so no text is learned by heart from a few of its words. */
function someOf({ at, value }: WordFeatures, random: () => number): WordFeatures {
  const kept: WordFeatures = { at: [], value: [] }
  for (const [index, place] of at.entries()) {
    if (random() < dropped) continue
    kept.at.push(place)
    kept.value.push(value[index]!)
  }
  return kept
}

/** Weights as bytes, for texts of which no feature is dropped. The few largest are cut off, so that the others keep their differences. */
function rounded(weights: Float64Array, start: number): SensitiveModel {
  const sizes = weights.map(Math.abs).filter((size) => size > 0)
  const largest = sizes.sort()[Math.floor(0.9995 * sizes.length)] ?? 1
  const unit = largest / 127
  const bytes = weights.map((weight) => Math.max(-127, Math.min(127, Math.round(weight / unit))))
  return { scale: Math.fround(unit * (1 - dropped)), start: Math.fround(start), weights: Int8Array.from(bytes) }
}
