// The chat turn joins the three parts: numbers are computed, words are written, credits are counted.
import {
  knownDetails,
  limits,
  profileCompleteness,
  turnPrice,
  type ChatReply,
  type ChatRequest,
} from '@numeria/contract'
import { NumerologyError } from '@numeria/numerology'
import { createHash, randomUUID } from 'node:crypto'
import { findUser, rememberMentioned } from '../accounts/accounts.ts'
import { balance, HoldEnded, lapsedHolds } from '../credits/credits.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { cleanText } from './clean-text.ts'
import { followTurn } from './follow-turn.ts'
import { listHistory } from './history.queries.ts'
import { onboardingReply } from './onboarding.ts'
import { planReading, type AskedReading, type ReadingPlan } from './reading-plan.ts'
import { RunningTurn } from './running-turn.ts'
import { finishedEvents, type TurnEvents } from './turn-events.ts'
import { TurnKeeper } from './turn-keeper.ts'
import {
  failTurn,
  findObstacle,
  findTurn,
  insertFreeTurn,
  insertRunningTurn,
  requestStop,
  type Beginning,
  type NewTurn,
} from './turns.queries.ts'
import { writeReading } from './write-reading.ts'

/** Earlier turns that the model is shown, so that a conversation can go on. */
const memoryTurns = 6

/** The turns that this process is writing, and whether it still takes new ones. */
export class ReadingDesk {
  readonly #deps: Deps
  readonly #keeper: TurnKeeper
  readonly #turns = new Map<string, RunningTurn>()
  readonly #writing = new Set<Promise<void>>()
  #draining = false

  constructor(deps: Deps) {
    this.#deps = deps
    this.#keeper = new TurnKeeper(deps)
  }

  get isDraining(): boolean {
    return this.#draining
  }

  /**
   * Takes a message: prices it, holds the price, and lets the model write. The events can be left at any time; the turn goes on.
   * @param idempotencyKey the same key with the same request gives the same reading and is paid once
   * @throws {AppError} `credits.insufficient`, `chat.turn_running`, `chat.key_reused`, `chat.too_fast`, `request.invalid`, `server.draining`
   */
  async takeMessage(userId: string, request: ChatRequest, idempotencyKey: string | null): Promise<TurnEvents> {
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

  async #answerFree(turn: NewTurn, reply: string): Promise<TurnEvents> {
    const { available, held } = await balance(this.#deps.db, turn.userId)
    const chatReply: ChatReply = { reply, creditsCost: 0, creditsRemaining: available + held, suggestedReadings: [] }
    return (
      (await this.#obstacle(turn, () => insertFreeTurn(this.#deps.db, turn, limits.turnsPerMinute, chatReply))) ??
      finishedEvents(turn, chatReply)
    )
  }

  async #answerPaid(turn: NewTurn, asked: Omit<AskedReading, 'memory'>): Promise<TurnEvents> {
    const { db } = this.#deps
    const turns = await listHistory(db, turn.userId, { limit: memoryTurns })
    const plan = planOf({ ...asked, memory: { turns, summary: '' } })
    this.#refuseWhileDraining()
    const obstacle = await this.#obstacle(turn, () =>
      insertRunningTurn(db, turn, limits.turnsPerMinute, plan.numbers, plan.promptVersion),
    )
    if (obstacle) return obstacle
    return this.#write(new RunningTurn(turn), plan)
  }

  #write(turn: RunningTurn, plan: ReadingPlan): TurnEvents {
    const writing = writeReading(this.#deps, turn, plan)
    this.#turns.set(turn.turnId, turn)
    this.#writing.add(writing)
    this.#keeper.keep(turn)
    void writing.finally(() => {
      this.#keeper.leave(turn)
      this.#writing.delete(writing)
      this.#turns.delete(turn.turnId)
    })
    return turn.events
  }

  /**
   * Tries to begin a turn. What stands in its way is an answer (the same key had its reading), an error, or gone by now: then it is tried again.
   */
  async #obstacle(turn: NewTurn, begin: () => Promise<Beginning>): Promise<TurnEvents | null> {
    for (;;) {
      const beginning = await begin()
      if (beginning.outcome === 'begun') return null
      const other = await findObstacle(this.#deps.db, turn.userId, turn.idempotencyKey)
      if (other && other.idempotencyKey !== null && other.idempotencyKey === turn.idempotencyKey) {
        if (other.state === 'forgotten') throw new AppError('chat.turn_not_found')
        if (other.requestHash !== turn.requestHash) throw new AppError('chat.key_reused')
        if (other.state === 'done') return followTurn(this.#deps, turn.userId, other, AbortSignal.abort())
      }
      if (beginning.outcome === 'too_fast') throw new AppError('chat.too_fast', beginning)
      if (other) throw new AppError('chat.turn_running', { retryAfterSeconds: 5 })
    }
  }

  /**
   * The events of a turn of this person, whichever process writes it.
   * @param signal nobody listens any more
   * @throws {AppError} `chat.turn_not_found`
   */
  async follow(userId: string, turnId: string, signal: AbortSignal): Promise<TurnEvents> {
    const turn = this.#own(userId, turnId)
    if (turn) return turn.events
    const stored = await findTurn(this.#deps.db, userId, turnId)
    if (!stored || stored.state === 'forgotten') throw new AppError('chat.turn_not_found')
    return followTurn(this.#deps, userId, stored, signal)
  }

  /**
   * Stops a turn of this person, whichever process writes it. What was shown stays and is paid; where nothing was, nothing is.
   * @returns whether it was running
   * @throws {AppError} `chat.turn_not_found`
   */
  async stop(userId: string, turnId: string): Promise<boolean> {
    const turn = this.#own(userId, turnId)
    turn?.stop()
    if (turn || (await requestStop(this.#deps.db, userId, turnId))) return true
    const stored = await findTurn(this.#deps.db, userId, turnId)
    if (!stored || stored.state === 'forgotten') throw new AppError('chat.turn_not_found')
    return false
  }

  #own(userId: string, turnId: string): RunningTurn | null {
    const turn = this.#turns.get(turnId)
    return turn?.userId === userId ? turn : null
  }

  /** Takes no new turns; waits for the running ones, and after `graceMs` stops and releases them. */
  async drain(graceMs: number): Promise<void> {
    this.#draining = true
    const timer = setTimeout(() => this.#turns.forEach((turn) => turn.abandon()), graceMs)
    await Promise.all(this.#writing)
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
