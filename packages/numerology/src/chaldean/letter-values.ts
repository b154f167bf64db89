import { NumerologyError } from '../errors.ts'
import { readNameWith, type NameOptions, type NameReading } from '../names/read-name.ts'

// Cheiro's table of 1926. No letter is worth 9, but a sum may be.
const lettersByValue = ['', 'AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP']

const values: Readonly<Record<string, number>> = Object.fromEntries(
  lettersByValue.flatMap((letters, value) => [...letters].map((letter) => [letter, value])),
)

/**
 * The Chaldean value of one letter from A to Z, in either case, from 1 to 8.
 *
 * @throws {NumerologyError} `letter.unknown`
 * @example chaldeanLetterValue('x') // 5
 */
export function chaldeanLetterValue(letter: string): number {
  const value = values[letter.toUpperCase()]
  if (value === undefined || letter.length !== 1) throw new NumerologyError('letter.unknown')
  return value
}

/** A name letter by letter with Chaldean values. @throws {NumerologyError} as `readName` */
export function readChaldeanName(name: string, options?: NameOptions): NameReading {
  return readNameWith((letter) => values[letter]!, name, options)
}
