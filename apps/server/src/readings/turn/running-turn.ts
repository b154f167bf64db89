import type { NewTurn } from './turns.queries.ts'
import { TurnEvents } from '../stream/turn-events.ts'

/** Why a turn is ended before the model has finished: its person wants no more, it is not ours to finish, or it takes too long. */
export type Interruption = 'stopped' | 'lost' | 'expired'

/** A turn that this process is writing. It continues without clients. */
export class RunningTurn {
  readonly userId: string
  readonly turnId: string
  readonly price: number
  /** Credits that the user may spend beside this turn. */
  readonly creditsLeft: number
  readonly events: TurnEvents
  /** The model reported a danger: the answer is help. */
  isHelp = false
  readonly #abort = new AbortController()
  #interruption: Interruption | null = null

  constructor(turn: Pick<NewTurn, 'userId' | 'turnId' | 'conversationId' | 'price' | 'reading'>, creditsLeft: number) {
    this.userId = turn.userId
    this.turnId = turn.turnId
    this.price = turn.price
    this.creditsLeft = creditsLeft
    this.events = new TurnEvents(turn)
  }

  /** Aborted by `interrupt`. */
  get signal(): AbortSignal {
    return this.#abort.signal
  }

  get interruption(): Interruption | null {
    return this.#interruption
  }

  /** Ends the model's writing. The first reason counts. */
  interrupt(reason: Interruption): void {
    this.#interruption ??= reason
    this.#abort.abort()
  }
}
