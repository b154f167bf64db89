import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

/**
 * The conversation of this id, else the one that was used last and is not archived; null where there is none.
 * @param asked null: the one that was used last
 */
export const conversationCall = (userId: string, asked: string | null) => sql<string | null>`(
  case when ${asked}::uuid is not null then (
    select conversation_id from conversations where user_id = ${userId} and conversation_id = ${asked}::uuid
  ) else (
    select conversation_id from (
      (select conversation_id, created_at, 0 as rank from turns t
        where user_id = ${userId} and state = 'done'
          and (select not is_archived from conversations c where c.user_id = ${userId} and c.conversation_id = t.conversation_id)
        order by created_at desc limit 1)
      union all
      (select conversation_id, created_at, 0 from running_turns r
        where user_id = ${userId}
          and (select not is_archived from conversations c where c.user_id = ${userId} and c.conversation_id = r.conversation_id))
      union all
      (select conversation_id, created_at, 1 as rank from conversations where user_id = ${userId} and not is_archived
        order by created_at desc limit 1)
    ) as used order by created_at desc, rank desc limit 1
  ) end)`

export async function findPlace(db: Database, userId: string, asked: string | null): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select ${conversationCall(userId, asked)} as id`.execute(db)
  return rows[0]!.id
}
