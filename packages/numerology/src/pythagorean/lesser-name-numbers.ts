import type { Letter } from '../names/alphabet.ts'
import type { NameOptions, NameReading } from '../names/read-name.ts'
import type { Balance, NamePart, RationalThought } from '../number-result.ts'
import { checkDate, type PlainDate } from '../plain-date.ts'
import { noMasters, pythagoreanMasters, reduceInSteps } from '../reduce.ts'
import { readName } from './letter-values.ts'
import { namePart } from './name-numbers.ts'
import { addParts, datePart } from './parts.ts'

export function balanceOf(reading: NameReading): Balance {
  const parts = reading.parts.map(({ written, letters }): NamePart => {
    const initial = letters[0]!
    return { ...reduceInSteps(initial.value, noMasters), kind: 'name', written, letters: [initial] }
  })
  return {
    ...addParts(parts, noMasters),
    number: 'balance',
    tradition: 'pythagorean',
    rule: 'initials',
    karmicDebt: [],
    parts,
  }
}

/**
 * The Balance number: the initials of all names, reduced to a single digit. How a person steadies in a storm.
 *
 * @throws {NumerologyError} as `expression`
 * @example balance('Thomas John Hancock').value // 2, from T 2 + J 1 + H 8 = 11
 */
export function balance(name: string, options?: NameOptions): Balance {
  return balanceOf(readName(name, options))
}

export function rationalThoughtOf(reading: NameReading, birthDate: PlainDate): RationalThought {
  const parts = [namePart(reading.parts[0]!, null), datePart('birthDay', birthDate.day, pythagoreanMasters)]
  return {
    ...addParts(parts, pythagoreanMasters),
    number: 'rationalThought',
    tradition: 'pythagorean',
    rule: 'first_name_and_day',
    karmicDebt: [],
    parts,
  }
}

/**
 * The Rational Thought number: the letters of the first name and the day of birth. How a person thinks a thing through.
 *
 * @throws {NumerologyError} as `expression`, and `date.impossible`
 * @example rationalThought('Thomas Cruise Mapother', { year: 1962, month: 7, day: 3 }).value // 7, from 22 + 3 = 25
 */
export function rationalThought(name: string, birthDate: PlainDate, options?: NameOptions): RationalThought {
  checkDate(birthDate)
  return rationalThoughtOf(readName(name, options), birthDate)
}

/** Three letters of the first name: how one begins, how one ends, and what one shows only to those who are near. */
export type NameLetters = {
  cornerstone: Letter
  capstone: Letter
  /** `null` when the first name has no vowel. */
  firstVowel: Letter | null
}

export function nameLettersOf({ parts }: NameReading): NameLetters {
  const { letters } = parts[0]!
  return {
    cornerstone: letters[0]!,
    capstone: letters.at(-1)!,
    firstVowel: letters.find((letter) => letter.sound === 'vowel') ?? null,
  }
}

/**
 * Cornerstone, Capstone and First Vowel of the first name (Decoz).
 *
 * @throws {NumerologyError} as `expression`
 * @example nameLetters('Thomas Hancock').firstVowel?.letter // 'O'
 */
export function nameLetters(name: string, options?: NameOptions): NameLetters {
  return nameLettersOf(readName(name, options))
}
