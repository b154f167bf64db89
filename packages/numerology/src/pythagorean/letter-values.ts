import { NumerologyError } from '../errors.ts'
import { alphabetOf } from '../names/alphabet.ts'
import { readNameWith, type NameOptions, type NameReading } from '../names/read-name.ts'

const codeOfA = 65

/** A=1 … I=9, J=1 … R=9, S=1 … Z=8. */
function valueInRows(letter: string): number {
  return ((letter.charCodeAt(0) - codeOfA) % 9) + 1
}

const alphabet = /* @__PURE__ */ alphabetOf(valueInRows)

/**
 * The Pythagorean value of one letter from A to Z, in either case.
 *
 * @throws {NumerologyError} `letter.unknown` for anything else: spell the name first, with `readName`
 * @example letterValue('t') // 2
 */
export function letterValue(letter: string): number {
  if (!/^[A-Za-z]$/.test(letter)) throw new NumerologyError('letter.unknown')
  return valueInRows(letter.toUpperCase())
}

/**
 * A full birth name, letter by letter, with the Pythagorean value and the sound of each.
 *
 * @throws {NumerologyError} `name.too_long`, `name.empty`, `name.no_such_y`
 * @example readName('José Cruz').spelling // 'JOSE CRUZ'
 */
export function readName(name: string, options?: NameOptions): NameReading {
  return readNameWith(alphabet, name, options)
}
