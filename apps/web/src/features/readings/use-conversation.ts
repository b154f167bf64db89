import { useQueryClient } from '@tanstack/react-query'
import type { ChatReply, Tone } from '@numeria/contract'
import { useState } from 'react'
import { local } from '../../lib/storage.ts'
import { showToast } from '../../ui/toast.ts'
import { profileKey } from '../accounts/accounts.api.ts'
import { countCredits, settleCredits, showCreditsInUse } from '../credits/credits.api.ts'
import { forgetSent, keyFor } from './draft.ts'
import { refused, toFailure, type Failure } from './failure.ts'
import { addToHistory, askSelene } from './readings.api.ts'
import { advanceTurn, failTurn, isRunning, startTurn, type Turn } from './turn.ts'

type Listeners = { onDelivered: (message: string) => void; onBuyCredits: () => void }

/** The turn that is on its way, if any, and how to start one. A delivered turn moves into the history. */
export function useConversation({ onDelivered, onBuyCredits }: Listeners) {
  const queryClient = useQueryClient()
  const [turn, setTurn] = useState<Turn | null>(null)
  const [delivered, setDelivered] = useState<ChatReply | null>(null)

  function sayFailed({ kind, title, description }: Failure) {
    const action = { label: 'Buy Credits', altText: 'Open the pricing page to buy credits', run: onBuyCredits }
    showToast({ title, description, destructive: true, ...(kind === 'insufficient' && { action }) })
  }

  function fail(failed: Turn, failure: Failure) {
    setTurn(failTurn(failed, failure))
    sayFailed(failure)
    void queryClient.invalidateQueries({ queryKey: profileKey })
  }

  function deliver({ turnId, request, startedAt }: Turn, reply: ChatReply) {
    forgetSent(local, request.message)
    const { reply: response, creditsCost, creditsRemaining } = reply
    addToHistory(queryClient, {
      turnId: turnId!,
      reading: request.reading ?? 'chat',
      message: request.message,
      response,
      createdAt: startedAt,
      creditsCost,
      stopped: false,
    })
    settleCredits(queryClient, creditsRemaining)
    setTurn(null)
    setDelivered(reply)
    onDelivered(request.message)
    showToast({
      title: 'Reading complete',
      description: `${countCredits(creditsCost)} used, ${creditsRemaining} remaining.`,
    })
    void queryClient.invalidateQueries({ queryKey: profileKey })
  }

  async function run(started: Turn) {
    let current = started
    setTurn(current)
    setDelivered(null)
    try {
      for await (const event of askSelene(current.request, current.key)) {
        if (event.event === 'done') return deliver(current, event.data)
        if (event.event === 'error') return fail(current, refused(event.data.error))
        if (event.event === 'status') showCreditsInUse(queryClient, event.data.creditsCost)
        current = advanceTurn(current, event)
        setTurn(current)
      }
    } catch (error) {
      fail(current, toFailure(error))
    }
  }

  function ask(message: string, tone: Tone) {
    const request = { message, tone, lang: 'en', tradition: 'pythagorean' } as const
    const key = keyFor(local, request, () => crypto.randomUUID())
    void run(startTurn(request, key, new Date().toISOString()))
  }

  function retry(failed: Turn) {
    void run(startTurn(failed.request, failed.key, failed.startedAt))
  }

  return { turn, delivered, isPending: isRunning(turn), ask, retry, sayFailed }
}
