import type { ChatEvent, ChatRequestInput } from '@numeria/contract'
import type { Failure } from './failure.ts'

/** A question on its way: what was asked, under which key, and how much of the answer is here. */
export type Turn = {
  /** Null until the server has told it. */
  turnId: string | null
  request: ChatRequestInput
  key: string
  startedAt: string
  phase: 'waiting' | 'writing' | 'failed'
  /** The reply so far, piece by piece as it came: a sentence each. */
  pieces: readonly string[]
  failure: Failure | null
}

export function startTurn(request: ChatRequestInput, key: string, startedAt: string): Turn {
  return { turnId: null, request, key, startedAt, phase: 'waiting', pieces: [], failure: null }
}

export const isRunning = (turn: Turn | null) => turn !== null && turn.phase !== 'failed'

/** The turn after one event of the stream. */
export function advanceTurn(turn: Turn, { event, data }: ChatEvent): Turn {
  if (event === 'status') return { ...turn, turnId: data.turnId }
  return event === 'delta' ? { ...turn, phase: 'writing', pieces: [...turn.pieces, data.text] } : turn
}

/** A failed turn keeps the question. What came of the answer stays only where it may yet be found whole. */
export function failTurn(turn: Turn, failure: Failure): Turn {
  return { ...turn, phase: 'failed', failure, pieces: failure.kind === 'connection' ? turn.pieces : [] }
}
