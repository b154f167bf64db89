import type { Read } from './read.ts'

const halves = /^(?:half|metade|meio|mitad|medio|moitie|demi|halfte|halb|meta|mezzo)$/
const quarters = /^(?:quarters?|quartos?|cuartos?|cuartas?|quarts?|viertel|quart[oi])$/
const thirds = /^(?:thirds?|tercos?|tercas?|tercios?|tiers|drittel|terz[oi])$/
const fifths = /^(?:fifths?|quintos?|quintas?|cinquiemes?|funftel|quint[oi])$/

export type Fraction = { at: number; ofHundred: number }

/** A score as a part of the whole: 'three quarters', '0.75', 'half', '3/4'. */
export function fractionAt(read: Read, at: number): Fraction | null {
  const { kind, text, word, values, form } = read.tokens[at]!
  if (kind === 'other' && /^0[.,]\d{1,2}$/.test(text))
    return { at, ofHundred: Math.round(100 * Number(text.replace(',', '.'))) }
  if (form === 'slash' && values.length === 2 && values[1]! > 1 && values[1]! <= 10 && values[0]! < values[1]!)
    return { at, ofHundred: Math.round((100 * values[0]!) / values[1]!) }
  if (halves.test(word)) return { at, ofHundred: 50 }
  const parts = quarters.test(word) ? 4 : thirds.test(word) ? 3 : fifths.test(word) ? 5 : null
  const count = read.tokens[at - 1]?.kind === 'number' ? read.tokens[at - 1]!.values[0]! : 1
  return parts === null || count >= parts ? null : { at, ofHundred: Math.round((100 * count) / parts) }
}
