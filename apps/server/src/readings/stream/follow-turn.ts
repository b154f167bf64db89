import { chargedAfter, errorTable, rewriteFromCredits, type ErrorCode } from '@numeria/contract'
import { setTimeout as pause } from 'node:timers/promises'
import type { Deps } from '../../deps.ts'
import { isDatabaseAway } from '../../platform/database/connect.ts'
import { findTurn, type StoredTurn } from '../turn/find-turns.queries.ts'
import { TurnEvents } from './turn-events.ts'

const lookMs = 250

/** Events of a turn that another process writes, or that has ended: read from its row repeatedly until it ends or `signal` aborts. */
export function followTurn(
  deps: Pick<Deps, 'db' | 'log'>,
  userId: string,
  turn: StoredTurn,
  signal: AbortSignal,
): TurnEvents {
  const events = new TurnEvents(turn)
  tell(events, turn)
  if (!events.hasEnded) void watch(deps, userId, turn.turnId, events, signal)
  return events
}

async function watch(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  userId: string,
  turnId: string,
  events: TurnEvents,
  signal: AbortSignal,
): Promise<void> {
  while (!events.hasEnded && !signal.aborted) {
    try {
      await pause(lookMs, undefined, { signal })
      tell(events, await findTurn(db, userId, turnId))
    } catch (error) {
      if (signal.aborted) return
      if (isDatabaseAway(error)) continue
      log.error({ turnId, err: error }, 'a turn could not be followed')
      fail(events, 'server.failed')
    }
  }
}

/** Emits new events. The shown text only grows, so its emitted length is enough to continue. */
function tell(events: TurnEvents, turn: StoredTurn | null): void {
  const text = (turn?.text ?? '').slice(events.text.length)
  if (text !== '') events.show(text)
  if (turn?.state === 'done') {
    const { text: response, price, charged, creditsRemaining, suggestions, stopped } = turn
    const creditsCost = charged ?? price
    const reply = { reply: response!, creditsCost, creditsRemaining: creditsRemaining! }
    const ending = stopped ? { stopped } : creditsCost >= rewriteFromCredits && { canRewrite: true }
    events.end({
      event: 'done',
      data: { ...reply, suggestedReadings: suggestions ?? [], ...ending },
    })
  } else if (turn?.state !== 'running') {
    fail(events, turn?.failure ?? 'chat.turn_not_found')
  }
}

/** A turn whose process died is stored as `abandoned`: for a person, it was lost. */
function fail(events: TurnEvents, failure: string): void {
  const code = failure in errorTable ? (failure as ErrorCode) : 'chat.turn_lost'
  events.end({ event: 'error', data: { error: errorTable[code].text, code, charged: chargedAfter(code) } })
}
