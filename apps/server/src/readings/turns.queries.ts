import type { ChatReply, HistoryEntry, Language, ReadingNumbers, Tone } from '@numeria/contract'
import { sql } from 'kysely'
import { captureCall, holdCall, releaseCall, toCreditsError, type Balance } from '../credits/credits.ts'
import type { Database } from '../platform/database/connect.ts'

export type NewTurn = {
  userId: string
  turnId: string
  idempotencyKey: string | null
  requestHash: string
  price: number
  message: string
  tone: Tone
  language: Language
  tradition: string
  reading: HistoryEntry['reading']
  at: Date
}

export type FinishedTurn = {
  userId: string
  turnId: string
  response: string
  suggestions: string[]
  corrections: number
  usage: { promptTokens: number; completionTokens: number } | null
}

/**
 * Begins a paid turn: the row and the hold of its price, together or not at all. False when this person has a turn running or this key was used.
 * @throws {AppError} `credits.insufficient`, and then nothing is left behind
 */
export async function insertRunningTurn(
  db: Database,
  turn: NewTurn,
  numbers: ReadingNumbers,
  promptVersion: string,
): Promise<boolean> {
  const { rows } = await sql`
    with turn as (
      insert into turns (user_id, turn_id, idempotency_key, request_hash, state, price, message, tone, language, tradition, reading, numbers, prompt_version, created_at)
      values (${turn.userId}, ${turn.turnId}, ${turn.idempotencyKey}, ${turn.requestHash}, 'running', ${turn.price}, ${turn.message}, ${turn.tone},
        ${turn.language}, ${turn.tradition}, ${turn.reading}, ${JSON.stringify(numbers)}, ${promptVersion}, ${turn.at})
      on conflict do nothing
      returning turn_id
    )
    select turn_id from turn cross join lateral (${holdCall(turn.at, turn.userId, turn.turnId, turn.price)}) as held`
    .execute(db)
    .catch(refused)
  return rows.length === 1
}

/** Stores a turn that cost nothing and is finished already. False when a turn is running or this key was used. */
export async function insertFreeTurn(db: Database, turn: NewTurn, reply: ChatReply): Promise<boolean> {
  const inserted = await db
    .insertInto('turns')
    .values({
      user_id: turn.userId,
      turn_id: turn.turnId,
      idempotency_key: turn.idempotencyKey,
      request_hash: turn.requestHash,
      state: 'done',
      price: 0,
      message: turn.message,
      response: reply.reply,
      tone: turn.tone,
      language: turn.language,
      tradition: turn.tradition,
      reading: turn.reading,
      suggestions: JSON.stringify(reply.suggestedReadings),
      credits_remaining: reply.creditsRemaining,
      created_at: turn.at,
      ended_at: turn.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('turn_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/**
 * Stores the reply and captures its price, together or not at all.
 * @returns the settled balance after it
 * @throws {HoldEnded} when the hold was released before, and then the reply is not stored
 */
export async function finishTurn(db: Database, at: Date, turn: FinishedTurn): Promise<number> {
  const { rows } = await sql<{ credits_remaining: number }>`
    with captured as materialized (${captureCall(at, turn.userId, turn.turnId)})
    update turns set state = 'done', response = ${turn.response}, suggestions = ${JSON.stringify(turn.suggestions)}, corrections = ${turn.corrections},
      prompt_tokens = ${turn.usage?.promptTokens ?? null}, completion_tokens = ${turn.usage?.completionTokens ?? null},
      credits_remaining = captured.available + captured.held, ended_at = ${at}
    from captured where user_id = ${turn.userId} and turn_id = ${turn.turnId}
    returning credits_remaining`
    .execute(db)
    .catch(refused)
  return rows[0]!.credits_remaining
}

/** The settled balance after a turn that was stored; null while it is not. */
export async function findStoredCredits(
  db: Database,
  { userId, turnId }: Pick<FinishedTurn, 'userId' | 'turnId'>,
): Promise<number | null> {
  const turn = await db
    .selectFrom('turns')
    .select('credits_remaining')
    .where('user_id', '=', userId)
    .where('turn_id', '=', turnId)
    .where('state', '=', 'done')
    .executeTakeFirst()
  return turn?.credits_remaining ?? null
}

/**
 * Ends a turn without a reply and gives its price back, together or not at all.
 * @throws {HoldEnded} when somebody else ended it before
 */
export async function failTurn(
  db: Database,
  at: Date,
  turn: { userId: string; turnId: string; failure: string; onlyIfLapsed?: boolean },
): Promise<void> {
  await sql<Balance>`
    with released as materialized (${releaseCall(at, turn.userId, turn.turnId, turn.onlyIfLapsed ?? false)})
    update turns set state = 'failed', failure = ${turn.failure}, message = null, ended_at = ${at}
    from released where user_id = ${turn.userId} and turn_id = ${turn.turnId}`
    .execute(db)
    .catch(refused)
}

/** The turn that keeps a new one from beginning: the one with the same key, else the one that is running. */
export async function findObstacle(db: Database, userId: string, idempotencyKey: string | null) {
  return db
    .selectFrom('turns')
    .select([
      'turn_id',
      'reading',
      'idempotency_key',
      'request_hash',
      'state',
      'price',
      'response',
      'suggestions',
      'credits_remaining',
    ])
    .where('user_id', '=', userId)
    .where((where) =>
      where.or([
        where('state', '=', 'running'),
        ...(idempotencyKey === null
          ? []
          : [where.and([where('idempotency_key', '=', idempotencyKey), where('state', '=', 'done')])]),
      ]),
    )
    .orderBy(sql`idempotency_key is not distinct from ${idempotencyKey}`, 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Finished turns, newest last: the `limit` newest ones before a moment, or of all. */
export async function listHistory(db: Database, userId: string, limit: number, before?: Date): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('turns')
    .select(['turn_id', 'reading', 'message', 'response', 'created_at', 'price', 'stopped'])
    .where('user_id', '=', userId)
    .where('state', '=', 'done')
    .$if(before !== undefined, (query) => query.where('created_at', '<', before!))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed().map(({ turn_id, reading, message, response, created_at, price, stopped }) => ({
    turnId: turn_id,
    reading,
    message: message!,
    response: response!,
    createdAt: created_at.toISOString(),
    creditsCost: price,
    stopped,
  }))
}

function refused(error: unknown): never {
  throw toCreditsError(error)
}
