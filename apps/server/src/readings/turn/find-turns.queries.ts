import type { HistoryEntry } from '@numeria/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

/** A turn as stored: one that runs, or one that has ended. */
export type StoredTurn = {
  turnId: string
  /** Null where the conversation was deleted. */
  conversationId: string | null
  reading: HistoryEntry['reading']
  state: 'running' | 'done' | 'failed' | 'forgotten'
  price: number
  charged: number | null
  idempotencyKey: string | null
  requestHash: string
  /** All of the reading, or what was shown of it so far. */
  text: string | null
  suggestions: string[] | null
  creditsRemaining: number | null
  stopped: boolean
  failure: string | null
}

type Which = { ended: RawBuilder<boolean>; running: RawBuilder<boolean> }

/** One statement sees a turn in one of the two tables, never in both and never in none. */
async function storedTurns(db: Database, userId: string, { ended, running }: Which): Promise<StoredTurn[]> {
  const { rows } = await sql<StoredTurn>`
    select turn_id as "turnId", conversation_id as "conversationId", reading_kind as reading, state, price, charged, idempotency_key as "idempotencyKey",
      request_hash as "requestHash", response as text, suggestions, credits_remaining as "creditsRemaining", is_stopped as stopped, failure
    from turns where user_id = ${userId} and ${ended}
    union all
    select turn_id, conversation_id, reading_kind, 'running', price, null, idempotency_key, request_hash, partial_response, null, null, false, null
    from running_turns where user_id = ${userId} and ${running}`.execute(db)
  return rows
}

export async function findTurn(db: Database, userId: string, turnId: string): Promise<StoredTurn | null> {
  const isIt = sql<boolean>`turn_id = ${turnId}`
  const [turn = null] = await storedTurns(db, userId, { ended: isIt, running: isIt })
  return turn
}

/** The turn that keeps a new one from beginning: the one with the same key, else the one that is running. */
export async function findObstacle(
  db: Database,
  userId: string,
  idempotencyKey: string | null,
): Promise<StoredTurn | null> {
  const ended = sql<boolean>`idempotency_key = ${idempotencyKey} and state <> 'failed'`
  const turns = await storedTurns(db, userId, { ended, running: sql<boolean>`true` })
  return turns.find((turn) => turn.idempotencyKey === idempotencyKey) ?? turns[0] ?? null
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
