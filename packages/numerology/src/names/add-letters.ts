import { reduceInSteps, noMasters, type Reduction } from '../reduce.ts'
import type { NamePart } from '../number-result.ts'
import type { NameReading } from './read-name.ts'
import type { Sound } from './y-rule.ts'

/**
 * All letters of a name added before anything is reduced, as the Chaldean, Vedic and ordinal rules have it. Each part holds its
 * compound (`total`) and its single digit.
 */
export function addLetters(
  reading: NameReading,
  masters: readonly number[],
  sound: Sound | null = null,
): Reduction & { parts: NamePart[] } {
  let sum = 0
  const parts = reading.parts.map(({ written, letters }): NamePart => {
    const counted = sound === null ? letters : letters.filter((letter) => letter.sound === sound)
    const total = counted.reduce((compound, letter) => compound + letter.value, 0)
    sum += total
    return { ...reduceInSteps(total, noMasters), kind: 'name', written, letters: counted }
  })
  return { ...reduceInSteps(sum, masters), parts }
}
