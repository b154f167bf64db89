import { chargedAfter, countWords, rewriteFromCredits, stopPrice, type ErrorCode } from '@numeria/contract'
import { setTimeout as pause } from 'node:timers/promises'
import { HoldEnded, leaseSeconds } from '../../credits/credits.ts'
import type { Deps } from '../../deps.ts'
import { ModelFailure, type ModelFailureKind } from '../../integrations/model.ts'
import { isDatabaseAway } from '../../platform/database/connect.ts'
import { toAppError } from '../../platform/error-handler.ts'
import { AppError } from '../../platform/errors.ts'
import { Draft, longestPreface, nothingWritten, type Written } from './draft.ts'
import { lateHelpPerDay } from '../turn/most-turns.ts'
import type { ReadingPlan } from './reading-plan.ts'
import type { Interruption, RunningTurn } from '../turn/running-turn.ts'
import { signalReply } from './signal-reply.ts'
import type { Signal } from '../reply/control-line.ts'
import { insertMemoriesOf } from '../memory/notes/memories.queries.ts'
import { finishFreeTurn } from '../rewrite/rewrites.queries.ts'
import { countLateHelp, findTurn } from '../turn/find-turns.queries.ts'
import { failTurn, finishTurn, type FinishedTurn } from '../turn/turns.queries.ts'

/** Rather too few than too many: a guess must not let a budget be overspent. */
const charactersPerToken = 3

const failureCodes: Record<ModelFailureKind, ErrorCode> = {
  unavailable: 'model.unavailable',
  timeout: 'model.timeout',
  cut_off: 'model.cut_off',
  unusable: 'model.unusable',
}

const interruptionCodes: Record<Interruption, ErrorCode> = {
  stopped: 'chat.stopped',
  lost: 'chat.turn_lost',
  expired: 'model.timeout',
}

/**
 * Lets the model write, shows each checked sentence, and ends the turn: stored and captured, or failed and released. Never rejects: failures are logged and
 * sent to the clients.
 * @returns the model's token usage, as far as it is known or can be estimated
 */
export async function writeReading(deps: Deps, turn: RunningTurn, plan: ReadingPlan): Promise<number> {
  const { userId, turnId, events } = turn
  const written = nothingWritten()
  deps.metrics.turnsRunning.inc()
  try {
    const charged = await collect(deps, turn, plan, written).catch((error: unknown) => {
      // Only the writing was interrupted; the outcome of storing is reported as it is.
      if (turn.interruption !== null) throw new AppError(interruptionCodes[turn.interruption], { cause: error })
      throw error
    })
    const reply = events.text
    const suggestions = plan.suggest(turn.creditsLeft)
    const { signal, notes, ...kept } = written
    const reading = signal ? (signal.signal === 'crisis' ? 'safety' : 'onboarding') : plan.numbers.reading
    turn.isHelp = reading === 'safety'
    const told = signal ? [] : suggestions
    const creditsRemaining = await settle(deps, turn.price, {
      userId,
      turnId,
      response: reply,
      suggestions: told,
      charged,
      reading,
      ...kept,
    })
    if (!signal && notes.length > 0) await remember(deps, turn, plan, notes)
    const ending = written.stopped ? { stopped: true } : charged >= rewriteFromCredits && { canRewrite: true }
    const data = { reply, creditsCost: charged, creditsRemaining, suggestedReadings: told, ...ending }
    events.end({ event: 'done', data })
    deps.metrics.turns.inc({ outcome: signal?.signal ?? (written.stopped ? 'stopped' : 'done') })
  } catch (error) {
    const failure = explainFailure(error)
    deps.log.warn({ turnId, code: failure.code, err: error }, 'a reading failed')
    await giveBack(deps, turn, failure.code, written)
    events.end({
      event: 'error',
      data: { error: failure.message, code: failure.code, charged: chargedAfter(failure.code) },
    })
    deps.metrics.turns.inc({ outcome: failure.code })
  } finally {
    deps.metrics.turnsRunning.dec()
  }
  return usedTokens(written, plan, events.text)
}

/** The most tokens that a reading can take. */
export function maxTokens(plan: ReadingPlan): number {
  return promptTokens(plan) + plan.maxTokens
}

function usedTokens({ model, usage }: Written, plan: ReadingPlan, text: string): number {
  if (usage) return usage.promptTokens + usage.completionTokens
  return model === null ? 0 : promptTokens(plan) + text.length / charactersPerToken
}

function promptTokens({ messages }: ReadingPlan): number {
  return Math.ceil(messages.reduce((sum, { content }) => sum + content.length, 0) / charactersPerToken)
}

/**
 * Has the model write, and shows each sentence once it was checked.
 * @returns the final price: a stopped reading costs the written share
 * @throws {ModelFailure}
 */
export async function collect(deps: Deps, turn: RunningTurn, plan: ReadingPlan, written: Written): Promise<number> {
  const { price, events } = turn
  try {
    await new Draft(deps, turn, plan, written).write()
  } catch (error) {
    if (turn.interruption !== 'stopped' || events.text === '') throw error
    written.stopped = true
    return writtenShare(turn, plan)
  }
  const charged = written.signal ? await answerSignal(deps, turn, plan, written, written.signal) : price
  if (events.text.trim() === '') throw new ModelFailure('unusable', 'the model said nothing that can be shown')
  return charged
}

const writtenShare = ({ price, events }: RunningTurn, { words }: ReadingPlan): number =>
  stopPrice({ price, wordsPromised: words.to }, events.text)

/**
 * Shows the server's own answer.
 * @returns its price: nothing, unless it follows a part of a reading, and too many of those were free today
 */
async function answerSignal(
  deps: Deps,
  turn: RunningTurn,
  plan: ReadingPlan,
  written: Written,
  signal: Signal,
): Promise<number> {
  const { events, userId } = turn
  written.stopped = countWords(events.text) > longestPreface
  const isFree = !written.stopped || (await hasLateHelp(deps, userId))
  const charged = isFree ? 0 : writtenShare(turn, plan)
  events.show((events.text === '' ? '' : '\n\n') + signalReply(signal, plan.language, plan.country, charged))
  return charged
}

/** Help does not wait for the database: while that is away, it is free. */
async function hasLateHelp({ db, clock, settings, log }: Deps, userId: string): Promise<boolean> {
  try {
    return (await countLateHelp(db, userId, clock.now())) < lateHelpPerDay(settings)
  } catch (error) {
    log.error({ userId, err: error }, 'free readings that end in help could not be counted')
    return true
  }
}

/** The reply was delivered: while the database is away the hold stays, and storing is tried again until the lease must have lapsed. */
async function settle(deps: Deps, price: number, turn: FinishedTurn): Promise<number> {
  const patience = performance.now() + leaseSeconds * 1_000
  for (let wait = 200; ; wait = Math.min(wait * 2, 2_000)) {
    try {
      return await finishOnce(deps, price, turn)
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > patience) throw error
      await pause(wait)
    }
  }
}

async function finishOnce({ db, clock }: Deps, price: number, turn: FinishedTurn): Promise<number> {
  const finish = price === 0 ? finishFreeTurn : finishTurn
  try {
    return await finish(db, clock.now(), turn)
  } catch (error) {
    // The hold has ended: perhaps by an earlier try of ours, whose answer was lost on its way.
    const stored = error instanceof HoldEnded ? await findTurn(db, turn.userId, turn.turnId) : null
    if (stored?.state !== 'done') throw error
    return stored.creditsRemaining!
  }
}

/** The reading is paid and stored: a note that cannot be kept takes nothing from it. */
async function remember(
  { db, clock, log }: Deps,
  turn: RunningTurn,
  plan: ReadingPlan,
  notes: readonly string[],
): Promise<void> {
  try {
    if (plan.keepable(notes, []).length === 0) return
    await insertMemoriesOf(db, turn, clock.now(), (known) => plan.keepable(notes, known))
  } catch (error) {
    log.warn({ turnId: turn.turnId, err: error }, 'a note could not be kept')
  }
}

async function giveBack(
  deps: Deps,
  { userId, turnId }: RunningTurn,
  failure: string,
  { model, usage, refusals }: Written,
): Promise<void> {
  try {
    await failTurn(deps.db, deps.clock.now(), { userId, turnId, failure, model, usage, refusals })
  } catch (error) {
    // The lease is no longer renewed, so that any process gives the credits back within two minutes.
    if (!(error instanceof HoldEnded))
      deps.log.error({ turnId, err: error }, 'a hold could not be released and will lapse')
  }
}

function explainFailure(error: unknown): AppError {
  if (error instanceof ModelFailure) return new AppError(failureCodes[error.kind], { cause: error })
  if (error instanceof HoldEnded) return new AppError('chat.turn_lost', { cause: error })
  const failure = toAppError(error)
  return failure.code === 'server.busy' ? new AppError('chat.outcome_unknown', { cause: error }) : failure
}
