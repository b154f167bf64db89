import {
  limits,
  type ChatReply,
  type HistoryEntry,
  type ReadingLanguage,
  type RewriteReason,
  type Tone,
} from '@numeria/contract'
import { sql, type Transaction } from 'kysely'
import { lockUser } from '../../accounts/accounts.ts'
import { leaseSeconds, toCreditsError } from '../../credits/credits.ts'
import { oldestWithdrawableDay } from '../../credits/withdrawal-window.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { StoredNumbers } from '../../platform/database/stored-numbers.ts'
import type { MostTurns } from './most-turns.ts'
import type { ReadingPlan } from '../writing/reading-plan.ts'
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
  language: ReadingLanguage
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

type Begun = {
  outcome: Beginning['outcome']
  creditsLeft: number | null
  /** The turn that answered the same question. */
  earlier: string | null
  /** Of what was counted. */
  oldest: Date | null
}

/**
 * Begins a turn that a model writes: the row and the hold of its price, together or not at all. One that is free holds nothing.
 * @throws {AppError} `credits.insufficient`, `billing.begin_required`, and then nothing is left behind
 */
export async function insertRunningTurn(
  db: Database,
  turn: NewTurn,
  most: MostTurns,
  numbers: StoredNumbers,
  promptVersion: string,
): Promise<Beginning> {
  const written = {
    reply: null,
    suggestions: null,
    creditsRemaining: null,
    numbers: JSON.stringify(numbers),
    promptVersion,
  }
  return beginningOf(await begin(db, valuesOf(turn, most, written)).catch(refused), turn.at)
}

type Written = {
  reply: string | null
  suggestions: string | null
  creditsRemaining: number | null
  numbers: string | null
  promptVersion: string | null
}

const valuesOf = (turn: NewTurn, most: MostTurns, written: Written) => ({
  ...turn,
  ...written,
  rewriteOf: turn.rewriteOf ?? null,
  rewriteReason: turn.rewriteReason ? JSON.stringify(turn.rewriteReason) : null,
  editOf: turn.editOf ?? null,
  questionHash: turn.questionHash ?? null,
  sameSince: turn.offerEarlier ? new Date(turn.at.getTime() - limits.sameQuestionDays * dayMs) : null,
  unbegunSince: oldestWithdrawableDay(turn.at),
  perMinute: most.perMinute,
  freeStopsPerDay: most.freeStopsPerDay,
})

const beginCall = (turn: ReturnType<typeof valuesOf>) => sql<Begun>`
  select outcome, credits_left as "creditsLeft", earlier, oldest from turn_begin(${turn.userId}, ${turn.turnId}, ${turn.conversationId}, ${turn.idempotencyKey},
    ${turn.requestHash}, ${turn.questionHash}, ${turn.price}, ${turn.message}, ${turn.tone}, ${turn.language}, ${turn.tradition}, ${turn.reading},
    ${turn.rewriteOf}, ${turn.rewriteReason}, ${turn.editOf}, ${turn.numbers}, ${turn.promptVersion}, ${turn.reply}, ${turn.suggestions},
    ${turn.creditsRemaining}, ${turn.at}, make_interval(secs => ${leaseSeconds}), ${turn.perMinute}, ${turn.freeStopsPerDay}, ${turn.sameSince}, ${turn.unbegunSince})`

const begin = prepared('begin a turn', beginCall)

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
    const written = { reply, suggestions, creditsRemaining, numbers, promptVersion: writtenFrom?.promptVersion ?? null }
    const { rows } = await beginCall(valuesOf(turn, most, written))
      .execute(trx)
      .catch(refused)
    return beginningOf(rows, turn.at)
  })
}

/** The free replies that were given within a day before this one. Those that were forgotten since count as well. */
async function countFree(trx: Transaction<Tables>, { userId, at }: NewTurn): Promise<{ count: number; oldest: Date }> {
  const { rows } = await sql<{ count: number; oldest: Date }>`
    select count(*)::integer as count, min(created_at) as oldest from turns
    where user_id = ${userId} and reading_kind in ('onboarding', 'safety') and price = 0
      and created_at > ${at}::timestamptz - interval '1 day' and created_at < ${at}::timestamptz + interval '1 minute'`.execute(
    trx,
  )
  return rows[0]!
}

const secondsUntil = (oldest: Date, windowMs: number, at: Date) =>
  Math.ceil((oldest.getTime() + windowMs - at.getTime()) / 1_000)

function beginningOf([row]: readonly Begun[], at: Date): Beginning {
  const { outcome, creditsLeft, earlier, oldest } = row!
  switch (outcome) {
    case 'begun':
      return { outcome, creditsLeft: creditsLeft! }
    case 'asked_before':
      return { outcome, turnId: earlier! }
    case 'too_many_stops':
      return { outcome, retryAfterSeconds: secondsUntil(oldest!, dayMs, at) }
    case 'too_fast':
      return { outcome, retryAfterSeconds: secondsUntil(oldest!, minuteMs, at) }
    case 'obstacle':
    case 'gone':
      return { outcome }
  }
}

/**
 * Stores the reply and captures its price, together or not at all.
 * @param creditsRemaining the settled balance, of a turn that holds no credits
 * @returns the settled balance after it
 * @throws {HoldEnded} when the turn was ended before, or is forgotten, and then the reply is not stored
 */
export async function finishTurn(
  db: Database,
  at: Date,
  turn: FinishedTurn,
  creditsRemaining: number | null = null,
): Promise<number> {
  const { usage, suggestions, refusals, ...rest } = turn
  const values = {
    ...rest,
    at,
    creditsRemaining,
    suggestions: JSON.stringify(suggestions),
    refusals: refusals.length === 0 ? null : JSON.stringify(refusals),
    promptTokens: usage?.promptTokens ?? null,
    completionTokens: usage?.completionTokens ?? null,
  }
  const [row] = await storeTurn(db, values).catch(refused)
  return row!.creditsRemaining
}

type StoringTurn = Omit<FinishedTurn, 'suggestions' | 'usage' | 'refusals'> & {
  at: Date
  suggestions: string
  refusals: string | null
  promptTokens: number | null
  completionTokens: number | null
  creditsRemaining: number | null
}

const storeTurn = prepared(
  'finish a turn',
  (turn: StoringTurn) => sql<{ creditsRemaining: number }>`
    select credits_remaining as "creditsRemaining" from turn_finish(${turn.userId}, ${turn.turnId}, ${turn.charged}, ${turn.response}, ${turn.suggestions},
      ${turn.reading}, ${turn.refusals}, ${turn.stopped}, ${turn.model}, ${turn.promptTokens}, ${turn.completionTokens}, ${turn.creditsRemaining},
      ${turn.at})`,
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
 * @throws {HoldEnded} when the turn was ended before
 */
export async function failTurn(db: Database, at: Date, turn: FailedTurn): Promise<void> {
  await sql`
    select turn_fail(${turn.userId}, ${turn.turnId}, ${turn.failure}, ${turn.refusals?.length ? JSON.stringify(turn.refusals) : null}, ${turn.model ?? null},
      ${turn.usage?.promptTokens ?? null}, ${turn.usage?.completionTokens ?? null}, ${turn.onlyIfLapsed ?? false}, ${at})`
    .execute(db)
    .catch(refused)
}

function refused(error: unknown): never {
  throw toCreditsError(error)
}
