import { numberNames } from '../explain-words.ts'
import { parsePlainDate } from '../plain-date.ts'
import { destiny, psychic } from '../vedic/date-numbers.ts'
import { vedicFriendship, type VedicFriendship } from '../vedic/friendship.ts'
import { vedicName } from '../vedic/name-number.ts'
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

const regardWords = { friend: 'as a friend', neutral: 'without favour or dislike', enemy: 'as an adversary' } as const

/** The comparison, line by line. */
export function explainVedicCompatibility({ school, pairs, score }: VedicCompatibility): string[] {
  return [
    `Compatibility, Vedic: the planets of the numbers are compared in both directions, after the ${school} table`,
    ...pairs.flatMap(({ position, digits, planets, regards }) => [
      `${numberNames[position]}: ${planets[0]} (${digits[0]}) regards ${planets[1]} (${digits[1]}) ${regardWords[regards[0]]}`,
      `${numberNames[position]}: ${planets[1]} (${digits[1]}) regards ${planets[0]} (${digits[0]}) ${regardWords[regards[1]]}`,
    ]),
    `Score: the average of ${pairs.map((pair) => pair.score).join(', ')} is ${Math.round(score * 100)} of 100`,
  ]
}
