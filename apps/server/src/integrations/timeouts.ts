import type { Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { ModelFailure } from './model.ts'

/** In milliseconds: to open a connection, from the request to the first answer, for reasoning before the first text, and from text to text. */
export type TimeBudgets = { connectMs: number; firstTokenMs: number; thinkingMs: number; idleMs: number }

/** The timeouts of one request, joined with the caller's signal. */
export class RequestTimeouts {
  readonly #caller: AbortSignal
  readonly #budgets: TimeBudgets
  readonly #controller = new AbortController()
  readonly #leave = () => this.#controller.abort(this.#caller.reason)
  #timer: NodeJS.Timeout
  #connectTimer: NodeJS.Timeout | undefined
  #hasText = false
  #thinkingSince: number | null = null
  #isOver = false
  #hasThoughtTooLong = false

  constructor(caller: AbortSignal, budgets: TimeBudgets) {
    this.#caller = caller
    this.#budgets = budgets
    this.#timer = setTimeout(() => this.#lose(), budgets.firstTokenMs)
    if (caller.aborted) this.#leave()
    else caller.addEventListener('abort', this.#leave, { once: true })
  }

  /** Ends the request when the caller leaves or a budget is used up. */
  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** A connection that is used again is open already. */
  waitForConnection(socket: Socket): void {
    if (!socket.connecting) return
    this.#connectTimer = setTimeout(() => this.#lose(), this.#budgets.connectMs)
    socket.once(socket instanceof TLSSocket ? 'secureConnect' : 'connect', () => clearTimeout(this.#connectTimer))
  }

  /** The model thinks: it is waited for as long as it goes on, up to a limit of its own. */
  renewByThought(): void {
    if (this.#hasText) return
    this.#thinkingSince ??= performance.now()
    const left = this.#thinkingSince + this.#budgets.thinkingMs - performance.now()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => {
        this.#hasThoughtTooLong = left <= this.#budgets.firstTokenMs
        this.#lose()
      },
      Math.max(0, Math.min(left, this.#budgets.firstTokenMs)),
    )
  }

  /** Text came: the next one may take as long as `idleMs`. */
  renew(): void {
    if (this.#hasText) return void this.#timer.refresh()
    this.#hasText = true
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#lose(), this.#budgets.idleMs)
  }

  end(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#connectTimer)
    this.#caller.removeEventListener('abort', this.#leave)
  }

  /** @param isUnanswered nothing of an answer had come */
  explain(error: unknown, isUnanswered: boolean): unknown {
    if (this.#caller.aborted || error instanceof ModelFailure) return error
    // Endless thought comes from the question, and says nothing about how the endpoint is.
    if (this.#hasThoughtTooLong) return new ModelFailure('unusable', 'the model thought for too long', { cause: error })
    if (this.#isOver) return new ModelFailure('timeout', 'the model took too long', { cause: error })
    return isUnanswered
      ? new ModelFailure('unavailable', 'the model cannot be reached', { cause: error, retryMs: 100 })
      : new ModelFailure('cut_off', 'the stream broke off', { cause: error })
  }

  #lose(): void {
    this.#isOver = true
    this.#controller.abort()
  }
}
