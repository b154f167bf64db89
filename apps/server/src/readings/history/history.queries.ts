import type { HistoryEntry, RunningReply } from '@numeria/contract'
import { sql, type Selectable } from 'kysely'
import type { Database, Db } from '../../platform/database/connect.ts'
import { AppError } from '../../platform/errors.ts'
import type { StoredNumbers } from '../../platform/database/stored-numbers.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { writtenLanguage } from '../languages/spoken-language.ts'
import { replacedTimes } from '../conversations/edits.queries.ts'
import { hasNoRewrite, hasRewrite } from '../rewrite/rewrites.queries.ts'

export type HistoryPage = { limit: number; before?: Date | undefined; conversationId: string | null }

/** Columns of a history entry. */
export const entryColumns = [
  'turn_id',
  'conversation_id',
  'reading_kind',
  'message',
  'response',
  'created_at',
  'price',
  'charged',
  'is_stopped',
  'rewrite_of',
  'suggestions',
] as const

/** Whether an entry of this person can be written again, free, at a moment. */
export const canRewrite = (userId: string, at: Date) => sql<boolean>`(${hasRewrite(at)} and ${hasNoRewrite(userId)})`

const isReplacedIn = (userId: string, conversationId: string | null) =>
  sql<boolean>`(created_at <@ ${replacedTimes(userId, sql`${conversationId}`)})`

/** Finished turns of a conversation, newest last: the `limit` newest ones before a moment, or of all. */
export async function listHistory(
  db: Database,
  userId: string,
  at: Date,
  { limit, before, conversationId }: HistoryPage,
): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('turns')
    .select(entryColumns)
    .select([canRewrite(userId, at).as('canRewrite'), isReplacedIn(userId, conversationId).as('replaced')])
    .where('user_id', '=', userId)
    .where('conversation_id', '=', conversationId)
    .where('state', '=', 'done')
    .$if(before !== undefined, (query) => query.where('created_at', '<', before!))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed().map(toEntry)
}

/**
 * Finished turns of the conversation of one of them, which stands in the middle, newest last.
 * @throws {AppError} `chat.turn_not_found`
 */
export async function listAround(
  db: Database,
  userId: string,
  at: Date,
  turnId: string,
  limit: number,
): Promise<HistoryEntry[]> {
  const middle = await db
    .selectFrom('turns')
    .select(['conversation_id', 'created_at'])
    .where('user_id', '=', userId)
    .where('turn_id', '=', turnId)
    .where('state', '=', 'done')
    .executeTakeFirst()
  if (!middle?.conversation_id) throw new AppError('chat.turn_not_found')
  const before = db
    .selectFrom('turns')
    .select('turn_id')
    .where('user_id', '=', userId)
    .where('conversation_id', '=', middle.conversation_id)
    .where('state', '=', 'done')
  const rows = await db
    .selectFrom('turns')
    .select(entryColumns)
    .select([canRewrite(userId, at).as('canRewrite'), isReplacedIn(userId, middle.conversation_id).as('replaced')])
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([
        where(
          'turn_id',
          'in',
          before
            .where('created_at', '<=', middle.created_at)
            .orderBy('created_at', 'desc')
            .limit(Math.ceil(limit / 2)),
        ),
        where(
          'turn_id',
          'in',
          before
            .where('created_at', '>', middle.created_at)
            .orderBy('created_at')
            .limit(Math.floor(limit / 2)),
        ),
      ]),
    )
    .orderBy('created_at')
    .execute()
  return rows.map(toEntry)
}

type Row = Pick<Selectable<Tables['turns']>, (typeof entryColumns)[number]> & { canRewrite: boolean; replaced: boolean }

export function toEntry({
  turn_id,
  conversation_id,
  reading_kind,
  message,
  response,
  created_at,
  price,
  charged,
  is_stopped,
  rewrite_of,
  suggestions,
  replaced,
  canRewrite: isOpen,
}: Row): HistoryEntry {
  return {
    turnId: turn_id,
    conversationId: conversation_id!,
    reading: reading_kind,
    message: message!,
    response: response!,
    language: writtenLanguage(response!),
    createdAt: created_at.toISOString(),
    creditsCost: charged ?? price,
    stopped: is_stopped,
    rewriteOf: rewrite_of,
    canRewrite: isOpen,
    replaced,
    suggestedReadings: suggestions ?? [],
  }
}

export async function findRunning(db: Database, userId: string): Promise<RunningReply['turn']> {
  const turn = await db
    .selectFrom('running_turns')
    .select(['turn_id', 'conversation_id', 'reading_kind', 'message', 'price', 'created_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return turn
    ? {
        turnId: turn.turn_id,
        conversationId: turn.conversation_id,
        reading: turn.reading_kind,
        message: turn.message,
        creditsCost: turn.price,
        createdAt: turn.created_at.toISOString(),
      }
    : null
}

/** The computed numbers of a reading. Null where there is no such reading of this person, or it rests on no numbers. */
export async function findNumbers(db: Database, userId: string, turnId: string): Promise<StoredNumbers | null> {
  const { rows } = await sql<{ numbers: StoredNumbers | null }>`
    select numbers from turns where user_id = ${userId} and turn_id = ${turnId} and state = 'done'
    union all
    select numbers from running_turns where user_id = ${userId} and turn_id = ${turnId}`.execute(db)
  return rows[0]?.numbers ?? null
}

/** Columns that a deleted turn loses. */
export const forgotten = {
  state: 'forgotten',
  message: null,
  response: null,
  numbers: null,
  suggestions: null,
  refusals: null,
  rewrite_reason: null,
  // A short question could be guessed from its hash.
  request_hash: '',
  question_hash: null,
} as const

/** Forgets what one finished turn said, and makes nothing of it public any more. Its price, its kind and its usage stay, without the person's words. */
export async function forgetOne(db: Database, userId: string, turnId: string): Promise<void> {
  await db
    .with('private', (within) =>
      within.deleteFrom('public_readings').where('user_id', '=', userId).where('turn_id', '=', turnId),
    )
    .with('unremembered', (within) =>
      within.deleteFrom('memories').where('user_id', '=', userId).where('turn_id', '=', turnId),
    )
    .updateTable('turns')
    .set(forgotten)
    .where('user_id', '=', userId)
    .where('turn_id', '=', turnId)
    .where('state', '=', 'done')
    .execute()
  await deleteTextless(db, userId)
}

/** Deletes public readings that were published while their turns were being forgotten: the statement that forgets them waited for those, and does not see them. */
export async function deleteTextless(db: Db, userId: string): Promise<void> {
  await sql`
    delete from public_readings as p using turns as t
    where p.user_id = ${userId} and t.user_id = p.user_id and t.turn_id = p.turn_id and t.state = 'forgotten'`.execute(
    db,
  )
}
