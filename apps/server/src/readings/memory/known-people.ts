import type { ChatRequest } from '@numeria/contract'
import { firstNameOf, type KnownPerson } from '../facts/people.ts'
import type { AskedReading } from '../writing/reading-plan.ts'

/** The person of a request, in full; null where the list has none with this id. */
export function chosenPerson(other: ChatRequest['other'], known: readonly KnownPerson[]): KnownPerson | null {
  if (other === undefined) return null
  return 'personId' in other ? (known.find(({ personId }) => personId === other.personId) ?? null) : other
}

/** So many people besides the reader have room in one reading. */
const mostPeople = 3

/**
 * The people that a message is about, of those whose birth dates the reader has given before: the ones it names, else the ones that the conversation in view
 * names.
 * @param others the first of a name counts
 * @param birthDate that the message gives: of those in view only the ones with this date are meant then
 */
export function peopleNamed(
  message: string,
  { turns }: AskedReading['memory'],
  others: readonly KnownPerson[],
  birthDate: string | null = null,
): KnownPerson[] {
  const known = new Map<string, KnownPerson>()
  for (const other of others) if (!known.has(plain(other.fullName))) known.set(plain(other.fullName), other)
  const inView = turns.map((turn) => `${turn.message} ${turn.response}`).join(' ')
  for (const text of [message, inView]) {
    const words = new Set(plain(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    const named = [...known.values()].filter(
      (person) =>
        words.has(plain(firstNameOf(person.fullName))) &&
        (text === message || birthDate === null || person.birthDate === birthDate),
    )
    if (named.length > 0) return named.slice(0, mostPeople)
  }
  return []
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
