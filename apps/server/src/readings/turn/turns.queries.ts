import {
  limits,
  type ChatReply,
  type HistoryEntry,
  type Language,
  type ReadingNumbers,
  type RewriteReason,
  type Tone,
} from '@numeria/contract'
import { sql, type RawBuilder, type Transaction } from 'kysely'
import { lockUser } from '../../accounts/accounts.ts'
import { HoldEnded, holdCall, releaseCall, spendCall, toCreditsError, type Balance } from '../../credits/credits.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { MostTurns } from './most-turns.ts'
import type { ReadingPlan } from './reading-plan.ts'
import type { KeptRefusal, Tables } from '../../platform/database/tables.ts'
import { prepared } from '../../platform/database/prepared.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

export type NewTurn = {
  userId: string
  turnId: string
  conversationId: string
  idempotencyKey: string | null
  requestHash: string
  /** By which the same question is known again. */
  questionHash?: string | null
  /** The same question is not answered again: the page can show its earlier answer. */
  offerEarlier?: boolean
  price: number
  message: string
  tone: Tone
  language: Language
  tradition: string
  reading: HistoryEntry['reading']
  at: Date
  /** The reading that is written again, and what was wrong with it. */
  rewriteOf?: string | null
  rewriteReason?: RewriteReason | null
  /** The turn whose question was edited: this one takes its place. */
  editOf?: string | null
}

export type Usage = { promptTokens: number; completionTokens: number }

export type FinishedTurn = {
  userId: string
  turnId: string
  response: string
  suggestions: string[]
  /** The spent part of the price; the rest is returned. */
  charged: number
  /** The final kind: an answer of the server is no reading. */
  reading: HistoryEntry['reading']
  refusals: readonly KeptRefusal[]
  stopped: boolean
  /** The endpoint that wrote it; null where unknown. */
  model: string | null
  usage: Usage | null
}

/**
 * How beginning a turn went: `begun`, with what may be spent beside its price; `obstacle`, when this person has a turn running or this key was used;
 * `too_fast`; `too_many_stops`; `asked_before`, when the same question was answered and paid in the last days; or `gone`, when the conversation was deleted meanwhile.
 */
export type Beginning =
  | { outcome: 'begun'; creditsLeft: number }
  | { outcome: 'obstacle' }
  | { outcome: 'gone' }
  | { outcome: 'asked_before'; turnId: string }
  | { outcome: 'too_fast' | 'too_many_stops'; retryAfterSeconds: number }

/** `oldest` of the minute, and `oldestStop` of the day. */
type Begun = {
  creditsLeft: number | null
  isTooFast: boolean
  hasStoppedTooMany: boolean
  isGone: boolean
  oldest: Date
  oldestStop: Date
  /** The turn that answered the same question. */
  earlier: string | null
}
type BeginningTurn = Omit<NewTurn, 'rewriteReason'> &
  Omit<MostTurns, 'freeRepliesPerDay'> & {
    rewriteReason: string | null
    questionHash: string | null
    offerEarlier: boolean
  }

/**
 * Begins a turn that a model writes: the row and the hold of its price, together or not at all. One that is free holds nothing.
 * @throws {AppError} `credits.insufficient`, and then nothing is left behind
 */
export async function insertRunningTurn(
  db: Database,
  turn: NewTurn,
  most: MostTurns,
  numbers: ReadingNumbers,
  promptVersion: string,
): Promise<Beginning> {
  const { rewriteOf = null, rewriteReason, editOf = null, questionHash = null, offerEarlier = false } = turn
  const reason = rewriteReason ? JSON.stringify(rewriteReason) : null
  const values = {
    ...turn,
    rewriteOf,
    rewriteReason: reason,
    editOf,
    questionHash,
    offerEarlier,
    ...most,
    numbers: JSON.stringify(numbers),
    promptVersion,
  }
  const begin = turn.price === 0 ? beginFreeTurn : beginTurn
  return beginningOf(await begin(db, values).catch(refused), turn.at)
}

/**
 * The commit is not waited for (decision 010): a crash of the database that takes it takes all it was for, and the reading that is stored and paid later
 * makes it durable as well.
 */
const beginTurn = prepared('begin a turn', (turn: WrittenTurn) =>
  beginning(
    turn,
    runningTurn(turn),
    sql`select held.available from turn cross join lateral (${holdCall(turn.at, turn.userId, turn.turnId, turn.price)}) as held
      cross join (select set_config('synchronous_commit', 'off', true)) as unhurried`,
  ),
)

const beginFreeTurn = prepared('begin a free turn', (turn: WrittenTurn) =>
  beginning(
    turn,
    runningTurn(turn),
    sql`select coalesce(a.available, 0) as available from turn left join accounts a on a.user_id = ${turn.userId}::uuid`,
  ),
)

type WrittenTurn = BeginningTurn & { numbers: string; promptVersion: string }

const runningTurn = ({ numbers, promptVersion }: WrittenTurn) =>
  sql`'running', null, null, null::integer, ${numbers}::jsonb, ${promptVersion}, null::timestamptz`

/**
 * Stores a turn that cost nothing and is finished already. Nothing keeps two of them from beginning at once, so they are counted under the account's lock.
 */
export async function insertFreeTurn(
  db: Database,
  turn: NewTurn,
  most: MostTurns,
  { reply, suggestedReadings, creditsRemaining }: ChatReply,
  writtenFrom: Pick<ReadingPlan, 'numbers' | 'promptVersion'> | null = null,
): Promise<Beginning> {
  const numbers = writtenFrom && JSON.stringify(writtenFrom.numbers)
  const suggestions = JSON.stringify(suggestedReadings)
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, turn.userId)
    // A statement of its own: it sees what was committed while this one waited for the lock.
    const { count, oldest } = await countFree(trx, turn)
    if (count >= most.freeRepliesPerDay)
      return { outcome: 'too_fast', retryAfterSeconds: secondsUntil(oldest, dayMs, turn.at) }
    const rest = { rewriteOf: null, rewriteReason: null, editOf: turn.editOf ?? null }
    const { rows } = await beginning(
      { ...turn, ...rest, ...most, questionHash: null, offerEarlier: false },
      sql`'done', ${reply}, ${suggestions}::jsonb, ${creditsRemaining}::integer, ${numbers}::jsonb, ${writtenFrom?.promptVersion ?? null}::text,
        ${turn.at}::timestamptz`,
      sql`select ${creditsRemaining}::integer as available from turn`,
    )
      .execute(trx)
      .catch(refused)
    return beginningOf(rows, turn.at)
  })
}

/** The free replies that were given within a day before this one. Those that were forgotten since count as well. */
async function countFree(trx: Transaction<Tables>, { userId, at }: NewTurn): Promise<{ count: number; oldest: Date }> {
  const { rows } = await sql<{ count: number; oldest: Date }>`
    select count(*)::integer as count, min(created_at) as oldest from turns
    where user_id = ${userId} and reading in ('onboarding', 'safety') and price = 0
      and created_at > ${at}::timestamptz - interval '1 day' and created_at < ${at}::timestamptz + interval '1 minute'`.execute(
    trx,
  )
  return rows[0]!
}

const secondsUntil = (oldest: Date, windowMs: number, at: Date) =>
  Math.ceil((oldest.getTime() + windowMs - at.getTime()) / 1_000)

function beginning(turn: BeginningTurn, written: RawBuilder<unknown>, begun: RawBuilder<unknown>): RawBuilder<Begun> {
  return sql<Begun>`
    with conversation as materialized (
      select from conversations where user_id = ${turn.userId}::uuid and conversation_id = ${turn.conversationId}::uuid for key share
    ), recent as (
      select count(*)::integer as turns, min(created_at) as oldest from turns
      where user_id = ${turn.userId} and created_at > ${turn.at}::timestamptz - interval '1 minute'
        and created_at < ${turn.at}::timestamptz + interval '1 minute'
    ), stops as (
      select count(*)::integer as stops, min(created_at) as oldest_stop from (
        select created_at from turns
        where user_id = ${turn.userId} and price > 0 and ${turn.price}::integer > 0
          and (failure in ('chat.stopped', 'model.unusable') or (reading = 'onboarding' and charged = 0))
          and created_at > ${turn.at}::timestamptz - interval '1 day' and created_at < ${turn.at}::timestamptz + interval '1 minute'
        order by created_at desc limit ${turn.freeStopsPerDay}::integer
      ) as newest
    ), earlier as (
      select turn_id from turns
      where user_id = ${turn.userId} and state = 'done' and question_hash = ${turn.questionHash} and charged > 0 and not stopped
        and ${turn.offerEarlier}::boolean and created_at > ${turn.at}::timestamptz - make_interval(days => ${limits.sameQuestionDays})
      order by created_at desc limit 1
    ), turn as (
      insert into turns (user_id, turn_id, conversation_id, idempotency_key, request_hash, question_hash, price, message, tone, language, tradition, reading, created_at,
        rewrite_of, rewrite_reason, edit_of, state, response, suggestions, credits_remaining, numbers, prompt_version, ended_at)
      select ${turn.userId}::uuid, ${turn.turnId}::uuid, ${turn.conversationId}::uuid, ${turn.idempotencyKey}, ${turn.requestHash}, ${turn.questionHash}::text, ${turn.price}::integer, ${turn.message},
        ${turn.tone}, ${turn.language}, ${turn.tradition}, ${turn.reading}, ${turn.at}::timestamptz, ${turn.rewriteOf}::uuid,
        ${turn.rewriteReason}::jsonb, ${turn.editOf}::uuid, ${written}
      from recent, stops, conversation where turns < ${turn.perMinute} and not exists (select from earlier) and (${turn.price}::integer = 0 or stops < ${turn.freeStopsPerDay}::integer)
      on conflict do nothing
      returning turn_id
    )
    select begun.available as "creditsLeft", turns >= ${turn.perMinute} as "isTooFast", oldest, not exists (select from conversation) as "isGone",
      ${turn.price}::integer > 0 and stops >= ${turn.freeStopsPerDay}::integer as "hasStoppedTooMany", oldest_stop as "oldestStop",
      (select turn_id from earlier) as "earlier"
    from recent cross join stops left join lateral (${begun}) as begun on true`
}

function beginningOf([row]: readonly Begun[], at: Date): Beginning {
  const { creditsLeft, isTooFast, hasStoppedTooMany, isGone, oldest, oldestStop, earlier } = row!
  if (creditsLeft !== null) return { outcome: 'begun', creditsLeft }
  if (isGone) return { outcome: 'gone' }
  if (earlier !== null) return { outcome: 'asked_before', turnId: earlier }
  if (hasStoppedTooMany) return { outcome: 'too_many_stops', retryAfterSeconds: secondsUntil(oldestStop, dayMs, at) }
  if (isTooFast) return { outcome: 'too_fast', retryAfterSeconds: secondsUntil(oldest, minuteMs, at) }
  return { outcome: 'obstacle' }
}

/**
 * Stores the reply and captures its price, together or not at all.
 * @returns the settled balance after it
 * @throws {HoldEnded} when the hold was released before, or is forgotten, and then the reply is not stored
 */
export async function finishTurn(db: Database, at: Date, turn: FinishedTurn): Promise<number> {
  const { usage, suggestions, refusals, ...rest } = turn
  const values = {
    ...rest,
    at,
    suggestions: JSON.stringify(suggestions),
    refusals: refusals.length === 0 ? null : JSON.stringify(refusals),
    promptTokens: usage?.promptTokens ?? null,
    completionTokens: usage?.completionTokens ?? null,
  }
  const [row] = await storeTurn(db, values).catch(refused)
  // A database that crashed may have forgotten that the turn began, and its hold with it.
  if (!row) throw new HoldEnded()
  return row.creditsRemaining
}

type StoringTurn = Omit<FinishedTurn, 'suggestions' | 'usage' | 'refusals'> & {
  at: Date
  suggestions: string
  refusals: string | null
  promptTokens: number | null
  completionTokens: number | null
}

const storeTurn = prepared(
  'finish a turn',
  (turn: StoringTurn) => sql<{ creditsRemaining: number }>`
    with captured as materialized (${spendCall(turn.at, turn.userId, turn.turnId, turn.charged)})
    update turns set state = 'done', response = ${turn.response}, written = null, suggestions = ${turn.suggestions},
      charged = ${turn.charged}::integer, reading = ${turn.reading}, refusals = ${turn.refusals}::jsonb, stopped = ${turn.stopped}, model = ${turn.model}, prompt_tokens = ${turn.promptTokens},
      completion_tokens = ${turn.completionTokens}, credits_remaining = captured.available + captured.held, ended_at = ${turn.at}
    from captured where user_id = ${turn.userId} and turn_id = ${turn.turnId}
    returning credits_remaining as "creditsRemaining"`,
)

export type FailedTurn = {
  userId: string
  turnId: string
  failure: string
  refusals?: readonly KeptRefusal[]
  model?: string | null
  usage?: Usage | null
  onlyIfLapsed?: boolean
}

/**
 * Ends a turn without a reply and returns its price, in one transaction.
 * @throws {HoldEnded} when the hold ended before
 */
export async function failTurn(db: Database, at: Date, turn: FailedTurn): Promise<void> {
  await sql<Balance>`
    with released as materialized (${releaseCall(at, turn.userId, turn.turnId, turn.onlyIfLapsed ?? false)})
    update turns set state = 'failed', failure = ${turn.failure}, message = null, question_hash = null, numbers = null, written = null, model = ${turn.model ?? null},
      refusals = ${turn.refusals?.length ? JSON.stringify(turn.refusals) : null}::jsonb,
      prompt_tokens = ${turn.usage?.promptTokens ?? null}, completion_tokens = ${turn.usage?.completionTokens ?? null}, ended_at = ${at}
    from released where user_id = ${turn.userId} and turn_id = ${turn.turnId}`
    .execute(db)
    .catch(refused)
}

function refused(error: unknown): never {
  throw toCreditsError(error)
}
