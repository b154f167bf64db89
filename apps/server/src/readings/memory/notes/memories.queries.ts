import { limits, type Memory, type MemoryList } from '@numeria/contract'
import type { Selectable, Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import { lockUser } from '../../../accounts/accounts.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { isOfRelation } from './notes.ts'

/** The oldest first. */
export async function listMemories(db: Database, userId: string): Promise<MemoryList> {
  const user = await db.selectFrom('users').select('is_memory_on').where('user_id', '=', userId).executeTakeFirst()
  return { isOn: user?.is_memory_on ?? false, memories: (await notesOf(db, userId)).map(toMemory) }
}

const toMemory = (row: Selectable<Tables['memories']>): Memory => ({
  id: row.memory_id,
  text: row.text,
  turnId: row.turn_id,
  createdAt: row.created_at.toISOString(),
})

/** A note that the person writes. @throws {AppError} `memory.full`; `auth.required` where the account is gone */
export async function insertMemory(db: Database, userId: string, at: Date, text: string): Promise<Memory> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockUser(trx, userId))) throw new AppError('auth.required')
    if ((await notesOf(trx, userId)).length >= limits.memories) throw new AppError('memory.full')
    return insertOne(trx, userId, at, null, text)
  })
}

/**
 * Keeps the notes of a reading, unless memory is off, or the account or the reading is gone. In a full list a note takes the place of the oldest one
 * that came from a reading, first of those that are on no relation; what the person wrote or changed stays.
 * @param choose which of them to keep, given those that are kept already
 */
export async function insertMemoriesOf(
  db: Database,
  { userId, turnId }: { userId: string; turnId: string },
  at: Date,
  choose: (known: readonly string[]) => readonly string[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockUser(trx, userId))) return
    const turn = await trx
      .selectFrom('turns')
      .innerJoin('users', 'users.user_id', 'turns.user_id')
      .select('turns.turn_id')
      .where('turns.user_id', '=', userId)
      .where('turns.turn_id', '=', turnId)
      .where('turns.state', '=', 'done')
      .where('users.is_memory_on', '=', true)
      .executeTakeFirst()
    if (!turn) return
    const known = await notesOf(trx, userId)
    const replaceable = known
      .filter((note) => note.turn_id !== null)
      .toSorted((one, other) => Number(isOfRelation(one.text)) - Number(isOfRelation(other.text)))
    let room = limits.memories - known.length
    // A moment each, so that they keep their order.
    for (const [nth, text] of choose(known.map((note) => note.text)).entries()) {
      if (room <= 0) {
        const replaced = replaceable.shift()
        if (!replaced) return
        await deleteOne(trx, userId, replaced.memory_id)
      }
      await insertOne(trx, userId, new Date(at.getTime() + nth), turnId, text)
      room -= 1
    }
  })
}

/** The oldest first. */
async function notesOf(db: Database, userId: string): Promise<Selectable<Tables['memories']>[]> {
  return db
    .selectFrom('memories')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('memory_id')
    .execute()
}

async function insertOne(
  trx: Transaction<Tables>,
  userId: string,
  at: Date,
  turnId: string | null,
  text: string,
): Promise<Memory> {
  const row = await trx
    .insertInto('memories')
    .values({ user_id: userId, memory_id: randomUUID(), turn_id: turnId, text, created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toMemory(row)
}

/** Changes a note. It is the person's own from then on, and stays when the reading is deleted. @throws {AppError} `memory.not_found` */
export async function changeMemory(db: Database, userId: string, id: string, text: string): Promise<Memory> {
  const row = await db
    .updateTable('memories')
    .set({ text, turn_id: null })
    .where('user_id', '=', userId)
    .where('memory_id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new AppError('memory.not_found')
  return toMemory(row)
}

/** @throws {AppError} `memory.not_found` */
export async function removeMemory(db: Database, userId: string, id: string): Promise<void> {
  if (!(await deleteOne(db, userId, id))) throw new AppError('memory.not_found')
}

/** Whether there was such a note. */
async function deleteOne(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('memories')
    .where('user_id', '=', userId)
    .where('memory_id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function switchMemory(db: Database, userId: string, isOn: boolean): Promise<void> {
  await db.updateTable('users').set({ is_memory_on: isOn }).where('user_id', '=', userId).execute()
}
