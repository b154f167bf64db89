import { countWords } from './words.ts'

/**
 * The price of a reading that is stopped after `shown`: the shown share of the promised words, rounded up, and 0 before the first sentence. The stop button's
 * price and the server's charge are this one function.
 *
 * @param wordsPromised null for an answer of the server, which promises none
 * @example stopPrice({ price: 10, wordsPromised: 450 }, 'One sentence is shown.') // 1
 */
export function stopPrice({ price, wordsPromised }: { price: number; wordsPromised: number | null }, shown: string) {
  if (wordsPromised === null) return price
  return Math.min(price, Math.ceil((price * countWords(shown)) / wordsPromised))
}
