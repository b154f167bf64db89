import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { countWords, isBlank, limits, type ChatRequestInput, type Profile } from '@numeria/contract'
import { useState } from 'react'
import { landingBelow } from '#messages/landing-below'
import { local } from '../../lib/storage.ts'
import { showToast } from '../../ui/toast.ts'
import { keptRequest, keyFor } from '../readings/draft.ts'
import type { Failure } from '../readings/failure.ts'
import { currentTurn, exchangeKey, quiet, runTurn, type Exchange } from '../readings/run-turn.ts'
import { isRunning, startTurn } from '../readings/turn.ts'
import type { LandingTone } from './tone-toggle.tsx'

const { toasts } = landingBelow.freeReading

function tell({ kind, title, description }: Failure) {
  const own = { insufficient: toasts.insufficient, 'signed-out': toasts.login }
  const told = kind === 'insufficient' || kind === 'signed-out' ? own[kind] : { title, description }
  showToast({ ...told, destructive: true })
}

/**
 * Asking Selene from the landing page. It is the chat's own conversation: a reading goes on while the person looks at another page, is kept in
 * the history, and sending the same words again after a failure never pays twice.
 */
export function useFreeReading(user: Profile, tone: LandingTone) {
  const queryClient = useQueryClient()
  const { data: exchange = quiet } = useQuery<Exchange>({ queryKey: exchangeKey, queryFn: skipToken })
  const [text, setText] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const { turn, delivered } = exchange
  const isPending = isRunning(turn)
  const maySend = !isBlank(text) && !isPending && user.credits > 0

  async function send() {
    if (!maySend) return
    if (countWords(text) > limits.messageWords) return showToast({ ...toasts.tooLong, destructive: true })
    const request: ChatRequestInput = { message: text.trim(), tone }
    const kept = keptRequest(local)
    const key = keyFor(local, request, () => crypto.randomUUID())
    setAsked(request.message)
    await runTurn(queryClient, startTurn({ request, key }, new Date().toISOString(), key === kept?.key), tell)
    // What failed stays written, to be sent again.
    if (currentTurn(queryClient) === null) setText('')
  }

  return {
    text,
    setText,
    maySend,
    isPending,
    send: () => void send(),
    turn,
    /** What was asked here, and its answer once it is whole. */
    question: turn?.message ?? asked,
    answer: asked !== null && delivered ? delivered.reply : null,
  }
}
