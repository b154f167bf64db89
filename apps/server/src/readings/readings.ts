// The chat turn joins the three parts: numbers are computed, words are written, credits are counted.
import { isAdult, type ChatReply, type ChatRequest } from '@numeria/contract'
import { NumerologyError } from '@numeria/numerology'
import { rememberMentioned } from '../accounts/accounts.ts'
import { balance } from '../credits/credits.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { countRequest, isWithin, refuseWhereReached, uncountRequest } from '../platform/request-limits.ts'
import { conversationToAskIn } from './conversations/conversations.ts'
import { conversationOfTurn } from './conversations/edits.queries.ts'
import { askedTurn, hashOf } from './turn/asked-turn.ts'
import { countMessage } from './turn/count-message.ts'
import { followTurn } from './stream/follow-turn.ts'
import { FrequentHelp } from './turn/frequent-help.ts'
import { findUserContext } from './history/user-context.queries.ts'
import { plainDateOf } from './facts/calendar.ts'
import { comparisonOffer, otherBirthDate, otherFullName } from './suggestions/comparison-offer.ts'
import { chosenPerson, peopleNamed } from './memory/known-people.ts'
import { recall, remembered } from './memory/memory.ts'
import { ModelBudget, type Reservation } from './writing/model-budget.ts'
import { onboardingReply } from './memory/onboarding.ts'
import { maxTurns } from './turn/most-turns.ts'
import { planReading, type AskedReading, type ReadingPlan } from './writing/reading-plan.ts'
import { requestStop } from './turn/running-turns.queries.ts'
import { buildRewrite, askedWords, isRewrite } from './rewrite/asked-rewrite.ts'
import { findRefused } from './rewrite/rewrites.queries.ts'
import { RunningTurn } from './turn/running-turn.ts'
import { signalReply } from './writing/signal-reply.ts'
import { asksForMinorsLove } from './safety/minors.ts'
import { safetyReply } from './safety/safety.ts'
import { replyLanguage } from './languages/spoken-language.ts'
import { finishedEvents, type TurnEvents } from './stream/turn-events.ts'
import { TurnKeeper } from './turn/turn-keeper.ts'
import { findObstacle, findTurn } from './turn/find-turns.queries.ts'
import { insertFreeTurn, insertRunningTurn, type Beginning, type NewTurn } from './turn/turns.queries.ts'
import { maxTokens, writeReading } from './writing/write-reading.ts'
import { refusedName } from './refused-name.ts'

/** The address that a request came from, and its `Accept-Language`. */
type Caller = { address?: string; acceptLanguage?: string | undefined }

/** The turns that this process is writing, and whether it still takes new ones. */
export class ReadingService {
  readonly #deps: Deps
  readonly #keeper: TurnKeeper
  readonly #budget: ModelBudget
  readonly #frequentHelp: FrequentHelp
  readonly #turns = new Map<string, RunningTurn>()
  readonly #writing = new Set<Promise<void>>()
  /** Turns that are running or about to. */
  #places = 0
  #draining = false

  constructor(deps: Deps) {
    this.#deps = deps
    this.#keeper = new TurnKeeper(deps)
    this.#budget = new ModelBudget(deps, deps.settings.model.dailyBudgetTokens)
    this.#frequentHelp = new FrequentHelp(deps)
  }

  get isDraining(): boolean {
    return this.#draining
  }

  /**
   * Takes a message: prices it, holds the price, and lets the model write. The events can be left at any time; the turn goes on.
   * @param idempotencyKey the same key with the same request gives the same reading and is paid once
   * @throws {AppError} `request.too_fast`, `credits.insufficient`, `billing.begin_required`, `chat.conversation_not_found`, `people.not_found`, `chat.turn_running`, `chat.asked_before`, `wellbeing.paused`, `wellbeing.month_spent`, `chat.key_reused`, `chat.too_fast`, `chat.too_many_stops`, `request.invalid`, `model.budget_spent`,
   *   `server.busy`, `server.draining`; of a rewrite `chat.turn_not_found`, `chat.no_rewrite`, `chat.rewrite_used`
   */
  async takeMessage(
    userId: string,
    request: ChatRequest,
    idempotencyKey: string | null,
    { address, acceptLanguage }: Caller = {},
  ): Promise<TurnEvents> {
    this.#refuseWhileDraining()
    const { db, clock } = this.#deps
    const words = askedWords(request)
    const help = safetyReply(words, request.replyLanguage ?? request.lang, acceptLanguage)
    const fromMemory = help === null ? null : await this.#frequentHelp.answerPastLimit(userId, address, help)
    if (fromMemory) return fromMemory
    if (help === null) {
      await countMessage(this.#deps, { userId, address })
      if (request.rewriteOf) await countRequest(this.#deps, 'rewrite', { userId, address })
    }
    const context = await findUserContext(db, userId, { ...remembered, conversationId: request.conversationId ?? null })
    if (!context) throw new AppError('auth.required')
    const { user, turns, others, notes, lastMessage, conversationId: found } = context
    if (help !== null) {
      const { turn } = askedTurn(user, { ...request, message: words }, null, idempotencyKey, clock.now())
      const placed = { ...turn, ...(await this.#placeOfHelp(userId, request, found)), requestHash: hashOf(request) }
      return this.#answerFree({ ...placed, reading: 'safety', price: 0 }, help)
    }
    if (isRewrite(request)) {
      const { turn, asked: again } = await buildRewrite(db, context, request, idempotencyKey, clock.now())
      return this.#answerByModel(turn, { ...again, acceptLanguage }, address)
    }
    const chosen = chosenPerson(request.other, others)
    if (request.other && !chosen) throw new AppError('people.not_found')
    const { turn: newTurn, known, completeness, asked } = askedTurn(user, request, chosen, idempotencyKey, clock.now())
    const language = request.replyLanguage ?? replyLanguage(newTurn.language, newTurn.message)
    const edited = request.editOf === undefined ? null : await conversationOfTurn(db, userId, request.editOf)
    if (request.editOf !== undefined && edited === null) throw new AppError('chat.turn_not_found')
    const wanted = edited ?? request.conversationId
    const conversationId = await conversationToAskIn(this.#deps, userId, wanted, edited === null ? found : undefined)
    const turn = { ...newTurn, conversationId }
    const now = clock.now()
    const isMinor = (birthDate: string | null | undefined) => typeof birthDate === 'string' && !isAdult(birthDate, now)
    if (isMinor(known.birthDate) || isMinor(asked?.other?.birthDate)) {
      const reply = signalReply({ signal: 'minor' }, language)
      return this.#answerFree({ ...turn, reading: 'onboarding', price: 0 }, reply)
    }
    await rememberMentioned(db, user, known)
    if (!asked) return this.#answerFree({ ...turn, reading: 'onboarding' }, onboardingReply(completeness, language))
    const memory = recall(turns, notes)
    if (asked.other || (asked.kind !== 'chat' && asked.kind !== 'quick'))
      return this.#answerByModel(turn, { ...asked, memory, acceptLanguage }, address)
    const given = otherBirthDate(turn.message, language, asked.person.birthDate, plainDateOf(turn.at))
    const [other = null, ...named] = peopleNamed(turn.message, memory, others, given)
    const spokenOf = [...(other ? [other] : []), ...named, ...(given === null ? [] : [{ birthDate: given }])]
    if (asksForMinorsLove(turn.message, spokenOf, now)) {
      const reply = signalReply({ signal: 'minor' }, language)
      return this.#answerFree({ ...turn, reading: 'onboarding', price: 0 }, reply)
    }
    // A comparison with a child would be refused.
    const birthDate = other || isMinor(given) ? null : given
    if (birthDate === null || lastMessage === turn.message)
      return this.#answerByModel(turn, { ...asked, other, named, memory, acceptLanguage }, address)
    const fullName = otherFullName(turn.message, language, asked.person.fullName)
    const offer = { reading: 'compatibility', birthDate, ...(fullName !== null && { fullName }) } as const
    return this.#answerFree({ ...turn, reading: 'onboarding', price: 0 }, comparisonOffer(language), offer)
  }

  /** Help is given also where the conversation or the turn is gone, and where a rewrite is not allowed. */
  async #placeOfHelp(userId: string, { editOf, rewriteOf, conversationId: asked }: ChatRequest, found: string | null) {
    const turnId = editOf ?? rewriteOf
    const ofTurn = turnId === undefined ? null : await conversationOfTurn(this.#deps.db, userId, turnId)
    if (ofTurn !== null) return { conversationId: ofTurn }
    const wanted = found === null ? undefined : asked
    return { conversationId: await conversationToAskIn(this.#deps, userId, wanted, found), editOf: null }
  }

  #refuseWhileDraining(): void {
    if (this.#draining) throw new AppError('server.draining', { retryAfterSeconds: 5 })
  }

  /** Help is given past every limit, and is only not kept then. */
  async #answerFree(turn: NewTurn, reply: string, offer?: ChatReply['offer']): Promise<TurnEvents> {
    const { db, settings } = this.#deps
    const { available, held } = await balance(db, turn.userId)
    if (turn.reading === 'safety') this.#frequentHelp.remember(turn.userId, available + held)
    const chatReply: ChatReply = {
      reply,
      creditsCost: 0,
      creditsRemaining: available + held,
      suggestedReadings: [],
      ...(offer && { offer }),
    }
    try {
      const begun = await this.#begin(turn, () => insertFreeTurn(db, turn, maxTurns(settings), chatReply))
      if ('existing' in begun) return begun.existing
    } catch (error) {
      const isLimit =
        error instanceof AppError && (error.code === 'chat.too_fast' || error.code === 'chat.conversation_not_found')
      if (!isLimit || turn.reading !== 'safety') throw error
    }
    return finishedEvents(turn, chatReply)
  }

  async #answerByModel(turn: NewTurn, asked: AskedReading, address: string | undefined): Promise<TurnEvents> {
    const { db, settings } = this.#deps
    await refuseWhereReached(this.#deps, 'chat', { address })
    const plan = buildPlan(asked)
    this.#acquireSlot()
    let reservation: Reservation | null = null
    try {
      reservation = await this.#budget.reserve(maxTokens(plan) + settings.model.reasoningTokens)
      this.#refuseWhileDraining()
      const begun = await this.#begin(turn, () =>
        insertRunningTurn(db, turn, maxTurns(settings), plan.numbers, plan.promptVersion),
      )
      if ('existing' in begun) {
        this.#releaseSlot(reservation)
        return begun.existing
      }
      // Counted once it has begun: refused messages must take nothing from the others behind the address.
      const counted = isWithin(this.#deps, 'chat', { address }).catch(() => false)
      return this.#write(new RunningTurn(turn, begun.creditsLeft), plan, reservation, async () => {
        if (await counted) await uncountRequest(this.#deps, 'chat', { address }).catch(() => {})
      })
    } catch (error) {
      this.#releaseSlot(reservation)
      throw error
    }
  }

  /** @param uncount help takes nothing from the others behind the address */
  #write(turn: RunningTurn, plan: ReadingPlan, reservation: Reservation, uncount: () => Promise<void>): TurnEvents {
    const writing = writeReading(this.#deps, turn, plan).then(async (usedTokens) => {
      this.#releaseSlot(reservation, usedTokens)
      this.#keeper.leave(turn)
      this.#turns.delete(turn.turnId)
      if (turn.isHelp) await uncount()
      this.#writing.delete(writing)
    })
    this.#turns.set(turn.turnId, turn)
    this.#writing.add(writing)
    this.#keeper.keep(turn)
    return turn.events
  }

  #acquireSlot(): void {
    if (this.#places >= this.#deps.settings.limits.turnsAtOnce)
      throw new AppError('server.busy', { retryAfterSeconds: 5 })
    this.#places += 1
  }

  #releaseSlot(reservation: Reservation | null, usedTokens = 0): void {
    this.#places -= 1
    if (reservation) this.#budget.settle(reservation, usedTokens)
  }

  /**
   * Tries to begin a turn. What stands in its way is an answer (the same key had its reading), an error, or gone by now: then it is tried again.
   */
  async #begin(
    turn: NewTurn,
    insert: () => Promise<Beginning>,
  ): Promise<{ creditsLeft: number } | { existing: TurnEvents }> {
    for (;;) {
      const beginning = await insert()
      if (beginning.outcome === 'begun') return beginning
      if (beginning.outcome === 'gone') throw new AppError('chat.conversation_not_found')
      const other = await findObstacle(this.#deps.db, turn.userId, turn.idempotencyKey)
      if (other && other.idempotencyKey !== null && other.idempotencyKey === turn.idempotencyKey) {
        if (other.state === 'forgotten') throw new AppError('chat.turn_not_found')
        if (other.requestHash !== turn.requestHash) throw new AppError('chat.key_reused')
        if (other.state === 'done') return { existing: followTurn(this.#deps, turn.userId, other, AbortSignal.abort()) }
      }
      if (beginning.outcome === 'asked_before') throw new AppError('chat.asked_before', { turnId: beginning.turnId })
      if (beginning.outcome === 'too_fast') throw new AppError('chat.too_fast', beginning)
      if (beginning.outcome === 'too_many_stops') throw new AppError('chat.too_many_stops', beginning)
      if (other) throw new AppError('chat.turn_running', { retryAfterSeconds: 5 })
      if (turn.rewriteOf) await this.#refuseSecondRewrite(turn.userId, turn.rewriteOf, turn.at)
    }
  }

  /** The rewrite that stood in the way has ended meanwhile; if it failed, there is room for another one. */
  async #refuseSecondRewrite(userId: string, turnId: string, at: Date): Promise<void> {
    const refused = await findRefused(this.#deps.db, userId, turnId, at)
    if (refused?.rewrite !== 'open') throw new AppError('chat.rewrite_used')
  }

  /**
   * The reading that an earlier request with the same key brought, for a client that did not receive it; also while new readings are refused. Null where there
   * is none.
   */
  async findDelivered(userId: string, request: ChatRequest, idempotencyKey: string): Promise<TurnEvents | null> {
    const earlier = await findObstacle(this.#deps.db, userId, idempotencyKey)
    const isTheSame = earlier?.idempotencyKey === idempotencyKey && earlier.requestHash === hashOf(request)
    return isTheSame && earlier.state === 'done' ? followTurn(this.#deps, userId, earlier, AbortSignal.abort()) : null
  }

  /**
   * Events of a turn of this user, from any process.
   * @param signal aborts when the client has gone
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
    turn?.interrupt('stopped')
    if (turn || (await requestStop(this.#deps.db, userId, turnId))) return true
    const stored = await findTurn(this.#deps.db, userId, turnId)
    if (!stored || stored.state === 'forgotten') throw new AppError('chat.turn_not_found')
    return false
  }

  #own(userId: string, turnId: string): RunningTurn | null {
    const turn = this.#turns.get(turnId)
    return turn?.userId === userId ? turn : null
  }

  /** Takes no new turns; waits for the running ones, and after `graceMs` ends and releases them. */
  async drain(graceMs: number): Promise<void> {
    this.#draining = true
    const timer = setTimeout(() => this.#turns.forEach((turn) => turn.interrupt('lost')), graceMs)
    await Promise.all(this.#writing)
    clearTimeout(timer)
    await this.#budget.close()
  }
}

function buildPlan(asked: AskedReading): ReadingPlan {
  try {
    return planReading(asked)
  } catch (error) {
    if (error instanceof NumerologyError) throw refusedName(error)
    throw error
  }
}
