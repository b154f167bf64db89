import { performance } from 'node:perf_hooks'

const failuresInARow = 5
const restMs = 10_000

/** Spares people the wait for something that has just failed several times: it rests, and then one of them tries whether it is well again. */
export class CircuitBreaker {
  #failures = 0
  #restsUntil = 0
  readonly #onChange: (isResting: boolean) => void

  /** @param onChange is called when the breaker opens, and when it closes again */
  constructor(onChange: (isResting: boolean) => void = () => {}) {
    this.#onChange = onChange
  }

  /** Whether to try now. After a rest one caller is let through; the others once that one has succeeded, or after the next rest. */
  letsPass(): boolean {
    if (this.#failures < failuresInARow) return true
    const now = performance.now()
    if (now < this.#restsUntil) return false
    this.#restsUntil = now + restMs
    return true
  }

  succeeded(): void {
    if (this.#failures >= failuresInARow) this.#onChange(false)
    this.#failures = 0
  }

  failed(): void {
    this.#failures += 1
    if (this.#failures >= failuresInARow) this.#restsUntil = performance.now() + restMs
    if (this.#failures === failuresInARow) this.#onChange(true)
  }
}
