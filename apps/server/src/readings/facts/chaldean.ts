import {
  chaldeanName,
  chaldeanSoulUrge,
  compoundPath,
  meaning,
  NumerologyError,
  type ChaldeanName,
} from '@numeria/numerology'
import type { Fact, FactWriter, Person } from './fact.ts'

/** The Chaldean numbers of a name: its root, its compounds with their titles, and the vowels alone. */
export function chaldeanFacts(write: FactWriter, { fullName }: Person): Fact[] {
  const name = chaldeanName(fullName)
  const soulUrge = soulUrgeOf(fullName)
  const { cheiro, parts } = name
  return [
    ...write.number('name_number', 'Name number', name, { position: 'chaldeanName', value: name.value }),
    ...compoundFact(write, 'name_compound', 'Compound number of the name', name.total, 'all letters of the name added'),
    ...(cheiro.total === name.total || parts.length === 1
      ? []
      : compoundFact(
          write,
          'name_compound_cheiro',
          'Compound number by Cheiro’s way',
          cheiro.total,
          `the roots of the names added: ${parts.map(({ value }) => value).join(' + ')} = ${cheiro.steps.join(' → ')}`,
        )),
    ...(parts.length === 1
      ? []
      : parts.flatMap(({ written, total }, index) =>
          compoundFact(
            write,
            `compound_of_name_${index + 1}`,
            `Compound number of ${written}`,
            total,
            `the letters of ${written} added`,
          ),
        )),
    ...write.number('soul_urge', 'Soul Urge', soulUrge, { position: 'soulUrge', value: soulUrge?.value ?? 0 }),
  ]
}

function soulUrgeOf(fullName: string): ReturnType<typeof chaldeanSoulUrge> | null {
  try {
    return chaldeanSoulUrge(fullName)
  } catch (error) {
    if (error instanceof NumerologyError && error.code === 'name.no_vowel') return null
    throw error
  }
}

/** A compound with its title; nothing for a sum of one digit, which has a root but no compound. */
function compoundFact(
  write: FactWriter,
  key: string,
  label: string,
  total: ChaldeanName['total'],
  working: string,
): Fact[] {
  const { path, standsFor } = compoundPath(total)
  if (standsFor === null) return []
  const via = path.length === 1 ? '' : `, read as ${standsFor} (${path.join(' → ')})`
  const told = meaning('chaldeanCompound', standsFor, write.tone)
  return [
    write.told({
      key,
      label,
      value: total,
      text: String(total),
      working: `${working}${via}: ${told.title}`,
      meaning: told,
    }),
  ]
}
