import type { ErrorCode } from '@numeria/contract'
import type { Clock } from './clock.ts'
import { AppError } from './errors.ts'

const minuteMs = 60_000
const sweepAt = 10_000

/** How many requests of one kind may come from one address in a minute. Kept by each process for itself: it is there to slow a flood down, not to count. */
export class AddressLimit {
  readonly #clock: Clock
  readonly #mostPerMinute: number
  readonly #refusal: ErrorCode
  readonly #times = new Map<string, number[]>()

  /** @param refusal what whoever asks too often is told */
  constructor(clock: Clock, mostPerMinute: number, refusal: ErrorCode = 'request.too_fast') {
    this.#clock = clock
    this.#mostPerMinute = mostPerMinute
    this.#refusal = refusal
  }

  /** Counts one request. @throws {AppError} the refusal, with how long to wait */
  count(address: string): void {
    const now = this.#clock.now().getTime()
    if (this.#times.size >= sweepAt) this.#sweep(now)
    const key = neighbourhood(address)
    const recent = this.#times.get(key) ?? []
    this.#times.set(key, recent)
    // The clock was ahead: what it said would count until it says so again.
    if ((recent.at(-1) ?? now) > now + minuteMs) recent.length = 0
    while (recent.length > 0 && recent[0]! <= now - minuteMs) recent.shift()
    if (recent.length >= this.#mostPerMinute) {
      throw new AppError(this.#refusal, { retryAfterSeconds: Math.ceil((recent[0]! + minuteMs - now) / 1_000) })
    }
    recent.push(now)
  }

  #sweep(now: number): void {
    for (const [key, times] of this.#times) if (times.at(-1)! <= now - minuteMs) this.#times.delete(key)
  }
}

/** One subscriber of IPv6 has a whole /64, and could be anybody in it. */
export function neighbourhood(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':')
  if (tail !== undefined) groups.push(...Array<string>(8).fill('0'))
  return groups.slice(0, 4).join(':')
}
