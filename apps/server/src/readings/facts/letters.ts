import type { Tradition } from '@numeria/contract'
import { chaldeanName, expression, hebrewOrdinal, vedicName } from '@numeria/numerology'
import type { Fact, FactWriter, Person } from './fact.ts'

/** The letters of a name with their values in the tradition, so that a reading can show how a number of the name was found. */
export function letterFacts(write: FactWriter, { fullName }: Person, tradition: Tradition): Fact[] {
  const name = { pythagorean: expression, chaldean: chaldeanName, hebrew: hebrewOrdinal, vedic: vedicName }
  const { parts } = tradition === 'chinese' ? expression(fullName) : name[tradition](fullName)
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
