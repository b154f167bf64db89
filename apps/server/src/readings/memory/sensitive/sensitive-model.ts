import { hashedPlace } from '../../languages/feature-hash.ts'

/** Features share this many places of the model; two features in one place share a weight. */
export const places = 2 ** 17
const shortestPiece = 3
const longestPiece = 6
/** So many words before and after a word tell what it means: a church is a faith, but not beside 'street'. */
const reach = 3
const neighbourValue = 0.5
const contextValue = 0.3

/** One word of a text with the words around it: places in the model, and how much each counts. */
export type WordFeatures = { at: number[]; value: number[] }

/** A weight for each place as a byte; `scale` is the value of 1 in a byte, `start` what every text begins with. Above 0 a text is sensitive. */
export type SensitiveModel = { scale: number; start: number; weights: Int8Array }

/**
 * How much speaks for a sensitive fact in a text: its worst word decides. Words elsewhere in the text, however harmless, do not make up for it; only
 * those around it change what it means.
 */
export function sensitivity({ scale, start, weights }: SensitiveModel, text: string): number {
  return start + scale * Math.max(...featuresOf(text).map((word) => sumOf(weights, word)))
}

function sumOf(weights: Int8Array, { at, value }: WordFeatures): number {
  let sum = 0
  for (let index = 0; index < at.length; index += 1) sum += weights[at[index]!]! * value[index]!
  return sum
}

/** The features of each word: itself, the pieces of it, which keep an inflected word near its plain form, and the words around it. */
export function featuresOf(text: string): WordFeatures[] {
  const words = plainWords(text)
  return words.map((word, index) => {
    const features: WordFeatures = { at: [], value: [] }
    const add = (feature: string, value: number) => {
      features.at.push(hashedPlace(feature, places))
      features.value.push(value)
    }
    const pieces = piecesOf(word)
    add(word, 1)
    for (const piece of pieces) add(piece, 1 / Math.sqrt(pieces.length))
    if (index > 0) add(`${words[index - 1]} ${word}`, neighbourValue)
    if (index + 1 < words.length) add(`${word} ${words[index + 1]}`, neighbourValue)
    for (let other = Math.max(0, index - reach); other <= Math.min(words.length - 1, index + reach); other += 1) {
      if (other === index) continue
      add(`~${words[other]}`, contextValue)
      add(`${word}~${words[other]}`, contextValue)
    }
    return features
  })
}

function piecesOf(word: string): string[] {
  const bounded = `<${word}>`
  const pieces = new Set<string>()
  for (let length = shortestPiece; length <= longestPiece; length += 1)
    for (let start = 0; start + length <= bounded.length; start += 1) pieces.add(bounded.slice(start, start + length))
  return [...pieces]
}

/** @example plainWords('Não bebo há 12 anos!') // ['nao', 'bebo', 'ha', '0', 'anos'] */
function plainWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\d+(?: \d+)*/g, '0')
    .trim()
    .split(' ')
}

const headerBytes = 2 * Float32Array.BYTES_PER_ELEMENT

/** The bytes of a model's file: scale and start as 32-bit floats, then the weights. */
export function encodeModel({ scale, start, weights }: SensitiveModel): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.writeFloatLE(scale, 0)
  header.writeFloatLE(start, 4)
  return Buffer.concat([header, Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength)])
}

export function decodeModel(file: Buffer): SensitiveModel {
  if (file.length !== headerBytes + places) throw new Error('The model of sensitive facts has the wrong size')
  return { scale: file.readFloatLE(0), start: file.readFloatLE(4), weights: new Int8Array(file.subarray(headerBytes)) }
}
