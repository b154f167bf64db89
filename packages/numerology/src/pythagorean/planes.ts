import type { Letter } from '../names/alphabet.ts'
import type { NameOptions, NameReading } from '../names/read-name.ts'
import { pythagoreanMasters, reduceInSteps, type Reduction } from '../reduce.ts'
import { readName } from './letter-values.ts'

/** On which plane each letter stands: the body, the mind, the heart, the inner sense (Campbell, Jordan, Decoz). */
const lettersByPlane = {
  physical: 'DEMW',
  mental: 'AGHJLNP',
  emotional: 'BIORSTXZ',
  intuitive: 'CFKQUVY',
} as const

export type ExpressionPlane = keyof typeof lettersByPlane

/** The letters of a name on one plane and their sum, masters kept; 0 for a plane without a letter. */
export type PlaneNumber = Reduction & { plane: ExpressionPlane; letters: Letter[] }

const planes = Object.keys(lettersByPlane) as ExpressionPlane[]

export function planesOf({ parts }: NameReading): PlaneNumber[] {
  const all = parts.flatMap((part) => part.letters)
  return planes.map((plane) => {
    const letters = all.filter(({ letter }) => lettersByPlane[plane].includes(letter))
    const total = letters.reduce((sum, { value }) => sum + value, 0)
    return { ...reduceInSteps(total, pythagoreanMasters), plane, letters }
  })
}

/**
 * The four Planes of Expression of a full birth name.
 *
 * @throws {NumerologyError} as `expression`
 * @example planesOfExpression('Norman Gene Macdonald').map((one) => one.value) // [8, 33, 3, 3]
 */
export function planesOfExpression(name: string, options?: NameOptions): PlaneNumber[] {
  return planesOf(readName(name, options))
}
