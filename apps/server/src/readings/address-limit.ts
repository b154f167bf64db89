import type { Clock } from '../platform/clock.ts'
import { AppError } from '../platform/errors.ts'

const minuteMs = 60_000
const sweepAt = 10_000

/** How many messages may come from one address in a minute. Kept by each process for itself: it is there to slow a flood down, not to count. */
export class AddressLimit {
  readonly #clock: Clock
  readonly #mostPerMinute: number
  readonly #times = new Map<string, number[]>()

  constructor(clock: Clock, mostPerMinute: number) {
    this.#clock = clock
    this.#mostPerMinute = mostPerMinute
  }

  /** Counts one message. @throws {AppError} `chat.too_fast` */
  count(address: string): void {
    const now = this.#clock.now().getTime()
    if (this.#times.size >= sweepAt) this.#sweep(now)
    const key = neighbourhood(address)
    const recent = this.#times.get(key) ?? []
    this.#times.set(key, recent)
    while (recent.length > 0 && recent[0]! <= now - minuteMs) recent.shift()
    if (recent.length >= this.#mostPerMinute) {
      throw new AppError('chat.too_fast', { retryAfterSeconds: Math.ceil((recent[0]! + minuteMs - now) / 1_000) })
    }
    recent.push(now)
  }

  #sweep(now: number): void {
    for (const [key, times] of this.#times) if (times.at(-1)! <= now - minuteMs) this.#times.delete(key)
  }
}

/** One subscriber of IPv6 has a whole /64, and could be anybody in it. */
function neighbourhood(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address.replace(/^::ffff:/i, '')
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':')
  if (tail !== undefined) groups.push(...Array<string>(8).fill('0'))
  return groups.slice(0, 4).join(':')
}
