import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

/** A turn as stored in its row. */
export type StoredTurn = NonNullable<Awaited<ReturnType<typeof findTurn>>>

const stored = [
  'turn_id as turnId',
  'conversation_id as conversationId',
  'reading_kind as reading',
  'state',
  'price',
  'charged',
  'idempotency_key as idempotencyKey',
  'request_hash as requestHash',
  'partial_response as partialResponse',
  'response',
  'suggestions',
  'credits_remaining as creditsRemaining',
  'is_stopped as stopped',
  'failure',
] as const

export async function findTurn(db: Database, userId: string, turnId: string) {
  const turn = await db
    .selectFrom('turns')
    .select(stored)
    .where('user_id', '=', userId)
    .where('turn_id', '=', turnId)
    .executeTakeFirst()
  return turn ?? null
}

/** The turn that keeps a new one from beginning: the one with the same key, else the one that is running. */
export async function findObstacle(
  db: Database,
  userId: string,
  idempotencyKey: string | null,
): Promise<StoredTurn | null> {
  const turn = await db
    .selectFrom('turns')
    .select(stored)
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([
        where('state', '=', 'running'),
        ...(idempotencyKey === null
          ? []
          : [where.and([where('idempotency_key', '=', idempotencyKey), where('state', '<>', 'failed')])]),
      ]),
    )
    .orderBy(sql`idempotency_key is not distinct from ${idempotencyKey}`, 'desc')
    .limit(1)
    .executeTakeFirst()
  return turn ?? null
}

/** The paid readings of the last day that cost nothing because the model reported a danger or a minor only behind a part of them. Those that were forgotten since count as well. */
export async function countLateHelp(db: Database, userId: string, at: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from turns
    where user_id = ${userId} and reading_kind in ('onboarding', 'safety') and is_stopped and price > 0 and charged = 0
      and created_at > ${at}::timestamptz - interval '1 day' and created_at < ${at}::timestamptz + interval '1 minute'`.execute(
    db,
  )
  return rows[0]!.count
}
