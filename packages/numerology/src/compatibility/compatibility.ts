import { numberNames } from '../explain-words.ts'
import { lineMaker, type Line } from '../lines.ts'
import type { NameOptions } from '../names/read-name.ts'
import type { Bridge, Bridgeable } from '../number-result.ts'
import { parsePlainDate } from '../plain-date.ts'
import { lifePath } from '../pythagorean/birth-numbers.ts'
import { bridge } from '../pythagorean/bridges.ts'
import { readName } from '../pythagorean/letter-values.ts'
import { expressionOf, soulUrgeOf } from '../pythagorean/name-numbers.ts'
import { noMasters, reduce } from '../reduce.ts'
import { areInConcord, pairRelation, type PairRelation } from './pair-table.ts'

/** `birthDate` is written `YYYY-MM-DD`. */
export type Person = { birthDate: string; fullName: string; options?: NameOptions }

// Our own scale over the table's four words.
const relationScores: Readonly<Record<PairRelation, number>> = {
  high: 1,
  compatible: 0.75,
  neutral: 0.5,
  challenging: 0.25,
}

export type PairPosition = 'lifePath' | 'expression' | 'soulUrge'

export type ComparedPair = {
  position: PairPosition
  /** The number of each person, masters kept. */
  values: [number, number]
  /** The same as single digits, on which the pair is compared. */
  digits: [number, number]
  /** Both stand in one of the groups 1-5-7, 2-4-8 and 3-6-9. */
  areInConcord: boolean
  relation: PairRelation
  /** From 0.25 (challenging) to 1 (high). */
  score: number
  bridge: Bridge
}

export type Compatibility = {
  tradition: 'pythagorean'
  school: 'LoveToKnow'
  /** Life Path, Expression and Soul Urge; no Soul Urge where a name has no vowel. */
  pairs: ComparedPair[]
  /** The average of the pairs, from 0.25 to 1. */
  score: number
}

function comparePair(position: PairPosition, one: Bridgeable, other: Bridgeable): ComparedPair {
  const digits: [number, number] = [reduce(one.value, noMasters), reduce(other.value, noMasters)]
  const relation = pairRelation(...digits)
  return {
    position,
    values: [one.value, other.value],
    digits,
    areInConcord: areInConcord(...digits),
    relation,
    score: relationScores[relation],
    bridge: bridge(one, other),
  }
}

function numbersOf({ birthDate, fullName, options }: Person) {
  const reading = readName(fullName, options)
  return {
    lifePath: lifePath(parsePlainDate(birthDate)),
    expression: expressionOf(reading),
    soulUrge: soulUrgeOf(reading),
  }
}

export function averageScore(pairs: readonly { score: number }[]): number {
  return pairs.reduce((sum, pair) => sum + pair.score, 0) / pairs.length
}

/**
 * How the numbers of two people go together: Life Path with Life Path, Expression with Expression, Soul Urge with Soul Urge, on
 * single digits. Only the three concord groups are common ground; the rest is one published table, and the score our average of
 * it. The order of the two people changes nothing but the order of their numbers.
 *
 * @throws {NumerologyError} as `coreChart`
 */
export function compatibility(one: Person, other: Person): Compatibility {
  const [first, second] = [numbersOf(one), numbersOf(other)]
  const pairs = [
    comparePair('lifePath', first.lifePath, second.lifePath),
    comparePair('expression', first.expression, second.expression),
  ]
  if (first.soulUrge !== null && second.soulUrge !== null)
    pairs.push(comparePair('soulUrge', first.soulUrge, second.soulUrge))
  return { tradition: 'pythagorean', school: 'LoveToKnow', pairs, score: averageScore(pairs) }
}

/** All that `explainCompatibility` says, in one language. */
export type PairWords = {
  heading: string
  compared: (
    position: PairPosition,
    values: readonly number[],
    digits: readonly number[],
    relation: PairRelation,
    isInConcord: boolean,
    bridge: number,
  ) => string
  score: (scores: readonly number[], ofHundred: number) => string
}

const relations: Readonly<Record<PairRelation, string>> = {
  high: 'they go together with ease',
  compatible: 'they go together well',
  neutral: 'they neither help nor hinder each other',
  challenging: 'they ask for patience with each other',
}

export const englishPair: PairWords = {
  heading: 'Compatibility, Pythagorean: the numbers are compared as single digits, by one published table',
  compared: (position, values, digits, relation, isInConcord, bridge) => {
    const numbers = values.map((value, at) => (value === digits[at] ? value : `${value} (as ${digits[at]})`))
    const concord = isInConcord ? ', in one concord group' : ''
    return `${numberNames[position]} ${numbers.join(' and ')}: ${relations[relation]}${concord}; bridge ${bridge}`
  },
  score: (scores, ofHundred) => `Score: the average of ${scores.join(', ')} is ${ofHundred} of 100`,
}

const line = lineMaker<{ pair: PairWords }>()

/** The comparison, line by line. */
export function explainCompatibility({ pairs, score }: Compatibility): Line<{ pair: PairWords }>[] {
  return [
    line('pair.heading'),
    ...pairs.map(({ position, values, digits, relation, areInConcord: isInConcord, bridge }) =>
      line('pair.compared', position, values, digits, relation, isInConcord, bridge.value),
    ),
    line(
      'pair.score',
      pairs.map((pair) => pair.score),
      Math.round(score * 100),
    ),
  ]
}
