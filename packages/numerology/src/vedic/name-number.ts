import { readChaldeanName } from '../chaldean/letter-values.ts'
import { addLetters } from '../names/add-letters.ts'
import type { NameOptions, NameReading } from '../names/read-name.ts'
import type { VedicName } from '../number-result.ts'
import { noMasters } from '../reduce.ts'

export function vedicNameOf(chaldeanReading: NameReading): VedicName {
  return {
    ...addLetters(chaldeanReading, noMasters),
    number: 'vedicName',
    tradition: 'vedic',
    rule: 'vedic_letters',
    karmicDebt: [],
    reading: chaldeanReading,
  }
}

/**
 * The Name number (namank) by the Chaldean table, as nearly all Indian schools count it; 1 to 9, no masters. `total` is the
 * compound.
 *
 * @throws {NumerologyError} `name.empty`, `name.too_long`, `name.no_such_y`, `name.no_such_group`
 * @example vedicName('Sudha') // total 19, value 1
 */
export function vedicName(name: string, options?: NameOptions): VedicName {
  return vedicNameOf(readChaldeanName(name, options))
}
