import { NumerologyError } from '../errors.ts'
import { addLetters } from '../names/add-letters.ts'
import type { NameOptions, NameReading } from '../names/read-name.ts'
import type { Sound } from '../names/y-rule.ts'
import type { ChaldeanName, ChaldeanNumber, ChaldeanSoulUrge } from '../number-result.ts'
import { reduceInSteps } from '../reduce.ts'
import { readChaldeanName } from './letter-values.ts'

/** The numbers that Chaldean numerology does not reduce further. */
export const chaldeanMasters: readonly number[] = [11, 22]

function workOut<Name extends string>(number: Name, reading: NameReading, sound: Sound | null): ChaldeanNumber<Name> {
  const sum = addLetters(reading, chaldeanMasters, sound)
  const roots = sum.parts.reduce((total, part) => total + part.value, 0)
  return {
    ...sum,
    number,
    tradition: 'chaldean',
    rule: 'chaldean_letters',
    karmicDebt: [],
    cheiro: reduceInSteps(roots, chaldeanMasters),
    reading,
  }
}

export function chaldeanNameOf(reading: NameReading): ChaldeanName {
  return workOut('chaldeanName', reading, null)
}

/** `null` for a name without a vowel. */
export function chaldeanSoulUrgeOf(reading: NameReading): ChaldeanSoulUrge | null {
  const result = workOut('chaldeanSoulUrge', reading, 'vowel')
  return result.value === 0 ? null : result
}

/**
 * The Chaldean number of the name one is best known by, which need not be the birth name. `total` is the compound of all
 * letters, `cheiro.total` the compound as Cheiro finds it, and each part's `total` the compound of one name; 11 and 22 are kept.
 *
 * @throws {NumerologyError} `name.empty`, `name.too_long`, `name.no_such_y`, `name.no_such_group`
 * @example chaldeanName('Rahul Sharma') // total 33, value 6; cheiro 8 + 7 = 15 → 6
 */
export function chaldeanName(name: string, options?: NameOptions): ChaldeanName {
  return chaldeanNameOf(readChaldeanName(name, options))
}

/**
 * The Chaldean Soul Urge: the vowels alone.
 *
 * @throws {NumerologyError} as `chaldeanName`, and `name.no_vowel`
 * @example chaldeanSoulUrge('Teena Sharma').total // 13
 */
export function chaldeanSoulUrge(name: string, options?: NameOptions): ChaldeanSoulUrge {
  const result = chaldeanSoulUrgeOf(readChaldeanName(name, options))
  if (result === null) throw new NumerologyError('name.no_vowel')
  return result
}
