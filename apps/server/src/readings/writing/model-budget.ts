import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import { returnTokens, takeTokens } from './model-budget.queries.ts'

const dayMs = 86_400_000
/** A process takes this part of the day's budget at a time, so that a turn seldom costs a statement; what it has not used is lost if it is killed. */
const portionsOfADay = 200

/** Tokens set aside for one turn. */
export type Reservation = { day: string; tokens: number }

/**
 * How many tokens the models may use in a day (UTC), by all processes together. Every turn sets aside the most that it can take before the model is
 * called, and gives back what it did not use.
 */
export class ModelBudget {
  readonly #deps: Pick<Deps, 'db' | 'clock'>
  readonly #budget: number | null
  #day = ''
  #left = 0
  #queue: Promise<unknown> = Promise.resolve()

  /** @param budget null: no end */
  constructor(deps: Pick<Deps, 'db' | 'clock'>, budget: number | null) {
    this.#deps = deps
    this.#budget = budget
  }

  /**
   * Sets tokens aside for a turn that is about to begin.
   * @throws {AppError} `model.budget_spent`
   */
  async reserve(tokens: number): Promise<Reservation> {
    if (this.#budget !== null) {
      const turn = this.#queue.then(() => this.#provide(tokens))
      this.#queue = turn.catch(() => {})
      await turn
    }
    return { day: this.#day, tokens }
  }

  /** Gives back what a turn did not use. A turn that used more than was thought possible is made good by those after it. */
  settle({ day, tokens }: Reservation, used: number): void {
    if (day === this.#day) this.#left += tokens - used
  }

  /** Gives back what this process has left: it takes no more turns. */
  async close(): Promise<void> {
    const [day, left] = [this.#day, this.#left]
    this.#left = 0
    if (this.#budget !== null && left > 0) await returnTokens(this.#deps.db, day, left)
  }

  /** One at a time, so that turns that come together share a portion. */
  async #provide(tokens: number): Promise<void> {
    const now = this.#deps.clock.now()
    const day = now.toISOString().slice(0, 10)
    if (day !== this.#day) [this.#day, this.#left] = [day, 0]
    const missing = tokens - this.#left
    if (missing > 0) {
      const portion = Math.max(missing, Math.floor(this.#budget! / portionsOfADay))
      this.#left += (await this.#take(portion)) || (await this.#take(missing))
    }
    if (this.#left < tokens) {
      const retryAfterSeconds = Math.ceil((dayMs - (now.getTime() % dayMs)) / 1_000)
      throw new AppError('model.budget_spent', { retryAfterSeconds })
    }
    this.#left -= tokens
  }

  async #take(tokens: number): Promise<number> {
    return (await takeTokens(this.#deps.db, this.#day, tokens, this.#budget!)) ? tokens : 0
  }
}
