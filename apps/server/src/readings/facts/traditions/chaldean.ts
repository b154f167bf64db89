import { chaldeanName, chaldeanSoulUrge, compoundPath, NumerologyError, type ChaldeanName } from '@numeria/numerology'
import { line, type FactLine } from '../words/fact-line.ts'
import { knownAs, type Fact, type FactWriter, type Person } from '../fact.ts'

/** The Chaldean numbers of a name: its root, its compounds with their titles, and the vowels alone. */
export function chaldeanFacts(write: FactWriter, person: Person): Fact[] {
  const name = chaldeanName(knownAs(person))
  const soulUrge = soulUrgeOf(knownAs(person))
  const { cheiro, parts } = name
  return [
    ...write.number('name_number', line('step.numbers.chaldeanName'), name, {
      position: 'chaldeanName',
      value: name.value,
    }),
    ...compoundFact(write, 'name_compound', line('chaldean.compound'), name.total, line('chaldean.allLetters')),
    ...(cheiro.total === name.total || parts.length === 1
      ? []
      : compoundFact(
          write,
          'name_compound_cheiro',
          line('chaldean.byCheiro'),
          cheiro.total,
          line(
            'chaldean.rootsAdded',
            parts.map(({ value }) => value),
            cheiro.steps,
          ),
          rootsOf(name),
        )),
    ...(parts.length === 1
      ? []
      : parts.flatMap(({ written, total }, index) =>
          compoundFact(
            write,
            `compound_of_name_${index + 1}`,
            line('chaldean.compoundOf', written),
            total,
            line('chaldean.lettersOf', written),
          ),
        )),
    // The texts of the Soul Urge are of the Pythagorean school.
    ...write.number('soul_urge', line('step.numbers.chaldeanSoulUrge'), soulUrge),
  ]
}

/** '9 + 8 + 1 = 18 → 9' */
function rootsOf({ parts, cheiro }: ChaldeanName): string {
  return `${parts.map(({ value }) => value).join(' + ')} = ${cheiro.steps.join(' → ')}`
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
  label: FactLine,
  total: ChaldeanName['total'],
  working: FactLine,
  sum: string | null = null,
): Fact[] {
  const { path, standsFor } = compoundPath(total)
  if (standsFor === null) return []
  return [
    write.told({
      key,
      label,
      value: total,
      text: String(total),
      working: line('chaldean.readAs', working, standsFor, path),
      arithmetic: sum ?? path.join(' → '),
      meaning: write.meaning({ position: 'chaldeanCompound', value: standsFor }),
    }),
  ]
}
