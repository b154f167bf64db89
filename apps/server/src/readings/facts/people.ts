import type { OtherPerson, Relation } from '@numeria/contract'
import type { Person } from './fact.ts'

/** A person besides the reader whose numbers can be computed. Only those of the reader's list have an id and a relation. */
export type KnownPerson = OtherPerson & { personId?: string; relation?: Relation }

/** A person of a reading, with the name that fact ids begin with: 'you', or a slug of the first name. */
export type ReadPerson = Person & { id: string; firstName: string; relation?: Relation }

/** Ids that are no person other than the reader. */
const taken = ['you', 'pair', 'world']

/** The people of a reading, the reader first. Two people with the same first name get ids of their own: 'ana', 'ana_2'. */
export function peopleOf(you: Person, others: readonly KnownPerson[]): ReadPerson[] {
  const ids = new Set(taken)
  return [
    { ...you, id: 'you', firstName: firstNameOf(you.fullName) },
    ...others.map((other) => {
      const slug = slugOf(firstNameOf(other.fullName))
      let id = slug
      for (let number = 2; ids.has(id); number += 1) id = `${slug}_${number}`
      ids.add(id)
      return { ...other, id, firstName: firstNameOf(other.fullName) }
    }),
  ]
}

export function firstNameOf(fullName: string): string {
  return fullName.trim().split(/\s+/)[0] ?? ''
}

/** Letters without marks, since ids are ASCII: 'João' is 'joao'. */
function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')
  return /^[a-z]/.test(plain) ? plain : 'other'
}
