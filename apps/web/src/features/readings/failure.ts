import type { ChatEvent } from '@numeria/contract'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'

/**
 * How a question can fail, and what a person is told: in a toast that passes, and in a note that stays on the message.
 * `connection` means that nobody here knows how it ended, and `gone` that asking again would not tell. `stopped` is the person's own wish, `busy`
 * another reading's.
 */
export type Failure = {
  kind: 'insufficient' | 'signed-out' | 'refused' | 'connection' | 'stopped' | 'busy' | 'gone'
  title: string
  description: string
  note: string
}

export const insufficientCredits: Failure = {
  kind: 'insufficient',
  title: 'Insufficient credits',
  description: 'You need more credits to continue. Visit the pricing page to purchase more.',
  note: 'Not sent: you need more credits for this one. You were not charged.',
}

export const loginRequired: Failure = {
  kind: 'signed-out',
  title: 'Login required',
  description: 'Please log in with a social account to start your cosmic journey.',
  note: 'You were signed out. You were not charged.',
}

const stopped: Failure = {
  kind: 'stopped',
  title: 'Stopped',
  description: 'You were not charged.',
  note: 'Stopped. You were not charged.',
}

/** What is known of a question when it fails: whether the server has named its turn, and whether its key went out before. */
export type Sent = { turnId: string | null; wasSentBefore: boolean }

/** The failure behind an error. What cost nothing is said only where the answer that failed can know it. */
export function toFailure(error: unknown, { turnId, wasSentBefore }: Sent): Failure {
  if (error instanceof ApiError) {
    const { status, code, sentence } = error
    if (code === 'chat.turn_not_found') return gone(sentence)
    if (status === 401) return turnId === null && !wasSentBefore ? loginRequired : { ...loginRequired, note: signedOut }
    if (turnId !== null || (wasSentBefore && (status >= 500 || status === 429)))
      return brokenOff(saysNoCharge.test(sentence) ? unclear : sentence)
    if (status === 402) return insufficientCredits
    if (error.status === 409 || error.code === undefined) return unsure(error)
    return refused(error.sentence)
  }
  return brokenOff(sentenceOf(error))
}

/** The failure behind the `error` event of a stream. */
export function toldFailure({ error, code }: Extract<ChatEvent, { event: 'error' }>['data']): Failure {
  if (code === 'chat.turn_not_found') return gone(error)
  return code === 'chat.stopped' ? stopped : refused(error)
}

const saysNoCharge = /(not|nothing was) charged/i
const unclear = 'We could not find out what became of your reading.'
const kept =
  'Your message is kept. Try again: if the reading was finished meanwhile, you will get it, and you never pay twice.'
const signedOut = `You were signed out. ${kept}`

const brokenOff = (description: string): Failure => ({
  kind: 'connection',
  title: 'Error',
  description,
  note: `The connection broke off. ${kept}`,
})

/** The server does not know this turn, or the person has deleted it: whether it was charged stands with their credits. */
const gone = (sentence: string): Failure => ({
  kind: 'gone',
  title: 'Error',
  description: sentence,
  note: `${sentence} Your credits page shows whether it was charged.`,
})

/** Refused by somebody who cannot know what became of the question: a turn that still runs, or a proxy in between. */
function unsure({ code, sentence }: ApiError): Failure {
  const note = `${sentence} If your reading is finished meanwhile, trying again shows it, and you never pay twice.`
  return { kind: code === 'chat.turn_running' ? 'busy' : 'refused', title: 'Error', description: sentence, note }
}

function refused(sentence: string): Failure {
  const note =
    saysNoCharge.test(sentence) || /never pay twice/i.test(sentence) ? sentence : `${sentence} You were not charged.`
  return { kind: 'refused', title: 'Error', description: sentence, note }
}
