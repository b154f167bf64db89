import { percentile } from '../turn/load.ts'

/** Kinds of calls, each with its own figures. */
export type Kind = 'api' | 'page' | 'first sentence' | 'reading' | 'sign-in' | 'purchase' | 'click'

/** Results of all calls since the last reading. */
export class CallBook {
  #times = new Map<Kind, number[]>()
  #errors = new Map<string, number>()

  note(kind: Kind, ms: number): void {
    const times = this.#times.get(kind)
    if (times) times.push(ms)
    else this.#times.set(kind, [ms])
  }

  fail(what: string): void {
    this.#errors.set(what, (this.#errors.get(what) ?? 0) + 1)
  }

  /** Answers what was noted, and begins anew. */
  take() {
    const [times, errors] = [this.#times, this.#errors]
    this.#times = new Map()
    this.#errors = new Map()
    const of = (kind: Kind): number[] => times.get(kind) ?? []
    return {
      errors,
      count: (kind: Kind) => of(kind).length,
      all: [...times.values()].reduce((sum, some) => sum + some.length, 0),
      /** Milliseconds; NaN where there was none. */
      at: (kind: Kind, part: number) => (of(kind).length === 0 ? NaN : percentile(of(kind), part)),
    }
  }
}
