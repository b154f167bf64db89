import {
  stopPrice,
  type ChatEvent,
  type ChatRequestInput,
  type HistoryEntry,
  type RunningReply,
} from '@numeria/contract'
import type { Failure } from './failure.ts'

/** Request and idempotency key of a question. The same pair is the same reading, charged once. */
export type Asked = { request: ChatRequestInput; key: string }

/** A question on its way: what was asked, and how much of the answer is here. */
export type Turn = {
  /** Null until the server has sent it. */
  turnId: string | null
  /** Null until the server has sent it, where the question named none. */
  conversationId: string | null
  message: string
  reading: HistoryEntry['reading']
  /** Null when it was asked on another device. */
  asked: Asked | null
  /** Its key went out before, so that an earlier try may have been answered and paid. */
  wasSentBefore: boolean
  /** Price and promised words of the whole reading. Null until the server has sent them. */
  sold: { price: number; wordsPromised: number | null } | null
  startedAt: string
  phase: 'waiting' | 'writing' | 'failed'
  /** The connection is gone for now; Selene goes on writing. */
  isLost: boolean
  isStopping: boolean
  /** The reply so far, piece by piece as it came: a sentence each. */
  pieces: readonly string[]
  failure: Failure | null
}

/** Updates of a turn: the server's events, and the state of the connection. */
export type TurnUpdate = ChatEvent | { event: 'lost' } | { event: 'found' }

const untold = { sold: null, phase: 'waiting', isLost: false, isStopping: false, pieces: [], failure: null } as const

export function startTurn(asked: Asked, startedAt: string, wasSentBefore = false): Turn {
  const { message, reading = 'chat', conversationId = null } = asked.request
  return { ...untold, turnId: null, conversationId, message, reading, asked, wasSentBefore, startedAt }
}

/** A turn that runs already, found on the server. */
export function takeUpTurn(running: NonNullable<RunningReply['turn']>, asked: Asked | null): Turn {
  const { turnId, conversationId, message, reading, createdAt } = running
  return { ...untold, turnId, conversationId, message, reading, asked, wasSentBefore: true, startedAt: createdAt }
}

export const isRunning = (turn: Turn | null): turn is Turn => turn !== null && turn.phase !== 'failed'

/** The turn after one piece of update. */
export function advanceTurn(turn: Turn, update: TurnUpdate): Turn {
  if (update.event === 'lost') return { ...turn, isLost: true }
  const heard = turn.isLost ? { ...turn, isLost: false } : turn
  if (update.event === 'status') {
    const { turnId, conversationId, reading, creditsCost: price, wordsPromised } = update.data
    return { ...heard, turnId, conversationId, reading, sold: { price, wordsPromised } }
  }
  return update.event === 'delta' ? { ...heard, phase: 'writing', pieces: [...heard.pieces, update.data.text] } : heard
}

/** The price of stopping the turn now: 0 before its first sentence. */
export function stopPriceOf({ sold, pieces }: Turn): number {
  return sold && pieces.length > 0 ? stopPrice(sold, pieces.join('')) : 0
}

/** A failed turn keeps the question, and nothing half-written. */
export function failTurn(turn: Turn, failure: Failure): Turn {
  return { ...turn, phase: 'failed', isLost: false, isStopping: false, failure, pieces: [] }
}
