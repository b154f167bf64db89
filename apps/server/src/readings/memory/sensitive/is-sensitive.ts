import { readFileSync } from 'node:fs'
import { decodeModel, sensitivity } from './sensitive-model.ts'
import { sensitiveTopic } from './sensitive-words.ts'

/** Learned by `npm run memory:train`. */
const model = decodeModel(readFileSync(new URL('sensitive.model', import.meta.url)))

/** The score of a sensitive fact in a text with a word of the lists: such a word is no proof ('Church Street'), but less is enough. */
const leastWithWord = -1.5

/**
 * Whether a text in any of the six languages touches health, death, faith, politics, a trade union, ethnic origin or sex life: facts that are remembered
 * only where the reader writes them down.
 * @param message that the text comes from; its language decides which lists count
 * @example isSensitive('I live on Church Street') // false
 */
export const isSensitive = (text: string, message = text): boolean =>
  sensitivity(model, text) > (sensitiveTopic(text, message) === null ? 0 : leastWithWord)
