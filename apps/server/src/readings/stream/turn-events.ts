import type { ChatEvent, ChatReply, HistoryEntry } from '@numeria/contract'
import { promisedWords } from '../prompts/write-prompt.ts'
import { writtenLanguage } from '../languages/spoken-language.ts'

/**
 * An event's id is the number of characters of the reading up to it. So ids are the same from the writing process, from another process that reads the row,
 * and from the history, however the text is cut.
 */
export type NumberedEvent = { id: number; event: ChatEvent }

type TurnName = {
  turnId: string
  conversationId: string | null
  price: number
  reading: HistoryEntry['reading']
}
type Ending = Extract<ChatEvent, { event: 'done' | 'error' }>

/** All events of a turn so far, from `status` to `done` or `error`. Late clients receive them from the start. */
export class TurnEvents implements AsyncIterable<ChatEvent> {
  readonly #events: NumberedEvent[] = []
  readonly #listeners = new Set<() => void>()
  #text = ''
  #ending: Ending | null = null

  constructor({ turnId, conversationId, price, reading }: TurnName) {
    this.#add({
      event: 'status',
      data: { turnId, conversationId, creditsCost: price, reading, wordsPromised: wordsPromised(reading, price) },
    })
  }

  /** The text that was shown. */
  get text(): string {
    return this.#text
  }

  get hasEnded(): boolean {
    return this.#ending !== null
  }

  at(index: number): NumberedEvent | undefined {
    return this.#events[index]
  }

  show(text: string): void {
    this.#text += text
    this.#add({ event: 'delta', data: { text } })
  }

  end(told: Ending): void {
    const ending = told.event === 'done' ? withLanguage(told) : told
    this.#ending = ending
    this.#add(ending)
  }

  #add(event: ChatEvent): void {
    this.#events.push({ id: this.#text.length, event })
    for (const listener of this.#listeners) listener()
  }

  /** Calls `listener` after every event from now on. Answers how to end that. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Settles when the turn has ended. */
  ending(): Promise<Ending> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!this.#ending) return
        stop()
        resolve(this.#ending)
      }
      const stop = this.listen(look)
      look()
    })
  }

  /** Every event from the first one on; ends after the last. */
  async *[Symbol.asyncIterator](): AsyncGenerator<ChatEvent> {
    for (let next = 0; ; next += 1) {
      while (!this.#events[next]) {
        await new Promise<void>((resolve) => {
          const stop = this.listen(() => {
            stop()
            resolve()
          })
        })
      }
      const { event } = this.#events[next]!
      yield event
      if (event === this.#ending) return
    }
  }
}

/** The most words that a reading promises; null for what is free, whose length no price follows from. */
function wordsPromised(reading: HistoryEntry['reading'], price: number): number | null {
  return reading === 'onboarding' || reading === 'safety' || price === 0 ? null : promisedWords(reading, price).to
}

function withLanguage({ data }: Extract<Ending, { event: 'done' }>): Ending {
  return { event: 'done', data: { ...data, language: writtenLanguage(data.reply) } }
}

/** The events of an answer that was there at once. */
export function finishedEvents(name: Omit<TurnName, 'price'>, reply: ChatReply): TurnEvents {
  const events = new TurnEvents({ ...name, price: reply.creditsCost })
  events.show(reply.reply)
  events.end({ event: 'done', data: reply })
  return events
}
