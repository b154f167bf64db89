type Update = { update_id: number }

/** Updates that wait for the bot to ask, as Telegram keeps them: those before `offset` are forgotten, and an empty queue lets the bot wait. */
export class UpdateQueue {
  #last = 0
  #waiting: Update[] = []
  #listeners = new Set<() => void>()

  number(update: object): Update {
    this.#last += 1
    return { update_id: this.#last, ...update }
  }

  add(update: Update): void {
    this.#waiting.push(update)
    this.#wake()
  }

  /** @param timeoutSeconds how long to wait for one where there is none */
  async take(offset: number, timeoutSeconds: number, signal: AbortSignal): Promise<Update[]> {
    this.#waiting = this.#waiting.filter(({ update_id }) => update_id >= offset)
    if (this.#waiting.length === 0 && timeoutSeconds > 0 && !signal.aborted)
      await this.#waitForUpdate(timeoutSeconds, signal)
    return signal.aborted ? [] : this.#waiting
  }

  /** Ends all waiting calls. */
  stop(): void {
    this.#wake()
  }

  #wake(): void {
    for (const listener of this.#listeners) listener()
  }

  #waitForUpdate(seconds: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        this.#listeners.delete(done)
        resolve()
      }
      const timer = setTimeout(done, seconds * 1_000)
      this.#listeners.add(done)
      signal.addEventListener('abort', done, { once: true })
    })
  }
}
