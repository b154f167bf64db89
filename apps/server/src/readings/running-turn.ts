import type { NewTurn } from './turns.queries.ts'
import { TurnEvents } from './turn-events.ts'

/** A turn that this process is writing. It goes on when nobody listens. */
export class RunningTurn {
  readonly userId: string
  readonly turnId: string
  readonly price: number
  readonly events: TurnEvents
  readonly #abort = new AbortController()
  #isStopped = false

  constructor(turn: Pick<NewTurn, 'userId' | 'turnId' | 'price' | 'reading'>) {
    this.userId = turn.userId
    this.turnId = turn.turnId
    this.price = turn.price
    this.events = new TurnEvents(turn)
  }

  get signal(): AbortSignal {
    return this.#abort.signal
  }

  /** Whether the person wanted it to end here. */
  get isStopped(): boolean {
    return this.#isStopped
  }

  /** The person wants no more: what was shown stays. */
  stop(): void {
    this.#isStopped = true
    this.#abort.abort()
  }

  /** It cannot be finished: nothing of it stays. */
  abandon(): void {
    this.#abort.abort()
  }
}
