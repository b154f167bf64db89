// The search of a person's history. It looks at all of their turns, so it is bounded: one at a time for a person, and with a time limit of its own.
import type { HistoryEntry } from '@numeria/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { AppError } from '../../platform/errors.ts'
import { isReplaced } from '../conversations/edits.queries.ts'
import { canRewrite, entryColumns, toEntry, type HistoryPage } from './history.queries.ts'

/** Ten times as long as 10,000 turns take. */
const maxMs = 2_000

/**
 * Finished turns that have every one of the words as a part, newest last, in whatever case and with or without accents.
 * @throws {AppError} `chat.search_running`, `chat.search_too_long`
 */
export async function searchHistory(
  db: Database,
  userId: string,
  words: readonly string[],
  at: Date,
  { limit, before, conversationId }: HistoryPage,
): Promise<HistoryEntry[]> {
  // The longest word is in the fewest turns, and one that is missing ends the look at a turn.
  const distinct = [...new Set(words)].toSorted((one, other) => other.length - one.length)
  const rows = await db
    .transaction()
    .execute(async (trx) => {
      const { rows: locks } = await sql<{ isFirst: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended(${`search ${userId}`}, 0)) as "isFirst",
          set_config('statement_timeout', ${String(maxMs)}, true)`.execute(trx)
      if (!locks[0]!.isFirst) throw new AppError('chat.search_running', { retryAfterSeconds: 1 })
      return (
        trx
          .selectFrom('turns')
          // The words are unpacked once for each turn, however many of them are looked for.
          .innerJoinLateral(sql<{ words: string }>`(select search_text || '' as words offset 0)`.as('folded'), (join) =>
            join.onTrue(),
          )
          .select(entryColumns)
          .select([canRewrite(userId, at).as('canRewrite'), isReplaced(userId).as('replaced')])
          .where('user_id', '=', userId)
          .where('state', '=', 'done')
          .$if(conversationId !== null, (query) => query.where('conversation_id', '=', conversationId))
          .$if(before !== undefined, (query) => query.where('created_at', '<', before!))
          .where((where) =>
            where.and(distinct.map((word) => sql<boolean>`strpos(folded.words, folded_text(${word}::text)) > 0`)),
          )
          .orderBy('created_at', 'desc')
          .limit(limit)
          .execute()
      )
    })
    .catch((error: unknown) => {
      const isTooLong = error instanceof Error && 'code' in error && error.code === '57014'
      throw isTooLong ? new AppError('chat.search_too_long', { cause: error }) : error
    })
  return rows.toReversed().map(toEntry)
}
