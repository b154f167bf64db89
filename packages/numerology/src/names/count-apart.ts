import { letterValue } from '../pythagorean/letter-values.ts'
import { noMasters, pythagoreanMasters, reduceInSteps, stepsFrom, type Reduction } from '../reduce.ts'
import { spellInLatin } from './latin-letters.ts'
import { isCapitalConjunction, isParticle } from './particles.ts'
import type { NamePartReading, NameReading } from './read-name.ts'
import type { Sound } from './y-rule.ts'

/** The names in which a particle counts with the name after it: 'dos Santos'. */
export function joinedNames({ parts }: { parts: readonly Pick<NamePartReading, 'written'>[] }): string[] {
  return parts.map(({ written }) => written).filter((written) => wordsApart(written).length > 1)
}

/**
 * Returns the reduction of a name with its particles counted as separate names, as some calculators do; `null` where no particle was joined.
 *
 * @param sound the letters that count; all of them for `null`
 */
export function countApart(reading: NameReading, sound: Sound | null): Reduction | null {
  if (joinedNames(reading).length === 0) return null
  const total = reading.parts
    .flatMap(lettersApart)
    .map((letters) => letters.filter((letter) => sound === null || letter.sound === sound))
    .map((letters) =>
      stepsFrom(
        letters.reduce((sum, { value }) => sum + value, 0),
        pythagoreanMasters,
      ).at(-1)!,
    )
    .reduce((sum, value) => sum + value, 0)
  return reduceInSteps(total, pythagoreanMasters)
}

/** Returns the reduction of the initials (Balance) with the particles counted as separate names; `null` where no particle was joined. */
export function initialsApart(parts: readonly Pick<NamePartReading, 'written'>[]): Reduction | null {
  if (joinedNames({ parts }).length === 0) return null
  const total = parts
    .flatMap(({ written }) => wordsApart(written))
    .map((word) => spellInLatin(word).letters)
    // A word in another script has no letter that counts.
    .reduce((sum, letters) => (letters === '' ? sum : sum + letterValue(letters[0]!)), 0)
  return reduceInSteps(total, noMasters)
}

/** The particles before a name, and the name: 'van', 'der', 'Berg'. */
function wordsApart(written: string): string[] {
  const words = written.split(' ')
  const name = words.findIndex((word) => !isParticle(word) && !isCapitalConjunction(word))
  return name < 1 ? [written] : [...words.slice(0, name), words.slice(name).join(' ')]
}

function lettersApart({ written, letters }: NamePartReading): NamePartReading['letters'][] {
  let end = 0
  return wordsApart(written).map((word) => {
    const start = end
    end += spellInLatin(word).letters.length
    return letters.slice(start, end)
  })
}
