import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

/**
 * Whether no later message of the conversation, which edits this turn or one before it, has taken its place. Two conditions that PostgreSQL turns into joins,
 * which it does not with the opposite of either.
 */
export const isInPlace = (userId: string) => sql<boolean>`(not exists (
  select from turns edit join turns edited on edited.user_id = edit.user_id and edited.turn_id = edit.edit_of
  where edit.user_id = ${userId} and edit.conversation_id = turns.conversation_id and edit.edit_of is not null
    and edit.state = 'done' and edited.created_at <= turns.created_at and turns.created_at < edit.created_at
) and not exists (
  select from running_turns edit join turns edited on edited.user_id = edit.user_id and edited.turn_id = edit.edit_of
  where edit.user_id = ${userId} and edit.conversation_id = turns.conversation_id
    and edited.created_at <= turns.created_at and turns.created_at < edit.created_at))`

export const isReplaced = (userId: string) => sql<boolean>`not ${isInPlace(userId)}`

/**
 * When the turns of one conversation were written that a later message has replaced. Read once for all its turns: the times are merged, so that the look for one turn
 * takes the same however many edits there are.
 */
export const replacedTimes = (userId: string, conversationId: RawBuilder<unknown>) => sql`(
  select coalesce(range_agg(tstzrange(edited.created_at, edit.created_at)), '{}')
  from (
    select edit_of, created_at from turns
    where user_id = ${userId} and conversation_id = ${conversationId} and edit_of is not null and state = 'done'
    union all
    select edit_of, created_at from running_turns where user_id = ${userId} and conversation_id = ${conversationId} and edit_of is not null
  ) as edit join turns edited on edited.user_id = ${userId} and edited.turn_id = edit.edit_of
  where edited.created_at < edit.created_at)`

/** The conversation of a finished turn of this person. Null where the turn is gone. */
export async function conversationOfTurn(db: Database, userId: string, turnId: string): Promise<string | null> {
  const turn = await db
    .selectFrom('turns')
    .select('conversation_id')
    .where('user_id', '=', userId)
    .where('turn_id', '=', turnId)
    .where('state', '=', 'done')
    .executeTakeFirst()
  return turn?.conversation_id ?? null
}
