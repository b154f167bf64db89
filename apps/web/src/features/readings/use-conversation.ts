import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ChatRequestInput, HistoryEntry } from '@numeria/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { local } from '../../lib/storage.ts'
import { profileKey } from '../accounts/accounts.api.ts'
import { conversationsKey } from './conversations/conversations-cache.ts'
import { forgetSent, keptRequest, keyFor } from './draft.ts'
import { knownHistory, refreshHistory } from './history-cache.ts'
import { findRunning } from './readings.api.ts'
import { currentTurn, exchangeKey, putTurn, quiet, runTurn, stopCurrent, type Exchange, type Tell } from './run-turn.ts'
import { isRunning, startTurn, takeUpTurn, type Asked } from './turn.ts'

/**
 * The running turn, if any, with the functions that start, stop and repeat one. A delivered turn moves into the history.
 * @param notify shows a failure
 * @param conversationId the shown conversation; null for the one used last
 */
export function useConversation(notify: Tell, conversationId: string | null) {
  const queryClient = useQueryClient()
  const { data: exchange = quiet } = useQuery<Exchange>({ queryKey: exchangeKey, queryFn: skipToken })
  const [isLooking, setIsLooking] = useState(true)

  async function takeUpRunning() {
    if (isRunning(currentTurn(queryClient))) return
    const running = await findRunning().catch(() => null)
    if (!running || isRunning(currentTurn(queryClient))) return
    const kept = keptRequest(local)
    void runTurn(queryClient, takeUpTurn(running, kept?.request.message === running.message ? kept : null), notify)
  }
  const arrive = useEffectEvent(() => void takeUpRunning().finally(() => setIsLooking(false)))
  const lookAround = useEffectEvent(async () => {
    await takeUpRunning()
    if (!isRunning(currentTurn(queryClient))) await hearWhatWasSaid(queryClient, conversationId)
  })
  useEffect(() => {
    arrive()
    return onReturn(() => void lookAround())
  }, [])

  /** Resolves to false when the question did not get out, because another reading is being written. */
  function ask(request: ChatRequestInput): Promise<boolean> {
    const kept = keptRequest(local)
    const key = keyFor(local, request, () => crypto.randomUUID())
    const started = startTurn({ request, key }, new Date().toISOString(), key === kept?.key)
    return runTurn(queryClient, started, notify)
  }

  return {
    turn: exchange.turn,
    delivered: exchange.delivered,
    isPending: isRunning(exchange.turn),
    isLooking,
    ask,
    /** Asks again with the same key. */
    resend: (asked: Asked, startedAt: string) => void runTurn(queryClient, startTurn(asked, startedAt, true), notify),
    stop: () => stopCurrent(queryClient),
    /** Takes a failed turn out of the conversation. */
    dismiss: () => putTurn(queryClient, null),
    tell: notify,
  }
}

const quietMs = 3_000

/** The person is back at this page, or the page back on the network: other devices may have gone on meanwhile. */
function onReturn(listener: () => void): () => void {
  const over = new AbortController()
  let last = 0
  const hear = () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < quietMs) return
    last = Date.now()
    listener()
  }
  window.addEventListener('focus', hear, { signal: over.signal })
  window.addEventListener('online', hear, { signal: over.signal })
  document.addEventListener('visibilitychange', hear, { signal: over.signal })
  return () => over.abort()
}

const newest = (queryClient: QueryClient, conversationId: string | null): HistoryEntry | undefined =>
  knownHistory(queryClient, conversationId)?.entries.at(-1)

/** Fetches what was said elsewhere. A question that seemed lost here may have been answered. */
async function hearWhatWasSaid(queryClient: QueryClient, conversationId: string | null): Promise<void> {
  const before = newest(queryClient, conversationId)
  void queryClient.invalidateQueries({ queryKey: conversationsKey })
  await refreshHistory(queryClient)
  const now = newest(queryClient, conversationId)
  if (now === undefined || now.turnId === before?.turnId) return
  void queryClient.invalidateQueries({ queryKey: profileKey })
  const turn = currentTurn(queryClient)
  if (turn?.phase !== 'failed' || turn.message !== now.message) return
  putTurn(queryClient, null)
  forgetSent(local, now.message)
}
