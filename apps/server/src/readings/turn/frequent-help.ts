import type { ChatReply } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { balance } from '../../credits/credits.ts'
import type { Deps } from '../../deps.ts'
import { isWithin } from '../../platform/request-limits.ts'
import { finishedEvents, type TurnEvents } from '../stream/turn-events.ts'

const rememberedMs = 60_000
const mostRemembered = 10_000

/** Help is never refused: past the limit it is given without the database, and is not kept. */
export class FrequentHelp {
  readonly #deps: Deps
  /** Settled credits of the users who got help in the last minute. */
  readonly #credits = new Map<string, { settled: number; until: number }>()

  constructor(deps: Deps) {
    this.#deps = deps
  }

  remember(userId: string, settled: number): void {
    if (this.#credits.size >= mostRemembered) this.#credits.clear()
    this.#credits.set(userId, { settled, until: this.#now() + rememberedMs })
  }

  /** Counts a message that asks for help. Returns its answer where the user or the address is past the limit, else null. */
  async answerPastLimit(userId: string, address: string | undefined, help: string): Promise<TurnEvents | null> {
    if (await isWithin(this.#deps, 'help', { userId, address })) return null
    const reply = { reply: help, creditsCost: 0, creditsRemaining: await this.#settled(userId), suggestedReadings: [] }
    return finishedEvents({ turnId: randomUUID(), conversationId: null, reading: 'safety' }, reply)
  }

  async #settled(userId: string): Promise<ChatReply['creditsRemaining']> {
    const known = this.#credits.get(userId)
    if (known && known.until > this.#now()) return known.settled
    const { available, held } = await balance(this.#deps.db, userId)
    this.remember(userId, available + held)
    return available + held
  }

  #now(): number {
    return this.#deps.clock.now().getTime()
  }
}
