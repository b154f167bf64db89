import { planetOf, type VedicPlanet } from './planets.ts'

export type Regard = 'friend' | 'neutral' | 'enemy'

// The table of the Maha Jyotish school; others differ. Planets need not like each other equally, in the classical texts neither.
const friends = ['', '1239', '1235', '1239', '568', '1456', '4568', '567', '4568', '139']
const enemies = ['', '8', '89', '6', '129', '', '12', '12', '129', '48']

const points: Readonly<Record<Regard, number>> = { friend: 1, neutral: 0.5, enemy: 0 }

export type VedicFriendship = {
  digits: [number, number]
  planets: [VedicPlanet, VedicPlanet]
  school: 'Maha Jyotish'
  /** How the first regards the second, and the second the first. */
  regards: [Regard, Regard]
  /** The average of both directions, from 0 (enemies) to 1 (friends), so that the order of the two changes nothing. */
  score: number
}

function regardOf(from: number, to: number): Regard {
  if (friends[from]!.includes(String(to))) return 'friend'
  return enemies[from]!.includes(String(to)) ? 'enemy' : 'neutral'
}

/**
 * How two numbers from 1 to 9 get on, by the friendship of their planets.
 *
 * @throws {NumerologyError} `number.impossible`
 * @example vedicFriendship(5, 2).regards // ['neutral', 'friend']
 */
export function vedicFriendship(one: number, other: number): VedicFriendship {
  const planets: [VedicPlanet, VedicPlanet] = [planetOf(one), planetOf(other)]
  const regards: [Regard, Regard] = [regardOf(one, other), regardOf(other, one)]
  const score = (points[regards[0]] + points[regards[1]]) / 2
  return { digits: [one, other], planets, school: 'Maha Jyotish', regards, score }
}
