import { sql } from 'kysely'
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
