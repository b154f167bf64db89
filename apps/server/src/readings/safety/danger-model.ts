import { likelyLanguages } from './read-ideas.ts'
import { featuresOf, partsOf, places, type Features } from './danger-features.ts'

export const dangers = ['self_harm', 'medical', 'abuse', 'violence'] as const
export type Danger = (typeof dangers)[number]

/** Weights of one danger after another, a byte for each place. `start` is what each danger begins with, `scale` the value of 1 in a byte. */
export type DangerModel = { scale: number; start: readonly number[]; threshold: number; weights: Int8Array }

export type Judged = { likeliest: Danger; score: number }

/** The likeliest danger of a message, and how much speaks for any danger: above 0 it is found. Its worst sentence counts, or the whole. */
export function judge(model: DangerModel, message: string): Judged {
  const languages = likelyLanguages(message)
  const parts = partsOf(message).map((part) => judgePart(model, featuresOf(part, languages)))
  return parts.reduce((worst, part) => (part.score > worst.score ? part : worst))
}

function judgePart({ scale, start, threshold, weights }: DangerModel, { at, value }: Features): Judged {
  const logits = start.map((first, row) => {
    let sum = 0
    for (let index = 0; index < at.length; index += 1) sum += weights[row * places + at[index]!]! * value[index]!
    return first + scale * sum
  })
  const highest = Math.max(...logits)
  const all = highest + Math.log(logits.reduce((sum, logit) => sum + Math.exp(logit - highest), 0))
  return { likeliest: dangers[logits.indexOf(highest)]!, score: all - threshold }
}

const numbers = 2 + dangers.length
const headerBytes = numbers * Float32Array.BYTES_PER_ELEMENT

/** The bytes of a model's file: scale, threshold and starts as 32-bit floats, then the weights. */
export function encodeModel({ scale, start, threshold, weights }: DangerModel): Buffer {
  const header = Buffer.alloc(headerBytes)
  for (const [at, value] of [scale, threshold, ...start].entries()) header.writeFloatLE(value, at * 4)
  return Buffer.concat([header, Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength)])
}

export function decodeModel(file: Buffer): DangerModel {
  if (file.length !== headerBytes + dangers.length * places) throw new Error('The danger model has the wrong size')
  const [scale, threshold, ...start] = Array.from({ length: numbers }, (_, at) => file.readFloatLE(at * 4))
  return { scale: scale!, threshold: threshold!, start, weights: new Int8Array(file.subarray(headerBytes)) }
}
