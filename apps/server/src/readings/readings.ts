// The chat turn joins the three parts: numbers are computed, words are written, credits are counted.
import {
  knownDetails,
  profileCompleteness,
  turnPrice,
  type ChatEvent,
  type ChatReply,
  type ChatRequest,
  type HistoryEntry,
} from '@numeria/contract'
import { NumerologyError } from '@numeria/numerology'
import { createHash, randomUUID } from 'node:crypto'
import { findUser, rememberMentioned } from '../accounts/accounts.ts'
import { balance, HoldEnded, lapsedHolds } from '../credits/credits.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { cleanText } from './clean-text.ts'
import { onboardingReply } from './onboarding.ts'
import { planReading, type AskedReading, type ReadingPlan } from './reading-plan.ts'
import { finishedEvents, RunningTurn } from './running-turn.ts'
import {
  failTurn,
  findObstacle,
  insertFreeTurn,
  insertRunningTurn,
  listHistory,
  type NewTurn,
} from './turns.queries.ts'
import { writeReading } from './write-reading.ts'

/** Earlier turns that the model is shown, so that a conversation can go on. */
const memoryTurns = 6

/** The turns that this process is writing, and whether it still takes new ones. */
export class ReadingDesk {
  readonly #deps: Deps
  readonly #writing = new Map<RunningTurn, Promise<void>>()
  #draining = false

  constructor(deps: Deps) {
    this.#deps = deps
  }

  get isDraining(): boolean {
    return this.#draining
  }

  /**
   * Takes a message: prices it, holds the price, and lets the model write. The events can be left at any time; the turn goes on.
   * @param idempotencyKey the same key with the same request gives the same reading and is paid once
   * @throws {AppError} `credits.insufficient`, `chat.turn_running`, `chat.key_reused`, `request.invalid`, `server.draining`
   */
  async takeMessage(
    userId: string,
    request: ChatRequest,
    idempotencyKey: string | null,
  ): Promise<AsyncGenerator<ChatEvent>> {
    this.#refuseWhileDraining()
    const { db, clock } = this.#deps
    const user = await findUser(db, userId)
    if (!user) throw new AppError('auth.required')
    const at = clock.now()
    const message = readableMessage(request)
    const saidBefore = {
      birthDate: user.birthDate ?? user.mentionedBirthDate,
      fullName: user.fullName ?? user.mentionedFullName,
    }
    const year = at.getUTCFullYear()
    const known = knownDetails(saidBefore, [message], year)
    const completeness = profileCompleteness(
      { gotBirthDate: known.birthDate !== null, gotFullName: known.fullName !== null },
      [],
      year,
    )
    await rememberMentioned(db, user, known)

    const turn: NewTurn = {
      userId,
      turnId: randomUUID(),
      idempotencyKey,
      requestHash: createHash('sha256').update(JSON.stringify(request)).digest('hex'),
      price: turnPrice({ message, reading: request.reading, completeness }, year),
      message,
      tone: request.tone ?? request.toneMode ?? 'mystic',
      language: request.lang,
      tradition: request.tradition,
      reading: request.reading ?? 'chat',
      at,
    }
    return known.birthDate === null || known.fullName === null
      ? this.#answerFree({ ...turn, reading: 'onboarding' }, onboardingReply(completeness))
      : this.#answerPaid(turn, {
          kind: request.reading ?? 'chat',
          tone: turn.tone,
          language: turn.language,
          tradition: request.tradition,
          person: { birthDate: known.birthDate, fullName: known.fullName },
          other: request.other ?? null,
          question: message,
          at,
        })
  }

  #refuseWhileDraining(): void {
    if (this.#draining) throw new AppError('server.draining', { retryAfterSeconds: 5 })
  }

  async #answerFree(turn: NewTurn, reply: string): Promise<AsyncGenerator<ChatEvent>> {
    const { available, held } = await balance(this.#deps.db, turn.userId)
    const chatReply: ChatReply = { reply, creditsCost: 0, creditsRemaining: available + held, suggestedReadings: [] }
    return (
      (await this.#obstacle(turn, () => insertFreeTurn(this.#deps.db, turn, chatReply))) ??
      finishedEvents(turn, chatReply)
    )
  }

  async #answerPaid(turn: NewTurn, asked: Omit<AskedReading, 'memory'>): Promise<AsyncGenerator<ChatEvent>> {
    const { db } = this.#deps
    const turns = await listHistory(db, turn.userId, memoryTurns)
    const plan = planOf({ ...asked, memory: { turns, summary: '' } })
    this.#refuseWhileDraining()
    const obstacle = await this.#obstacle(turn, () => insertRunningTurn(db, turn, plan.numbers, plan.promptVersion))
    if (obstacle) return obstacle

    const running = new RunningTurn(turn)
    const writing = writeReading(this.#deps, running, plan)
    this.#writing.set(running, writing)
    void writing.finally(() => this.#writing.delete(running))
    return running.events()
  }

  /**
   * Tries to begin a turn. What stands in its way is an answer (the same key had its reading), an error, or gone by now: then it is tried again.
   */
  async #obstacle(turn: NewTurn, begin: () => Promise<boolean>): Promise<AsyncGenerator<ChatEvent> | null> {
    while (!(await begin())) {
      const other = await findObstacle(this.#deps.db, turn.userId, turn.idempotencyKey)
      if (!other) continue
      if (other.idempotency_key !== null && other.idempotency_key === turn.idempotencyKey) {
        if (other.request_hash !== turn.requestHash) throw new AppError('chat.key_reused')
        if (other.state === 'done') {
          return finishedEvents(
            { turnId: other.turn_id, reading: other.reading },
            {
              reply: other.response!,
              creditsCost: other.price,
              creditsRemaining: other.credits_remaining!,
              suggestedReadings: other.suggestions!,
            },
          )
        }
      }
      throw new AppError('chat.turn_running', { retryAfterSeconds: 5 })
    }
    return null
  }

  /** Takes no new turns; waits for the running ones, and after `graceMs` stops and releases them. */
  async drain(graceMs: number): Promise<void> {
    this.#draining = true
    const timer = setTimeout(() => this.#writing.forEach((_, turn) => turn.abort()), graceMs)
    await Promise.all(this.#writing.values())
    clearTimeout(timer)
  }
}

/**
 * Gives back the credits of turns whose process died. Any process may do it, also several at once: a hold ends once.
 * @returns how many turns were released
 */
export async function releaseLapsedTurns({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  let released = 0
  for (const { userId, holdId } of await lapsedHolds(db, 100)) {
    try {
      await failTurn(db, clock.now(), { userId, turnId: holdId, failure: 'abandoned', onlyIfLapsed: true })
      released += 1
    } catch (error) {
      if (!(error instanceof HoldEnded)) throw error
    }
  }
  return released
}

/** Finished turns of one person, newest last. */
export async function readHistory(
  deps: Pick<Deps, 'db'>,
  userId: string,
  limit: number,
  before?: Date,
): Promise<HistoryEntry[]> {
  return listHistory(deps.db, userId, limit, before)
}

function readableMessage(request: ChatRequest): string {
  const message = cleanText(request.message).trim()
  if (message === '') throw new AppError('request.invalid', { field: 'message', text: 'Please write a message.' })
  return message
}

function planOf(asked: AskedReading): ReadingPlan {
  try {
    return planReading(asked)
  } catch (error) {
    if (error instanceof NumerologyError)
      throw new AppError('request.invalid', { field: 'fullName', text: error.message, cause: error })
    throw error
  }
}
