import { leaseSeconds, renewLease } from '../../credits/credits.ts'
import type { Deps } from '../../deps.ts'
import type { RunningTurn } from './running-turn.ts'
import { findStopRequests, writeDown } from './running-turns.queries.ts'

const tickMs = 500
/** However many turns there are: people who ask must not wait for a connection because of those who read. */
const connections = 2
const renewMs = (leaseSeconds / 3) * 1_000
/** No reading takes longer, however slowly the model drips. */
const longestTurnMs = 180_000

type Kept = { beganAt: number; writtenDownAt: number; text: string; renewedAt: number }

/**
 * Stores the progress and the lease of the turns that this process writes, for other processes; and reads their requests to stop. One timer for all turns; a
 * turn that is over within half a second costs nothing.
 */
export class TurnKeeper {
  readonly #deps: Pick<Deps, 'db' | 'log'>
  readonly #turns = new Map<RunningTurn, Kept>()
  #timer: NodeJS.Timeout | null = null
  #isBusy = false

  constructor(deps: Pick<Deps, 'db' | 'log'>) {
    this.#deps = deps
  }

  keep(turn: RunningTurn): void {
    const now = performance.now()
    this.#turns.set(turn, { beganAt: now, writtenDownAt: now, text: '', renewedAt: now })
    this.#timer ??= setInterval(() => void this.#tick(), tickMs)
  }

  leave(turn: RunningTurn): void {
    this.#turns.delete(turn)
    if (this.#turns.size > 0 || !this.#timer) return
    clearInterval(this.#timer)
    this.#timer = null
  }

  /** While the database is away one tick lasts longer than the next one's turn, which is then left out. */
  async #tick(): Promise<void> {
    if (this.#isBusy) return
    this.#isBusy = true
    try {
      await this.#hearStops()
      const turns = this.#turns.entries()
      await Promise.all(Array.from({ length: connections }, () => this.#keepAll(turns)))
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'running turns could not be kept up to date')
    } finally {
      this.#isBusy = false
    }
  }

  async #hearStops(): Promise<void> {
    const stops = new Set(await findStopRequests(this.#deps.db))
    for (const turn of this.#turns.keys()) if (stops.has(turn.turnId)) turn.interrupt('stopped')
  }

  async #keepAll(turns: Iterable<[RunningTurn, Kept]>): Promise<void> {
    for (const [turn, kept] of turns) await this.#keep(turn, kept)
  }

  async #keep(turn: RunningTurn, kept: Kept): Promise<void> {
    const now = performance.now()
    const { text } = turn.events
    if (now - kept.beganAt > longestTurnMs) turn.interrupt('expired')
    if (now - kept.renewedAt >= renewMs) {
      await renewLease(this.#deps.db, turn.userId, turn.turnId)
      kept.renewedAt = now
    }
    if (text === kept.text || now - kept.writtenDownAt < tickMs) return
    const isOurs = await writeDown(this.#deps.db, turn, text)
    kept.text = text
    kept.writtenDownAt = now
    // Another process ended it, because this one was away for longer than its lease.
    if (!isOurs) turn.interrupt('lost')
  }
}
