import { bookIn, type PageLanguage, type Position } from './books.ts'
import type { Meaning, Tone } from './meaning.ts'
import { wordsFor } from './words-for.ts'

/**
 * The text for a number in one position of the chart. `planet` takes the number of any Vedic position. Lines of the Lo Shu square
 * and relations of a pair have words instead of numbers, such as 'will' and 'compatible'.
 *
 * @throws {NumerologyError} `meaning.missing` for a value that cannot occur, such as a Personal Year 11
 * @example meaning('lifePath', 7, 'mystic').title
 * @example meaning('karmicDebt', 13, 'pragmatic').title // 'Thirteen: Effort'
 * @example meaning('karmicDebt', 13, 'pragmatic', 'pt').title // 'Treze: Esforço'
 */
export function meaning(
  position: Position,
  value: number | string,
  tone: Tone,
  language: PageLanguage = 'en',
): Meaning {
  return wordsFor(bookIn(language).meanings[position], value, tone)
}
