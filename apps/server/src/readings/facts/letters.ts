import type { Tradition } from '@numeria/contract'
import { chaldeanName, expression, hebrewOrdinal, vedicName } from '@numeria/numerology'
import { knownAs, type Fact, type FactWriter, type Person } from './fact.ts'

/** The letters of a name with their values in the tradition, so that a reading can show how a number of the name was found. */
export function letterFacts(write: FactWriter, person: Person, tradition: Tradition): Fact[] {
  const { fullName } = person
  const { parts } = {
    pythagorean: () => expression(fullName),
    chaldean: () => chaldeanName(knownAs(person)),
    hebrew: () => hebrewOrdinal(fullName),
    vedic: () => vedicName(knownAs(person)),
    chinese: () => expression(fullName),
  }[tradition]()
  const letters = parts.flatMap((part) => ('letters' in part ? part.letters : []))
  return letters.map(({ letter, value }, index) => ({
    ...write.told({
      key: `letter_${index + 1}`,
      label: letter,
      value,
      text: String(value),
      working: '',
    }),
    id: write.idAt('letter', `${index + 1}.${letter}`),
  }))
}
