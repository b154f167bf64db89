/** The eight directions of the compass. */
export type Compass = 'north' | 'north_east' | 'east' | 'south_east' | 'south' | 'south_west' | 'west' | 'north_west'

/** The names of the eight directions of a person, the four favourable ones first, each group from strongest to weakest. */
export const kuaStars = ['shengQi', 'tianYi', 'yanNian', 'fuWei', 'huoHai', 'wuGui', 'liuSha', 'jueMing'] as const
export type KuaStar = (typeof kuaStars)[number]

export type KuaDirections = { group: 'east' | 'west'; directions: Readonly<Record<KuaStar, Compass>> }

const compass: Readonly<Record<string, Compass>> = {
  N: 'north',
  NE: 'north_east',
  E: 'east',
  SE: 'south_east',
  S: 'south',
  SW: 'south_west',
  W: 'west',
  NW: 'north_west',
}

/** The directions of each Kua number in the order of `kuaStars`. */
const table: Readonly<Record<number, string>> = {
  1: 'SE E S N W NE NW SW',
  2: 'NE W NW SW E SE S N',
  3: 'S N SE E SW NW NE W',
  4: 'N S E SE NW SW W NE',
  6: 'W NE SW NW SE E N S',
  7: 'NW SW NE W N S SE E',
  8: 'SW NW W NE S N E SE',
  9: 'E SE N S NE W SW NW',
}

/**
 * The group of a Kua number and its eight directions (Eight Mansions).
 *
 * @param value the value of a `Kua`
 * @example kuaDirections(1).directions.shengQi // 'south_east'
 */
export function kuaDirections(value: number): KuaDirections {
  const points = table[value]!.split(' ')
  return {
    group: [1, 3, 4, 9].includes(value) ? 'east' : 'west',
    directions: Object.fromEntries(kuaStars.map((star, at) => [star, compass[points[at]!]!])) as Record<
      KuaStar,
      Compass
    >,
  }
}
