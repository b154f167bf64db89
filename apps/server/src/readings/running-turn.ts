import type { ChatEvent, ChatReply, HistoryEntry } from '@numeria/contract'
import type { NewTurn } from './turns.queries.ts'

/**
 * A turn that this process is writing. It goes on when nobody listens; who comes late hears everything from the start.
 */
export class RunningTurn {
  readonly userId: string
  readonly turnId: string
  readonly price: number
  readonly reading: HistoryEntry['reading']
  readonly #abort = new AbortController()
  readonly #events: ChatEvent[] = []
  #wake = Promise.withResolvers<void>()

  constructor({ userId, turnId, price, reading }: Pick<NewTurn, 'userId' | 'turnId' | 'price' | 'reading'>) {
    this.userId = userId
    this.turnId = turnId
    this.price = price
    this.reading = reading
    this.emit({ event: 'status', data: { turnId, creditsCost: price, reading } })
  }

  get signal(): AbortSignal {
    return this.#abort.signal
  }

  abort(): void {
    this.#abort.abort()
  }

  emit(event: ChatEvent): void {
    this.#events.push(event)
    this.#wake.resolve()
    this.#wake = Promise.withResolvers<void>()
  }

  /** Every event from the first one on; ends after `done` or `error`. */
  async *events(): AsyncGenerator<ChatEvent> {
    for (let next = 0; ; next += 1) {
      if (next === this.#events.length) await this.#wake.promise
      const event = this.#events[next]!
      yield event
      if (event.event === 'done' || event.event === 'error') return
    }
  }
}

/** The events of a reply that is finished already. */
export async function* finishedEvents(
  { turnId, reading }: Pick<NewTurn, 'turnId' | 'reading'>,
  reply: ChatReply,
): AsyncGenerator<ChatEvent> {
  yield { event: 'status', data: { turnId, creditsCost: reply.creditsCost, reading } }
  yield { event: 'delta', data: { text: reply.reply } }
  yield { event: 'done', data: reply }
}
