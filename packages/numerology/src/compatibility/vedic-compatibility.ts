import { numberNames } from '../explain-words.ts'
import { lineMaker, type Line } from '../lines.ts'
import { parsePlainDate } from '../plain-date.ts'
import { destiny, psychic } from '../vedic/date-numbers.ts'
import { vedicFriendship, type Regard, type VedicFriendship } from '../vedic/friendship.ts'
import { vedicName } from '../vedic/name-number.ts'
import { planetNames, type VedicPlanet } from '../vedic/planets.ts'
import { averageScore, type Person } from './compatibility.ts'

export type VedicPairPosition = 'psychic' | 'destiny' | 'vedicName'

export type VedicComparedPair = VedicFriendship & { position: VedicPairPosition }

export type VedicCompatibility = {
  tradition: 'vedic'
  school: VedicFriendship['school']
  pairs: VedicComparedPair[]
  /** The average of the pairs, from 0 (enemies throughout) to 1 (friends throughout). */
  score: number
}

function digitsOf({ birthDate, fullName, options }: Person): Record<VedicPairPosition, number> {
  const date = parsePlainDate(birthDate)
  return {
    psychic: psychic(date).value,
    destiny: destiny(date).value,
    vedicName: vedicName(fullName, options).value,
  }
}

/**
 * How two people go together by the friendship of their planets: psychic, destiny and name numbers. The table is that of one
 * school; each pair is scored in both directions and averaged, so the order of the two people changes nothing.
 *
 * @throws {NumerologyError} as `coreChart`
 */
export function vedicCompatibility(one: Person, other: Person): VedicCompatibility {
  const [first, second] = [digitsOf(one), digitsOf(other)]
  const compare = (position: VedicPairPosition): VedicComparedPair => ({
    position,
    ...vedicFriendship(first[position], second[position]),
  })
  const pairs = [compare('psychic'), compare('destiny'), compare('vedicName')]
  return { tradition: 'vedic', school: 'Maha Jyotish', pairs, score: averageScore(pairs) }
}

/** All that `explainVedicCompatibility` says, in one language. */
export type VedicPairWords = {
  heading: (school: string) => string
  planets: Readonly<Record<VedicPlanet, string>>
  planetOfDigit: (planet: VedicPlanet, digit: number) => string
  regardOf: (position: VedicPairPosition, regard: string) => string
  regards: Readonly<Record<Regard, (one: string, other: string) => string>>
  score: (scores: readonly number[], ofHundred: number) => string
}

export const englishVedicPair: VedicPairWords = {
  heading: (school) =>
    `Compatibility, Vedic: the planets of the numbers are compared in both directions, after the ${school} table`,
  planets: planetNames,
  planetOfDigit: (planet, digit) => `${planetNames[planet]} (${digit})`,
  regardOf: (position, regard) => `${numberNames[position]}: ${regard}`,
  regards: {
    friend: (one, other) => `${one} regards ${other} as a friend`,
    neutral: (one, other) => `${one} regards ${other} without favour or dislike`,
    enemy: (one, other) => `${one} regards ${other} as an adversary`,
  },
  score: (scores, ofHundred) => `Score: the average of ${scores.join(', ')} is ${ofHundred} of 100`,
}

const line = lineMaker<{ vedicPair: VedicPairWords }>()

type VedicLine = Line<{ vedicPair: VedicPairWords }>

/**
 * How each planet of a pair regards the other.
 * @param isWithDigits whether the digit that it rules stands behind each planet
 */
export function explainRegards(
  { digits, planets, regards }: VedicComparedPair,
  isWithDigits = true,
): [one: VedicLine, other: VedicLine] {
  const planet = (at: 0 | 1) =>
    isWithDigits ? line('vedicPair.planetOfDigit', planets[at], digits[at]) : line(`vedicPair.planets.${planets[at]}`)
  return [
    line(`vedicPair.regards.${regards[0]}`, planet(0), planet(1)),
    line(`vedicPair.regards.${regards[1]}`, planet(1), planet(0)),
  ]
}

/** The comparison, line by line. */
export function explainVedicCompatibility({ school, pairs, score }: VedicCompatibility): VedicLine[] {
  return [
    line('vedicPair.heading', school),
    ...pairs.flatMap((pair) => explainRegards(pair).map((regard) => line('vedicPair.regardOf', pair.position, regard))),
    line(
      'vedicPair.score',
      pairs.map((pair) => pair.score),
      Math.round(score * 100),
    ),
  ]
}
