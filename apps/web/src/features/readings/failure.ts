import type { ChatEvent } from '@numeria/contract'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'

/**
 * How a question can fail, and what a person is told: in a toast that passes, and in a note that stays on the message.
 * `connection` means that nobody here knows how it ended; all others cost nothing. `stopped` is the person's own wish, `busy` another reading's.
 */
export type Failure = {
  kind: 'insufficient' | 'signed-out' | 'refused' | 'connection' | 'stopped' | 'busy'
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

/** The failure behind an error. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) {
    if (error.status === 402) return insufficientCredits
    if (error.status === 401) return loginRequired
    if (error.status === 409 || error.code === undefined) return unsure(error)
    return refused(error.sentence)
  }
  return {
    kind: 'connection',
    title: 'Error',
    description: sentenceOf(error),
    note: 'The connection broke off. Your message is kept. Try again: if the reading was finished meanwhile, you will get it, and you never pay twice.',
  }
}

/** The failure behind the `error` event of a stream. */
export function toldFailure({ error, code }: Extract<ChatEvent, { event: 'error' }>['data']): Failure {
  return code === 'chat.stopped' ? stopped : refused(error)
}

/** Refused by somebody who cannot know what became of the question: a turn that still runs, or a proxy in between. */
function unsure({ code, sentence }: ApiError): Failure {
  const note = `${sentence} If your reading is finished meanwhile, trying again shows it, and you never pay twice.`
  return { kind: code === 'chat.turn_running' ? 'busy' : 'refused', title: 'Error', description: sentence, note }
}

function refused(sentence: string): Failure {
  const note = /not charged|nothing was charged|never pay twice/i.test(sentence)
    ? sentence
    : `${sentence} You were not charged.`
  return { kind: 'refused', title: 'Error', description: sentence, note }
}
