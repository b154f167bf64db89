import type { ReadingLanguage } from '@numeria/contract'
import { hashedPlace } from '../languages/feature-hash.ts'
import { likelyLanguages, plainLetters, readIdeas } from './read-ideas.ts'

/** Features share this many places of the model; two features in one place share a weight. */
export const places = 2 ** 16
const maxRead = 2_000
const shortestPiece = 4
const maxPiece = 5
const ideaValue = 0.3
const pairValue = 0.1

/** Places in the model, and how much each counts. */
export type Features = { at: number[]; value: number[] }

/**
 * The words, pairs of neighbouring words and pieces of words of a text, and the ideas in it, as places in the model. Capitals, accents,
 * doubled letters and the values of numbers make no difference; pieces keep a misspelt or inflected word near its plain form.
 * @param languages those that the ideas are looked for in; a sentence of a message has those of the whole message
 */
export function featuresOf(text: string, languages: readonly ReadingLanguage[] = likelyLanguages(text)): Features {
  const words = wordPlaces(text)
  const { ideas, pairs } = ideaPlaces(text, languages)
  const share = 1 / Math.sqrt(words.length)
  return {
    at: [...words, ...ideas, ...pairs],
    value: [...words.map(() => share), ...ideas.map(() => ideaValue), ...pairs.map(() => pairValue)],
  }
}

/** The same without the ideas. */
export function wordFeaturesOf(text: string): Features {
  const at = wordPlaces(text)
  return { at, value: at.map(() => 1 / Math.sqrt(at.length)) }
}

function wordPlaces(text: string): number[] {
  const words = fold(text).split(' ')
  const found = new Set<number>()
  for (const [at, word] of words.entries()) {
    if (at > 0) found.add(placeOf(`${words[at - 1]} ${word}`))
    if (word === '.') continue
    found.add(placeOf(word))
    const bounded = `<${word}>`
    for (let length = shortestPiece; length <= maxPiece; length += 1)
      for (let start = 0; start + length <= bounded.length; start += 1)
        found.add(placeOf(bounded.slice(start, start + length)))
  }
  return [...found]
}

/** The ideas of the language that finds the most of them. */
function ideaPlaces(text: string, languages: readonly ReadingLanguage[]): { ideas: number[]; pairs: number[] } {
  const names = readIdeas(text, languages).reduce<string[]>(
    (best, found) => (found.size > best.length ? [...found] : best),
    [],
  )
  return {
    ideas: names.map((name) => placeOf(`idea ${name}`)),
    pairs: names.flatMap((one, at) => names.slice(at + 1).map((other) => placeOf(`ideas ${one}+${other}`))),
  }
}

/** The whole message and each of its sentences: danger may be in one sentence among many. */
export function partsOf(message: string): string[] {
  const whole = message.slice(0, maxRead)
  return [...new Set([whole, ...sentencesOf(whole)])]
}

export function sentencesOf(message: string): string[] {
  return message.split(/(?<=[.!?…;\n])\s+/).filter((sentence) => sentence.trim().length > 3)
}

/** @example fold('Não AGUENTO mais!! 12/3') // 'nao aguento mais . 0' */
export function fold(text: string): string {
  return plainLetters(text)
    .replaceAll(/([a-z])\1+/g, '$1')
    .replaceAll(/[.!?;:…\n]+/g, ' . ')
    .replaceAll(/[^a-z0-9.]+/g, ' ')
    .replaceAll(/\d+(?: \d+)*/g, '0')
    .trim()
}

const placeOf = (feature: string) => hashedPlace(feature, places)
