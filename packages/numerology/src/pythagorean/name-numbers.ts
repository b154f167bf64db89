import { NumerologyError } from '../errors.ts'
import type { Letter } from '../names/alphabet.ts'
import type { NameOptions, NamePartReading, NameReading } from '../names/read-name.ts'
import type { Sound } from '../names/y-rule.ts'
import type {
  Expression,
  MinorExpression,
  MinorPersonality,
  MinorSoulUrge,
  NameNumber,
  NamePart,
  Personality,
  SoulUrge,
} from '../number-result.ts'
import { pythagoreanMasters, reduceInSteps, stepsFrom } from '../reduce.ts'
import { readName } from './letter-values.ts'
import { karmicDebtOf } from './parts.ts'

/** A name by its letters of one sound, or by all of them (`null`). */
export function namePart({ written, letters }: NamePartReading, sound: Sound | null): NamePart {
  const counted: Letter[] = sound === null ? letters : []
  let total = 0
  for (const letter of letters) {
    if (sound !== null && letter.sound !== sound) continue
    total += letter.value
    if (sound !== null) counted.push(letter)
  }
  const steps = stepsFrom(total, pythagoreanMasters)
  return { total, steps, value: steps[steps.length - 1]!, kind: 'name', written, letters: counted }
}

function workOut<Name extends string>(number: Name, reading: NameReading, sound: Sound | null): NameNumber<Name> {
  const parts: NamePart[] = []
  let letterTotal = 0
  let partTotal = 0
  for (const name of reading.parts) {
    const part = namePart(name, sound)
    letterTotal += part.total
    partTotal += part.value
    parts.push(part)
  }
  // One name alone keeps its own total. Written out, without `addParts` or a spread: charts are made of these, by the thousand.
  const total = parts.length === 1 ? letterTotal : partTotal
  const steps = stepsFrom(total, pythagoreanMasters)
  return {
    total,
    steps,
    value: steps[steps.length - 1]!,
    number,
    tradition: 'pythagorean',
    rule: 'each_name_of_the_full_name',
    karmicDebt: karmicDebtOf(total),
    parts,
    allLetters: reduceInSteps(letterTotal, pythagoreanMasters),
    reading,
  }
}

export function expressionOf(reading: NameReading): Expression {
  return workOut('expression', reading, null)
}

/** `null` for a name without a vowel, such as Ng. */
export function soulUrgeOf(reading: NameReading): SoulUrge | null {
  const result = workOut('soulUrge', reading, 'vowel')
  return result.value === 0 ? null : result
}

/** `null` for a name without a consonant, such as Ia. */
export function personalityOf(reading: NameReading): Personality | null {
  const result = workOut('personality', reading, 'consonant')
  return result.value === 0 ? null : result
}

/**
 * The Expression (also: Destiny) of a full birth name: every letter. Each name is reduced by itself, 11, 22 and 33 kept; the
 * names are added and reduced (Decoz).
 *
 * @throws {NumerologyError} `name.empty`, `name.too_long`, `name.no_such_y`, `name.no_such_group`
 * @example expression('Thomas Cruise Mapother').value // 4, from 22 + 3 + 6 = 31
 */
export function expression(name: string, options?: NameOptions): Expression {
  return expressionOf(readName(name, options))
}

/**
 * The Soul Urge (Heart's Desire) of a full birth name: its vowels, each name by itself.
 *
 * @throws {NumerologyError} as `expression`, and `name.no_vowel`
 * @example soulUrge('Thomas John Hancock').value // 2, from 7 + 6 + 7 = 20
 */
export function soulUrge(name: string, options?: NameOptions): SoulUrge {
  const result = soulUrgeOf(readName(name, options))
  if (result === null) throw new NumerologyError('name.no_vowel')
  return result
}

/**
 * The Personality of a full birth name: its consonants, each name by itself.
 *
 * @throws {NumerologyError} as `expression`, and `name.no_consonant`
 * @example personality('John Smith').value // 11, from 5 + 6
 */
export function personality(name: string, options?: NameOptions): Personality {
  const result = personalityOf(readName(name, options))
  if (result === null) throw new NumerologyError('name.no_consonant')
  return result
}

export type NameNumbers = {
  expression: Expression
  /** `null` when the name has no vowel. */
  soulUrge: SoulUrge | null
  /** `null` when the name has no consonant. */
  personality: Personality | null
}

/**
 * The three numbers of a full birth name. The name is read once, so all three rest on the same spelling and Ys.
 *
 * @throws {NumerologyError} as `expression`
 */
export function nameNumbers(name: string, options?: NameOptions): NameNumbers {
  return nameNumbersOf(readName(name, options))
}

export function nameNumbersOf(reading: NameReading): NameNumbers {
  return { expression: expressionOf(reading), soulUrge: soulUrgeOf(reading), personality: personalityOf(reading) }
}

/** The numbers of the name that a person goes by today: the same sums as for the birth name, in a smaller role. */
export type MinorNumbers = {
  expression: MinorExpression
  /** `null` when the name has no vowel. */
  soulUrge: MinorSoulUrge | null
  /** `null` when the name has no consonant. */
  personality: MinorPersonality | null
}

/**
 * The Minor numbers of a name in use: what a marriage, a short form or a chosen name adds to the numbers of the birth name.
 *
 * @throws {NumerologyError} as `expression`
 * @example minorNumbers('Tom Cruise').expression.value // 6, from 3 + 3
 */
export function minorNumbers(currentName: string, options?: NameOptions): MinorNumbers {
  const reading = readName(currentName, options)
  const soulUrge = workOut('minorSoulUrge', reading, 'vowel')
  const personality = workOut('minorPersonality', reading, 'consonant')
  return {
    expression: workOut('minorExpression', reading, null),
    soulUrge: soulUrge.value === 0 ? null : soulUrge,
    personality: personality.value === 0 ? null : personality,
  }
}
