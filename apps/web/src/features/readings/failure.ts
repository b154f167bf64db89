import { saysNotCharged, type ChatEvent } from '@numeria/contract'
import { failures } from '#messages/failures'
import { ui } from '#messages/ui'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'

/**
 * A failure of a question, with its texts: a toast, and a note that stays on the message.
 * `begin`: the user must first agree that bought credits are used at once. `connection`: the outcome is unknown. `gone`: the outcome stays unknown after a retry. `stopped`: the user stopped it. `busy`:
 * another reading is running. `own`: it was answered before, by `turnId`, or the user's own limits stand against it.
 */
export type Failure = {
  kind: 'insufficient' | 'begin' | 'signed-out' | 'refused' | 'connection' | 'stopped' | 'busy' | 'gone' | 'own'
  title: string
  description: string
  note: string
  turnId?: string | undefined
}

export const insufficientCredits: Failure = { kind: 'insufficient', ...failures.insufficient }

export const loginRequired: Failure = { kind: 'signed-out', ...failures.loginRequired }

/** Another reading is being written here. */
export const busy: Failure = { kind: 'busy', ...failures.busy }

const stopped: Failure = { kind: 'stopped', ...failures.stopped }

/** State of a question when it fails: the turn id, if the server has sent one, and whether the key was sent before. */
export type Sent = { turnId: string | null; wasSentBefore: boolean }

/** The failure behind an error. What cost nothing is said only where the answer that failed can know it. */
export function toFailure(error: unknown, { turnId, wasSentBefore }: Sent): Failure {
  if (error instanceof ApiError) {
    const { status, code, sentence } = error
    if (code === 'chat.turn_not_found') return gone(sentence)
    if (status === 401)
      return turnId === null && !wasSentBefore ? loginRequired : { ...loginRequired, note: failures.signedOut }
    if (turnId !== null || (wasSentBefore && (status >= 500 || status === 429)))
      return brokenOff(saysNotCharged(code) ? failures.unclear : sentence)
    if (status === 402) return insufficientCredits
    if (code === 'chat.asked_before' || code?.startsWith('wellbeing'))
      return { ...refused(error), kind: 'own', turnId: error.turnId }
    if (code === 'billing.begin_required') return { kind: 'begin', ...failures.begin }
    return error.charged === 'no' ? refused(error) : unsure(error)
  }
  return brokenOff(sentenceOf(error))
}

/** The failure behind the `error` event of a stream. */
export function toldFailure({
  error: sentence,
  code,
  charged,
}: Extract<ChatEvent, { event: 'error' }>['data']): Failure {
  if (code === 'chat.turn_not_found') return gone(sentence)
  if (code === 'chat.stopped') return stopped
  return charged === 'no' ? refused({ code, sentence }) : unsure({ code, sentence })
}

const brokenOff = (description: string): Failure => ({
  kind: 'connection',
  title: ui.error,
  description,
  note: failures.brokenOff,
})

/** The server does not know this turn, or the person has deleted it: whether it was charged stands with their credits. */
const gone = (sentence: string): Failure => ({
  kind: 'gone',
  title: ui.error,
  description: sentence,
  note: `${sentence} ${failures.creditsPageTells}`,
})

type Refusal = { code: string | undefined; sentence: string }

/** A refusal that leaves the outcome unknown: the turn still runs, or a proxy answered. */
function unsure({ code, sentence }: Refusal): Failure {
  const note = `${sentence} ${failures.tryingAgainShows}`
  return { kind: code === 'chat.turn_running' ? 'busy' : 'refused', title: ui.error, description: sentence, note }
}

/** A refusal that took nothing. */
function refused({ code, sentence }: Refusal): Failure {
  const note = saysNotCharged(code) ? sentence : `${sentence} ${failures.notCharged}`
  return { kind: 'refused', title: ui.error, description: sentence, note }
}
