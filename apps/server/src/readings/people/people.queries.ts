import {
  limits,
  type Relation,
  type SavedPerson,
  type SavedPersonUpdate,
  type SavePersonRequest,
} from '@numeria/contract'
import type { Selectable } from 'kysely'
import { randomUUID } from 'node:crypto'
import { lockUser } from '../../accounts/accounts.ts'
import type { Database } from '../../platform/database/connect.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** In the order in which they were saved. */
export async function listPeople(db: Database, userId: string): Promise<SavedPerson[]> {
  const rows = await db
    .selectFrom('saved_people')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('person_id')
    .execute()
  return rows.map(toPerson)
}

const toPerson = (row: Selectable<Tables['saved_people']>): SavedPerson => ({
  id: row.person_id,
  fullName: row.full_name,
  birthDate: row.birth_date,
  relation: row.relation as Relation,
  createdAt: row.created_at.toISOString(),
})

/** @throws {AppError} `people.enough`; `request.invalid` for a person who is in the list; `auth.required` where the account is gone */
export async function insertPerson(
  db: Database,
  userId: string,
  at: Date,
  { fullName, birthDate, relation }: SavePersonRequest,
): Promise<SavedPerson> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockUser(trx, userId))) throw new AppError('auth.required')
    const people = await listPeople(trx, userId)
    refuseTwice(people, { fullName, birthDate })
    if (people.length >= limits.savedPeople) throw new AppError('people.enough')
    const row = await trx
      .insertInto('saved_people')
      .values({
        user_id: userId,
        person_id: randomUUID(),
        full_name: fullName,
        birth_date: birthDate,
        relation,
        created_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return toPerson(row)
  })
}

type Named = Pick<SavedPerson, 'fullName' | 'birthDate'>

function refuseTwice(people: readonly Named[], person: Named): void {
  const isSame = (other: Named) =>
    other.birthDate === person.birthDate && plain(other.fullName) === plain(person.fullName)
  if (people.some(isSame)) throw refusedField('fullName', 'field.already_listed')
}

const plain = (name: string) =>
  name.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** A field that is absent stays as it is. @throws {AppError} `people.not_found`; `request.invalid` where it becomes another person of the list */
export async function changePerson(
  db: Database,
  userId: string,
  id: string,
  { fullName, birthDate, relation }: SavedPersonUpdate,
): Promise<SavedPerson> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockUser(trx, userId))) throw new AppError('auth.required')
    const people = await listPeople(trx, userId)
    const before = people.find((person) => person.id === id)
    if (!before) throw new AppError('people.not_found')
    const after = {
      fullName: fullName ?? before.fullName,
      birthDate: birthDate ?? before.birthDate,
      relation: relation ?? before.relation,
    }
    refuseTwice(
      people.filter((person) => person !== before),
      after,
    )
    const row = await trx
      .updateTable('saved_people')
      .set({ full_name: after.fullName, birth_date: after.birthDate, relation: after.relation })
      .where('user_id', '=', userId)
      .where('person_id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return toPerson(row)
  })
}

/** @throws {AppError} `people.not_found` */
export async function removePerson(db: Database, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_people')
    .where('user_id', '=', userId)
    .where('person_id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('people.not_found')
}
