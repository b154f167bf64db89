import type { QueryClient } from '@tanstack/react-query'
import type { ChatEvent, ChatReply } from '@numeria/contract'
import { chat } from '#messages/chat'
import { language as pageLanguage } from '#messages/locale'
import { ui } from '#messages/ui'
import { local } from '../../lib/storage.ts'
import { whenWorthRetrying } from '../../lib/when-worth-retrying.ts'
import { showToast } from '../../ui/toast.ts'
import { profileKey } from '../accounts/accounts.api.ts'
import { recordFirstAction } from '../analytics/first-day.ts'
import { countCredits, settleCredits, showCreditsInUse } from '../credits/credits.api.ts'
import { refreshMemory } from '../memory/memory.api.ts'
import { wellbeingKey } from '../wellbeing/wellbeing-key.ts'
import { forgetSent } from './draft.ts'
import { toFailure, toldFailure, type Failure } from './failure.ts'
import { conversationsKey } from './conversations/conversations-cache.ts'
import { addToHistory, refreshHistory } from './history-cache.ts'
import { askSelene, findRunning, joinTurn, stopTurn } from './readings.api.ts'
import { untilEnded } from './turn-updates.ts'
import { advanceTurn, failTurn, isRunning, takeUpTurn, type Turn } from './turn.ts'

/** The turn on its way, if any, and the last one that was delivered here. */
export type Exchange = {
  turn: Turn | null
  delivered: (ChatReply & { turnId: string | null; conversationId: string | null; stopped?: boolean }) | null
}

// It stands in the cache, so that a reading goes on while the person looks at another page, and ends with the session.
export const exchangeKey = ['exchange'] as const
export const quiet: Exchange = { turn: null, delivered: null }

export const currentTurn = (queryClient: QueryClient): Turn | null =>
  queryClient.getQueryData<Exchange>(exchangeKey)?.turn ?? null

export function putTurn(queryClient: QueryClient, turn: Turn | null): void {
  queryClient.setQueryDefaults(exchangeKey, { gcTime: Infinity })
  queryClient.setQueryData<Exchange>(exchangeKey, { turn, delivered: null })
}

/** Changes the running turn. Gives back null when it is not ours any more: the person logged out. */
function change(queryClient: QueryClient, { startedAt }: Turn, by: (turn: Turn) => Turn): Turn | null {
  const turn = currentTurn(queryClient)
  if (!isRunning(turn) || turn.startedAt !== startedAt) return null
  const next = by(turn)
  putTurn(queryClient, next)
  return next
}

export type Tell = (failure: Failure) => void

/**
 * Follows a turn to its end: it moves into the history, or it stays with what became of it. Resolves to false as soon as it is clear that the
 * question did not get out, because another reading is being written; that one is followed then.
 */
export async function runTurn(queryClient: QueryClient, started: Turn, tell: Tell): Promise<boolean> {
  const { asked, turnId } = started
  putTurn(queryClient, started)
  const ways = {
    join: joinTurn,
    pause: whenWorthRetrying,
    ...(turnId === null && asked && { ask: () => askSelene(asked.request, asked.key) }),
  }
  let turn = started
  try {
    for await (const update of untilEnded(ways, turnId === null ? null : { turnId, lastId: undefined })) {
      if (update.event === 'done') deliver(queryClient, turn, update.data)
      else if (update.event === 'error') fail(queryClient, turn, toldFailure(update.data), tell)
      else if (update.event === 'status') showCreditsInUse(queryClient, update.data.creditsCost)
      const next = change(queryClient, turn, (now) => advanceTurn(now, update))
      if (!next) return true
      if (update.event === 'status' && next.isStopping && turn.turnId === null) void askToStop(queryClient, next)
      turn = next
    }
    return true
  } catch (error) {
    return await recover(queryClient, turn, toFailure(error, turn), tell)
  }
}

/** A question whose fate is not known may be the one that is being written; one that was refused as one too many waits for the other. */
async function recover(queryClient: QueryClient, turn: Turn, failure: Failure, tell: Tell): Promise<boolean> {
  const mayRun = turn.turnId === null && (failure.kind === 'connection' || failure.kind === 'busy')
  const running = mayRun ? await findRunning().catch(() => null) : null
  if (!change(queryClient, turn, (now) => now)) return true
  if (!running) {
    fail(queryClient, turn, failure, tell)
    return true
  }
  const isOwn = running.message === turn.message
  if (!isOwn) tell(failure)
  // Not waited for: what did not get out goes back into the input at once.
  void runTurn(queryClient, takeUpTurn(running, isOwn ? turn.asked : null), tell)
  return isOwn
}

function fail(queryClient: QueryClient, turn: Turn, failure: Failure, tell: Tell): void {
  if (!change(queryClient, turn, (now) => failTurn(now, failure))) return
  // Its key would only ever find that it is gone.
  if (failure.kind === 'gone' && turn.asked) forgetSent(local, turn.message)
  if (failure.kind !== 'stopped' && failure.kind !== 'own') tell(failure)
  void queryClient.invalidateQueries({ queryKey: profileKey })
}

function deliver(queryClient: QueryClient, turn: Turn, reply: Extract<ChatEvent, { event: 'done' }>['data']): void {
  const { turnId, conversationId, message, reading, asked, startedAt } = turn
  if (!change(queryClient, turn, (now) => now)) return
  const {
    reply: response,
    creditsCost,
    creditsRemaining,
    language = pageLanguage,
    stopped = false,
    canRewrite = false,
  } = reply
  if (asked) forgetSent(local, message)
  settleCredits(queryClient, creditsRemaining)
  if (reading !== 'onboarding' && reading !== 'safety')
    recordFirstAction(
      creditsCost === 0 ? 'free_reading' : reading === 'quick' ? 'quick_answer' : 'paid_reading',
      new Date(),
    )
  if (turnId === null || conversationId === null) void refreshHistory(queryClient)
  else
    void addToHistory(
      queryClient,
      {
        turnId,
        conversationId,
        reading,
        message,
        response,
        language,
        createdAt: startedAt,
        creditsCost,
        stopped,
        rewriteOf: asked?.request.rewriteOf ?? null,
        canRewrite,
        replaced: false,
        suggestedReadings: reply.suggestedReadings,
      },
      asked?.request.editOf ?? null,
    )
  queryClient.setQueryData<Exchange>(exchangeKey, {
    turn: null,
    delivered: { ...reply, turnId, conversationId },
  })
  showToast({
    title: stopped ? chat.readingStopped : chat.readingComplete,
    description: chat.used(countCredits(creditsCost), creditsRemaining),
  })
  void queryClient.invalidateQueries({ queryKey: profileKey })
  void queryClient.invalidateQueries({ queryKey: conversationsKey })
  void refreshMemory(queryClient)
  void queryClient.invalidateQueries({ queryKey: wellbeingKey })
}

/** Stops what is being written. A turn that the server has not named yet is stopped as soon as it has. */
export function stopCurrent(queryClient: QueryClient): void {
  const turn = currentTurn(queryClient)
  if (!isRunning(turn) || turn.isStopping) return
  const stopping = change(queryClient, turn, (now) => ({ ...now, isStopping: true }))
  if (stopping?.turnId) void askToStop(queryClient, stopping)
}

async function askToStop(queryClient: QueryClient, turn: Turn): Promise<void> {
  try {
    await stopTurn(turn.turnId!)
  } catch {
    if (!change(queryClient, turn, (now) => ({ ...now, isStopping: false }))) return
    showToast({ title: ui.error, description: chat.notStopped, destructive: true })
  }
}
