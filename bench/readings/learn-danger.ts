import {
  featuresOf,
  places,
  sentencesOf,
  wordFeaturesOf,
  type Features,
} from '../../apps/server/src/readings/safety/danger-features.ts'
import { dangers, type Danger, type DangerModel } from '../../apps/server/src/readings/safety/danger-model.ts'
import type { Message } from './danger-messages.ts'

// Softmax regression by stochastic gradient descent: five classes, of which 'no danger' is the one that the other four are compared with.

const rounds = 20
const firstStep = 3
const decay = 3e-5
const startStep = 0.1
const dropped = 0.5
const weightOfSentence = 1
const weightWithoutQuestion = 0.7
const weightWithOtherQuestion = 0.5
const weightOfEveryday = 1

type Row = { features: Features; danger: Danger | null; weight: number }
export type Examples = { messages: readonly Message[]; everyday: readonly string[] }

/** The same examples give the same model. */
export function learn(examples: Examples): DangerModel {
  const rows = rowsOf(examples)
  const weights = dangers.map(() => new Float64Array(places))
  const start = dangers.map(() => 0)
  const random = randomFrom(7)
  for (let round = 0, done = 0; round < rounds; round += 1) {
    for (const { features, danger, weight } of shuffled(rows, random)) {
      const step = firstStep * (1 - done / (rounds * rows.length))
      done += 1
      const { at, value } = someOf(features, random)
      const chances = chancesOf(weights, start, { at, value })
      for (const [row, own] of weights.entries()) {
        const slope = (chances[row]! - (dangers[row] === danger ? 1 : 0)) * weight
        start[row]! -= step * startStep * slope
        for (let index = 0; index < at.length; index += 1)
          own[at[index]!]! -= step * (slope * value[index]! + decay * own[at[index]!]!)
      }
    }
  }
  return rounded(weights, start)
}

/** Half of the features, others each time: so no message is learned by heart from a few of its words. */
function someOf({ at, value }: Features, random: () => number): Features {
  const kept: Features = { at: [], value: [] }
  for (const [index, place] of at.entries()) {
    if (random() < dropped) continue
    kept.at.push(place)
    kept.value.push(value[index]!)
  }
  return kept
}

function chancesOf(weights: readonly Float64Array[], start: readonly number[], { at, value }: Features): number[] {
  const logits = weights.map((own, row) => {
    let sum = start[row]!
    for (let index = 0; index < at.length; index += 1) sum += own[at[index]!]! * value[index]!
    return sum
  })
  const highest = Math.max(0, ...logits)
  const powers = logits.map((logit) => Math.exp(logit - highest))
  const sum = powers.reduce((total, power) => total + power, Math.exp(-highest))
  return powers.map((power) => power / sum)
}

/** Weights as bytes. The few largest are cut off, so that the others keep their differences. */
function rounded(weights: readonly Float64Array[], start: readonly number[]): DangerModel {
  const sizes = weights.flatMap((own) => [...own].map(Math.abs)).filter((size) => size > 0)
  const largest = Float64Array.from(sizes).sort()[Math.floor(0.9995 * sizes.length)] ?? 1
  const scale = Math.fround(largest / 127)
  const bytes = weights.flatMap((own) =>
    [...own].map((weight) => Math.max(-127, Math.min(127, Math.round(weight / scale)))),
  )
  return { scale, start: start.map(Math.fround), threshold: 0, weights: Int8Array.from(bytes) }
}

/**
 * A message is learned as it stands, without its last sentence (mostly the question about numbers), and with the question of another
 * message, so that the question carries no weight. Of a harmless message every sentence is harmless.
 */
function rowsOf({ messages, everyday }: Examples): Row[] {
  const random = randomFrom(11)
  const questions = Map.groupBy(
    messages.filter(({ danger }) => danger === null).flatMap(questionAtEnd),
    ({ language }) => language,
  )
  const rows = messages.flatMap(({ text, danger, language, isKnownToIdeas }) => {
    const read = isKnownToIdeas ? wordFeaturesOf : featuresOf
    const row = (words: string, weight: number): Row => ({ features: read(words), danger, weight })
    const sentences = sentencesOf(text)
    const message = sentences.length > 1 ? sentences.slice(0, -1).join(' ') : text
    const others = questions.get(language) ?? []
    const question = others[Math.floor(random() * others.length)]?.question ?? ''
    const parts =
      sentences.length === 1
        ? []
        : danger === null
          ? sentences.map((sentence) => row(sentence, weightOfSentence))
          : [row(message, weightWithoutQuestion)]
    return [row(text, 1), ...parts, row(`${message} ${question}`, weightWithOtherQuestion)]
  })
  return [
    ...rows,
    ...everyday.map((text) => ({ features: wordFeaturesOf(text), danger: null, weight: weightOfEveryday })),
  ]
}

function questionAtEnd({ text, language }: Message): { question: string; language: string }[] {
  const sentences = sentencesOf(text)
  const question = sentences.at(-1)
  return sentences.length > 1 && question?.includes('?') ? [{ question, language }] : []
}

export function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const mixed = [...list]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!]
  }
  return mixed
}

/** Mulberry32: a small random number generator with a seed. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
