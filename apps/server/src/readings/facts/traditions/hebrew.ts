import { hebrewOrdinal } from '@numeria/numerology'
import { line } from '../words/fact-line.ts'
import type { Fact, FactWriter, Person } from '../fact.ts'

/** The ordinal of a name in Latin letters: its sum, and the root of it. */
export function hebrewFacts(write: FactWriter, { fullName }: Person): Fact[] {
  const ordinal = hebrewOrdinal(fullName)
  const sum = `${ordinal.parts.map(({ written, total }) => `${written} ${total}`).join(' + ')} = ${ordinal.total}`
  return [
    ...write.number('ordinal_root', line('step.numbers.hebrewOrdinal'), ordinal, {
      position: 'hebrewOrdinal',
      value: ordinal.value,
    }),
    write.told({
      key: 'ordinal_sum',
      label: line('ordinalSum'),
      value: ordinal.total,
      text: String(ordinal.total),
      working: sum,
      arithmetic: sum,
    }),
  ]
}
