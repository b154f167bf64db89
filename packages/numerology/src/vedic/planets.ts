import { NumerologyError } from '../errors.ts'

const planets = ['Sun', 'Moon', 'Jupiter', 'Rahu', 'Mercury', 'Venus', 'Ketu', 'Saturn', 'Mars'] as const

export type VedicPlanet = (typeof planets)[number]

/** The planets as English calls them. */
export const planetNames = Object.fromEntries(planets.map((planet) => [planet, planet])) as {
  [Planet in VedicPlanet]: Planet
}

/**
 * The planet that rules a number from 1 to 9. Western books put Uranus for Rahu (4) and Neptune for Ketu (7).
 *
 * @throws {NumerologyError} `number.impossible` for any other number
 * @example planetOf(8) // 'Saturn'
 */
export function planetOf(digit: number): VedicPlanet {
  const planet = planets[digit - 1]
  if (planet === undefined) throw new NumerologyError('number.impossible')
  return planet
}
