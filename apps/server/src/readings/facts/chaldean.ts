import {
  chaldeanName,
  chaldeanSoulUrge,
  compoundPath,
  meaning,
  NumerologyError,
  type ChaldeanName,
} from '@numeria/numerology'
import { knownAs, type Fact, type FactWriter, type Person } from './fact.ts'

/** The Chaldean numbers of a name: its root, its compounds with their titles, and the vowels alone. */
export function chaldeanFacts(write: FactWriter, person: Person): Fact[] {
  const name = chaldeanName(knownAs(person))
  const soulUrge = soulUrgeOf(knownAs(person))
  const { cheiro, parts } = name
  const { numbers, chaldean } = write.words
  return [
    ...write.number('name_number', numbers.chaldeanName, name, { position: 'chaldeanName', value: name.value }),
    ...compoundFact(write, 'name_compound', chaldean.compound, name.total, chaldean.allLetters),
    ...(cheiro.total === name.total || parts.length === 1
      ? []
      : compoundFact(
          write,
          'name_compound_cheiro',
          chaldean.byCheiro,
          cheiro.total,
          chaldean.rootsAdded(rootsOf(name)),
          rootsOf(name),
        )),
    ...(parts.length === 1
      ? []
      : parts.flatMap(({ written, total }, index) =>
          compoundFact(
            write,
            `compound_of_name_${index + 1}`,
            chaldean.compoundOf(written),
            total,
            chaldean.lettersOf(written),
          ),
        )),
    // The texts of the Soul Urge are of the Pythagorean school.
    ...write.number('soul_urge', numbers.chaldeanSoulUrge, soulUrge),
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
  label: string,
  total: ChaldeanName['total'],
  working: string,
  sum: string | null = null,
): Fact[] {
  const { path, standsFor } = compoundPath(total)
  if (standsFor === null) return []
  const { chaldean } = write.words
  const via = path.length === 1 ? '' : chaldean.standsFor(standsFor, path.join(' → '))
  const { title } = meaning('chaldeanCompound', standsFor, write.voice.tone)
  return [
    write.told({
      key,
      label,
      value: total,
      text: String(total),
      working: `${working}${via}${chaldean.title(title)}`,
      arithmetic: sum ?? path.join(' → '),
      meaning: write.meaning({ position: 'chaldeanCompound', value: standsFor }),
    }),
  ]
}
