import { limits } from '@numeria/contract'
import { AppError } from '../../platform/errors.ts'

/** Streams of readings at this process. Each stream of another process's turn polls the database, so their number per user is limited. */
export class Listeners {
  readonly #open = new Map<string, number>()

  /** Counts one more of this person until `left` is aborted. @throws {AppError} `chat.too_many_listeners` */
  add(userId: string, left: AbortSignal): void {
    const open = this.#open.get(userId) ?? 0
    if (open >= limits.listeners) throw new AppError('chat.too_many_listeners', { retryAfterSeconds: 5 })
    this.#open.set(userId, open + 1)
    left.addEventListener('abort', () => this.#leave(userId), { once: true })
  }

  #leave(userId: string): void {
    const open = this.#open.get(userId)! - 1
    if (open === 0) this.#open.delete(userId)
    else this.#open.set(userId, open)
  }
}
