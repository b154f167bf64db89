// Turns that a model writes and that hold no credits: rewrites.
import { rewriteDays, rewriteFromCredits, type HistoryEntry, type Tone, type Tradition } from '@numeria/contract'
import { sql, type Updateable } from 'kysely'
import { balance, HoldEnded } from '../../credits/credits.ts'
import type { Database } from '../../platform/database/connect.ts'
import { allRows } from '../../platform/database/places.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { FailedTurn, FinishedTurn } from '../turn/turns.queries.ts'
import type { KnownPerson } from '../facts/people.ts'

const dayMs = 86_400_000

/** Longer than any turn runs (`TurnKeeper`): the process of an older running turn died. */
const maxTurnMs = 5 * 60_000

export type RefusedTurn = {
  reading: HistoryEntry['reading']
  message: string
  response: string
  tone: Tone
  tradition: Tradition
  /** The price of the whole reading, which decides its length. */
  price: number
  other: KnownPerson | null
  /** Further people whom the question names. */
  named: KnownPerson[] | null
  conversationId: string | null
  at: Date
  /** `used`: it was written again, or is being. `none`: it never had a rewrite, or its time is over. */
  rewrite: 'open' | 'used' | 'none'
  /** The person takes a pause. */
  isPaused: boolean
}

/** Whether a turn of this person was written again, or is being. */
export const isRewritten = (userId: string) => sql<boolean>`exists (
  select from turns again where again.user_id = ${userId} and again.rewrite_of = turns.turn_id and again.state <> 'failed')`

/** Whether a finished turn has a free rewrite at a moment, used or not. A stopped one has what was paid for, and a rewrite has none of its own. */
export const hasRewrite = (at: Date) => sql<boolean>`(
  state = 'done' and reading_kind not in ('onboarding', 'safety') and not is_stopped and rewrite_of is null
  and coalesce(charged, price) >= ${rewriteFromCredits}::integer and created_at > ${new Date(at.getTime() - rewriteDays * dayMs)}::timestamptz)`

/** The reading of this person that is to be written again. Null where there is none. */
export async function findRefused(db: Database, userId: string, turnId: string, at: Date): Promise<RefusedTurn | null> {
  const { rows } = await sql<RefusedTurn>`
    select reading_kind as reading, message, response, tone, tradition, price, numbers -> 'other' as other, numbers -> 'named' as named, conversation_id as "conversationId", created_at as at,
      case when not ${hasRewrite(at)} then 'none' when ${isRewritten(userId)} then 'used' else 'open' end as rewrite,
      exists (select from wellbeing w where w.user_id = ${userId} and w.paused_until > ${at}) as "isPaused"
    from turns where user_id = ${userId} and turn_id = ${turnId} and state = 'done'`.execute(db)
  return rows[0] ?? null
}

/**
 * Stores the reply of a free turn. One that turned out to be an answer of the server is no rewrite, and the reading still has its own, unless a part of a
 * rewrite was shown before the answer: a reader can ask the model to end every rewrite so.
 * @returns the settled balance
 * @throws {HoldEnded} when the turn was already ended elsewhere
 */
export async function finishFreeTurn(db: Database, at: Date, turn: FinishedTurn): Promise<number> {
  const { userId, reading, usage, suggestions, refusals } = turn
  const { available, held } = await balance(db, userId, at)
  const isRewrite = turn.stopped || (reading !== 'onboarding' && reading !== 'safety')
  await endFreeTurn(db, turn, {
    state: 'done',
    response: turn.response,
    partial_response: null,
    suggestions: JSON.stringify(suggestions),
    charged: 0,
    reading_kind: reading,
    refusals: refusals.length === 0 ? null : JSON.stringify(refusals),
    is_stopped: turn.stopped,
    model: turn.model,
    prompt_tokens: usage?.promptTokens ?? null,
    completion_tokens: usage?.completionTokens ?? null,
    credits_remaining: available + held,
    ended_at: at,
    ...(!isRewrite && { rewrite_of: null, rewrite_reason: null }),
  })
  return available + held
}

/** Ends a free turn that runs. @throws {HoldEnded} when it was already ended elsewhere */
async function endFreeTurn(
  db: Database,
  { userId, turnId }: { userId: string; turnId: string },
  change: Updateable<Tables['turns']>,
): Promise<void> {
  const ended = await db
    .updateTable('turns')
    .set(change)
    .where('user_id', '=', userId)
    .where('turn_id', '=', turnId)
    .where('state', '=', 'running')
    .returning('turn_id')
    .executeTakeFirst()
  if (!ended) throw new HoldEnded()
}

const failed = (at: Date, failure: string) =>
  ({
    state: 'failed',
    failure,
    message: null,
    numbers: null,
    partial_response: null,
    rewrite_reason: null,
    ended_at: at,
  }) as const

/**
 * Ends a free turn without a reply.
 * @throws {HoldEnded} when the turn was already ended elsewhere
 */
export async function failFreeTurn(db: Database, at: Date, turn: FailedTurn): Promise<void> {
  const { failure, refusals = [], model = null, usage = null } = turn
  await endFreeTurn(db, turn, {
    ...failed(at, failure),
    model,
    refusals: refusals.length === 0 ? null : JSON.stringify(refusals),
    prompt_tokens: usage?.promptTokens ?? null,
    completion_tokens: usage?.completionTokens ?? null,
  })
}

/** Ends free turns whose process died. Free turns hold no credits, so no lease expires for them. */
export async function failLapsedFreeTurns(db: Database, at: Date): Promise<number> {
  const lapsed = await allRows(db)
    .selectFrom('turns')
    .select(['user_id', 'turn_id'])
    .where('state', '=', 'running')
    .where('price', '=', 0)
    .where('created_at', '<', new Date(at.getTime() - maxTurnMs))
    .limit(100)
    .execute()
  let ended = 0
  for (const { user_id, turn_id } of lapsed) {
    const { numUpdatedRows } = await db
      .updateTable('turns')
      .set(failed(at, 'abandoned'))
      .where('user_id', '=', user_id)
      .where('turn_id', '=', turn_id)
      .where('state', '=', 'running')
      .executeTakeFirst()
    ended += Number(numUpdatedRows)
  }
  return ended
}
