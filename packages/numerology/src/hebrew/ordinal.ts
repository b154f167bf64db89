import { addLetters } from '../names/add-letters.ts'
import { alphabetOf } from '../names/alphabet.ts'
import { readNameWith, type NameOptions, type NameReading } from '../names/read-name.ts'
import type { HebrewOrdinal } from '../number-result.ts'
import { pythagoreanMasters } from '../reduce.ts'

const codeBeforeA = 64

const alphabet = /* @__PURE__ */ alphabetOf((letter) => letter.charCodeAt(0) - codeBeforeA)

/** A name letter by letter, each with its place in the Latin alphabet. @throws {NumerologyError} as `readName` */
export function readOrdinalName(name: string, options?: NameOptions): NameReading {
  return readNameWith(alphabet, name, options)
}

export function hebrewOrdinalOf(reading: NameReading): HebrewOrdinal {
  return {
    ...addLetters(reading, pythagoreanMasters),
    number: 'hebrewOrdinal',
    tradition: 'hebrew',
    rule: 'ordinal_letters',
    karmicDebt: [],
    reading,
  }
}

/**
 * The ordinal of a name in Latin letters, A = 1 to Z = 26, which Western books call Hebrew. It is not gematria, and its digital
 * root is always that of the Pythagorean letters; `total` is the compound, 11, 22 and 33 are kept. For a name in Hebrew letters
 * see `gematria`.
 *
 * @throws {NumerologyError} `name.empty`, `name.too_long`, `name.no_such_y`, `name.no_such_group`
 * @example hebrewOrdinal('Oprah Winfrey').total // 158
 */
export function hebrewOrdinal(name: string, options?: NameOptions): HebrewOrdinal {
  return hebrewOrdinalOf(readOrdinalName(name, options))
}
