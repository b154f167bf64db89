// Turns that a model writes and that hold no credits: rewrites.
import { rewriteDays, rewriteFromCredits, type HistoryEntry, type Tone, type Tradition } from '@numeria/contract'
import { sql } from 'kysely'
import { balance } from '../../credits/credits.ts'
import type { Database } from '../../platform/database/connect.ts'
import { allRows } from '../../platform/database/places.ts'
import { finishTurn, type FinishedTurn } from '../turn/turns.queries.ts'
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

/** Whether a turn of this person was not written again, and is not being. */
export const hasNoRewrite = (userId: string) => sql<boolean>`(not exists (
  select from turns again where again.user_id = ${userId} and again.rewrite_of = turns.turn_id and again.state <> 'failed'
) and not exists (
  select from running_turns again where again.user_id = ${userId} and again.rewrite_of = turns.turn_id))`

/** Whether a finished turn has a free rewrite at a moment, used or not. A stopped one has what was paid for, and a rewrite has none of its own. */
export const hasRewrite = (at: Date) => sql<boolean>`(
  state = 'done' and reading_kind not in ('onboarding', 'safety') and not is_stopped and rewrite_of is null
  and coalesce(charged, price) >= ${rewriteFromCredits}::integer and created_at > ${new Date(at.getTime() - rewriteDays * dayMs)}::timestamptz)`

/** The reading of this person that is to be written again. Null where there is none. */
export async function findRefused(db: Database, userId: string, turnId: string, at: Date): Promise<RefusedTurn | null> {
  const { rows } = await sql<RefusedTurn>`
    select reading_kind as reading, message, response, tone, tradition, price, numbers -> 'other' as other, numbers -> 'named' as named, conversation_id as "conversationId", created_at as at,
      case when not ${hasRewrite(at)} then 'none' when ${hasNoRewrite(userId)} then 'open' else 'used' end as rewrite,
      exists (select from wellbeing w where w.user_id = ${userId} and w.paused_until > ${at}) as "isPaused"
    from turns where user_id = ${userId} and turn_id = ${turnId} and state = 'done'`.execute(db)
  return rows[0] ?? null
}

/**
 * Stores the reply of a free turn.
 * @returns the settled balance
 * @throws {HoldEnded} when the turn was already ended elsewhere
 */
export async function finishFreeTurn(db: Database, at: Date, turn: FinishedTurn): Promise<number> {
  const { available, held } = await balance(db, turn.userId, at)
  return finishTurn(db, at, { ...turn, charged: 0 }, available + held)
}

/** Free turns whose process died. They hold no credits, so no lease expires for them. */
export async function lapsedFreeTurns(
  db: Database,
  at: Date,
  limit: number,
): Promise<{ userId: string; turnId: string }[]> {
  return allRows(db)
    .selectFrom('running_turns')
    .select(['user_id as userId', 'turn_id as turnId'])
    .where(sql<boolean>`price = 0`)
    .where('created_at', '<', new Date(at.getTime() - maxTurnMs))
    .orderBy('created_at')
    .limit(limit)
    .execute()
}
