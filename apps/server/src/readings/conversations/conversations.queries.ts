import { limits, type Conversation, type ConversationUpdate } from '@numeria/contract'
import { sql, type Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import { lockUser } from '../../accounts/accounts.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { AppError } from '../../platform/errors.ts'
import { deleteTextless, forgotten } from '../history/history.queries.ts'
import { shorten } from '../memory/memory.ts'
import { replacedTimes } from './edits.queries.ts'
import { conversationCall } from './place.queries.ts'

/** Characters of the first question that are read to make a title of. */
const questionCharacters = 200

type Row = {
  conversation_id: string
  title: string | null
  question: string | null
  is_pinned: boolean
  is_archived: boolean
  created_at: Date
  last_turn_at: Date | null
}

/** A person's conversations: pinned ones first, then the one that was used last. */
export async function listConversations(
  db: Database,
  userId: string,
  id: string | null = null,
): Promise<Conversation[]> {
  const { rows } = await sql<Row>`
    select c.conversation_id, c.title, c.is_pinned, c.is_archived, c.created_at, first.question, last.created_at as last_turn_at
    from conversations c cross join lateral (
      select ${replacedTimes(userId, sql`c.conversation_id`)} as times offset 0
    ) as replaced left join lateral (
      select left(message, ${questionCharacters}::integer) as question from turns
      where user_id = ${userId} and conversation_id = c.conversation_id and state = 'done' and reading_kind <> 'safety' and c.title is null
        and not created_at <@ replaced.times
      order by created_at limit 1
    ) as first on true left join lateral (
      select created_at from turns where user_id = ${userId} and conversation_id = c.conversation_id and state = 'done'
      order by created_at desc limit 1
    ) as last on true
    where c.user_id = ${userId} and (${id}::uuid is null or c.conversation_id = ${id}::uuid)
    order by c.is_pinned desc, greatest(c.created_at, last.created_at) desc, c.conversation_id`.execute(db)
  return rows.map(toConversation)
}

const toConversation = (row: Row): Conversation => ({
  id: row.conversation_id,
  title: row.title ?? titleOf(row.question),
  pinned: row.is_pinned,
  archived: row.is_archived,
  createdAt: row.created_at.toISOString(),
  lastTurnAt: row.last_turn_at?.toISOString() ?? null,
})

const titleOf = (question: string | null): string | null =>
  question && shorten(question.replace(/\s+/g, ' ').trim(), limits.conversationTitleCharacters)

/**
 * Begins an empty conversation.
 * @throws {AppError} `chat.enough_conversations`
 */
export async function insertConversation(
  db: Database,
  userId: string,
  at: Date,
  title: string | null,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    const { count } = await trx
      .selectFrom('conversations')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= limits.conversations) throw new AppError('chat.enough_conversations')
    return insertOne(trx, userId, at, title)
  })
}

async function insertOne(trx: Transaction<Tables>, userId: string, at: Date, title: string | null): Promise<string> {
  const conversation_id = randomUUID()
  await trx.insertInto('conversations').values({ user_id: userId, conversation_id, title, created_at: at }).execute()
  return conversation_id
}

/** @returns whether there is such a conversation of this person */
export async function changeConversation(
  db: Database,
  userId: string,
  id: string,
  { title, pinned, archived }: ConversationUpdate,
): Promise<boolean> {
  const { rows } = await sql`
    update conversations set title = coalesce(${title ?? null}, title), is_pinned = coalesce(${pinned ?? null}::boolean, is_pinned),
      is_archived = coalesce(${archived ?? null}::boolean, is_archived)
    where user_id = ${userId} and conversation_id = ${id} returning conversation_id`.execute(db)
  return rows.length > 0
}

/**
 * Deletes a conversation and forgets its turns. The lock waits for a turn that is being begun in it, and lets none begin after it.
 * @throws {AppError} `chat.conversation_not_found`, `chat.turn_running`
 */
export async function deleteConversation(db: Database, userId: string, id: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql`
      select from conversations where user_id = ${userId} and conversation_id = ${id} for update`.execute(trx)
    if (rows.length === 0) throw new AppError('chat.conversation_not_found')
    if ((await runningIn(trx, userId)) === id) throw new AppError('chat.turn_running')
    await trx
      .with('private', (within) =>
        within
          .deleteFrom('public_readings')
          .where('user_id', '=', userId)
          .where('turn_id', 'in', (from) =>
            from.selectFrom('turns').select('turn_id').where('user_id', '=', userId).where('conversation_id', '=', id),
          ),
      )
      .with('unremembered', (within) =>
        within
          .deleteFrom('memories')
          .where('user_id', '=', userId)
          .where('turn_id', 'in', (from) =>
            from.selectFrom('turns').select('turn_id').where('user_id', '=', userId).where('conversation_id', '=', id),
          ),
      )
      .updateTable('turns')
      .set({ ...forgotten, conversation_id: null })
      .where('user_id', '=', userId)
      .where('conversation_id', '=', id)
      .where('state', '=', 'done')
      .execute()
    await deleteTextless(trx, userId)
    await trx.deleteFrom('conversations').where('user_id', '=', userId).where('conversation_id', '=', id).execute()
  })
}

/** Forgets every finished turn and deletes every conversation, but for the one that a reading is being written in: that one is left without a title. */
export async function deleteAllConversations(db: Database, userId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select from conversations where user_id = ${userId} order by conversation_id for update`.execute(trx)
    const running = await runningIn(trx, userId)
    await trx
      .with('private', (within) => within.deleteFrom('public_readings').where('user_id', '=', userId))
      .with('unremembered', (within) =>
        within.deleteFrom('memories').where('user_id', '=', userId).where('turn_id', 'is not', null),
      )
      .updateTable('turns')
      .set({ ...forgotten, conversation_id: null })
      .where('user_id', '=', userId)
      .where('state', '=', 'done')
      .execute()
    await deleteTextless(trx, userId)
    await sql`
      with emptied as (update conversations set title = null where user_id = ${userId} and conversation_id = ${running})
      delete from conversations where user_id = ${userId} and conversation_id is distinct from ${running}`.execute(trx)
  })
}

async function runningIn(trx: Transaction<Tables>, userId: string): Promise<string | null> {
  const turn = await trx
    .selectFrom('running_turns')
    .select('conversation_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return turn?.conversation_id ?? null
}

/** The conversation that was used last; a first one where there is none. Two devices get the same. */
export async function findOrBegin(db: Database, userId: string, at: Date): Promise<string> {
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    return (await newest(trx, userId)) ?? insertOne(trx, userId, at, null)
  })
}

async function newest(trx: Transaction<Tables>, userId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select ${conversationCall(userId, null)} as id`.execute(trx)
  return rows[0]!.id
}
