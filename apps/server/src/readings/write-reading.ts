import type { ErrorCode } from '@numeria/contract'
import { setTimeout as pause } from 'node:timers/promises'
import { HoldEnded, leaseSeconds, renewLease } from '../credits/credits.ts'
import type { Deps } from '../deps.ts'
import { ModelFailure, type ModelFailureKind } from '../outside/model.ts'
import { isDatabaseAway } from '../platform/database/connect.ts'
import { toAppError } from '../platform/error-handler.ts'
import { AppError } from '../platform/errors.ts'
import { cleanText } from './clean-text.ts'
import type { ReadingPlan } from './reading-plan.ts'
import type { RunningTurn } from './running-turn.ts'
import { SentenceStream } from './sentences.ts'
import { failTurn, findStoredCredits, finishTurn, type FinishedTurn } from './turns.queries.ts'

/** No reading takes longer, however slowly the model drips. */
const longestTurnMs = 180_000

const failureCodes: Record<ModelFailureKind, ErrorCode> = {
  unavailable: 'model.unavailable',
  timeout: 'model.timeout',
  cut_off: 'model.cut_off',
  unusable: 'model.unusable',
}

/**
 * Has the model write, shows each sentence once it was checked, and ends the turn: stored and captured, or failed and released.
 * Never rejects: what went wrong is told to whoever listens, and logged.
 */
export async function writeReading(deps: Deps, turn: RunningTurn, plan: ReadingPlan): Promise<void> {
  const keeper = setInterval(() => void keepLease(deps, turn), (leaseSeconds / 3) * 1_000)
  try {
    const written = await collect(deps, turn, plan)
    const suggestions = plan.suggest(0)
    const creditsRemaining = await settle(deps, { userId: turn.userId, turnId: turn.turnId, suggestions, ...written })
    turn.emit({
      event: 'done',
      data: { reply: written.response, creditsCost: turn.price, creditsRemaining, suggestedReadings: suggestions },
    })
  } catch (error) {
    const failure = explainFailure(error)
    deps.log.warn({ turnId: turn.turnId, code: failure.code, err: error }, 'a reading failed')
    await giveBack(deps, turn, failure.code)
    turn.emit({ event: 'error', data: { error: failure.message, code: failure.code } })
  } finally {
    clearInterval(keeper)
  }
}

type Written = Pick<FinishedTurn, 'response' | 'corrections' | 'usage'>

async function collect(deps: Deps, turn: RunningTurn, { messages, ground }: ReadingPlan): Promise<Written> {
  const sentences = new SentenceStream()
  const written: Written = { response: '', corrections: 0, usage: null }
  const show = (sentence: string): void => {
    const { text, corrections } = ground(cleanText(sentence))
    const shown = written.response === '' ? text.trimStart() : text
    if (shown === '') return
    written.response += shown
    written.corrections += corrections
    turn.emit({ event: 'delta', data: { text: shown } })
  }
  const signal = AbortSignal.any([turn.signal, AbortSignal.timeout(longestTurnMs)])
  for await (const chunk of deps.model.write(messages, signal)) {
    if ('usage' in chunk) written.usage = chunk.usage
    else if ('cutShort' in chunk) sentences.rest()
    else for (const sentence of sentences.push(chunk.text)) show(sentence)
  }
  show(sentences.rest().trimEnd())
  if (written.response.trim() === '') throw new ModelFailure('unusable', 'the model said nothing that can be shown')
  return written
}

/** The reply was delivered: while the database is away the hold stays, and storing is tried again until the lease must have lapsed. */
async function settle(deps: Deps, turn: FinishedTurn): Promise<number> {
  const patience = performance.now() + leaseSeconds * 1_000
  for (let wait = 200; ; wait = Math.min(wait * 2, 2_000)) {
    try {
      return await finishOnce(deps, turn)
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > patience) throw error
      await pause(wait)
    }
  }
}

async function finishOnce({ db, clock }: Deps, turn: FinishedTurn): Promise<number> {
  try {
    return await finishTurn(db, clock.now(), turn)
  } catch (error) {
    // The hold has ended: perhaps by an earlier try of ours, whose answer was lost on its way.
    const stored = error instanceof HoldEnded ? await findStoredCredits(db, turn) : null
    if (stored === null) throw error
    return stored
  }
}

async function giveBack(deps: Deps, { userId, turnId }: RunningTurn, failure: string): Promise<void> {
  try {
    await failTurn(deps.db, deps.clock.now(), { userId, turnId, failure })
  } catch (error) {
    // The lease is no longer renewed, so that any process gives the credits back within two minutes.
    if (!(error instanceof HoldEnded))
      deps.log.error({ turnId, err: error }, 'a hold could not be released and will lapse')
  }
}

async function keepLease(deps: Deps, { userId, turnId }: RunningTurn): Promise<void> {
  try {
    await renewLease(deps.db, userId, turnId)
  } catch (error) {
    deps.log.warn({ turnId, err: error }, 'a lease could not be renewed')
  }
}

function explainFailure(error: unknown): AppError {
  if (error instanceof ModelFailure) return new AppError(failureCodes[error.kind], { cause: error })
  if (error instanceof HoldEnded || (error instanceof Error && error.name === 'AbortError'))
    return new AppError('chat.turn_lost', { cause: error })
  if (error instanceof Error && error.name === 'TimeoutError') return new AppError('model.timeout', { cause: error })
  const failure = toAppError(error)
  return failure.code === 'server.busy' ? new AppError('chat.outcome_unknown', { cause: error }) : failure
}
