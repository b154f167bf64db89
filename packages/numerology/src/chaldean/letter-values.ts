import { NumerologyError } from '../errors.ts'
import { alphabetOf } from '../names/alphabet.ts'
import { readNameWith, type NameOptions, type NameReading } from '../names/read-name.ts'

// Cheiro's table of 1926. No letter is worth 9, but a sum may be.
const lettersByValue = ['', 'AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP']

function valueInTable(letter: string): number {
  return lettersByValue.findIndex((letters) => letters.includes(letter))
}

const alphabet = /* @__PURE__ */ alphabetOf(valueInTable)

/**
 * The Chaldean value of one letter from A to Z, in either case, from 1 to 8.
 *
 * @throws {NumerologyError} `letter.unknown`
 * @example chaldeanLetterValue('x') // 5
 */
export function chaldeanLetterValue(letter: string): number {
  if (!/^[A-Za-z]$/.test(letter)) throw new NumerologyError('letter.unknown')
  return valueInTable(letter.toUpperCase())
}

/** A name letter by letter with Chaldean values. @throws {NumerologyError} as `readName` */
export function readChaldeanName(name: string, options?: NameOptions): NameReading {
  return readNameWith(alphabet, name, options)
}
