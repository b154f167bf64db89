// The ledger as one would keep it on paper: no caches, every balance summed up anew, one person, one thing after the other. For tests, which hold the
// real one against it.

/** Something that somebody asks of the ledger. */
export type Step =
  | { verb: 'grant'; cause: string; credits: number; paid: boolean; priceCents: number | null; expiresAt: Date | null }
  | { verb: 'hold'; holdId: string; credits: number }
  | { verb: 'capture' | 'release'; holdId: string }
  | {
      verb: 'clawBack'
      lotCause: string
      cause: string
      isClaim: boolean
      state: 'open' | 'done' | 'undone'
      credits: number | null
    }
  | { verb: 'forgive'; cause: string }
  | { verb: 'expire' | 'read' }

type Lot = {
  number: number
  cause: string
  granted: number
  paid: boolean
  priceCents: number | null
  expiresAt: number
  remaining: number
  held: number
  spent: number
  expired: number
  revoked: number
  owed: number
  /** Clawbacks that freeze it. */
  frozenBy: Set<string>
}
type Clawback = {
  cause: string
  lot: Lot
  isClaim: boolean
  state: 'open' | 'done' | 'undone'
  asked: number | null
  revoked: number
}
type Slice = { lot: Lot; credits: number }

export type PaperBalance = { available: number; held: number; frozen: number; debt: number }
export type PaperEntry = PaperBalance & { kind: string; credits: number }
export type Refusal = 'insufficient' | 'debt' | 'ended' | 'reused' | 'unknown' | 'claimed'
export type Outcome = { refused: Refusal } | { answer: Record<string, unknown> }

const states: readonly string[] = ['open', 'done', 'undone']
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

export class PaperLedger {
  readonly lots: Lot[] = []
  readonly holds = new Map<string, { slices: Slice[]; credits: number; isOpen: boolean }>()
  readonly clawbacks = new Map<string, Clawback>()
  readonly forgiven = new Map<string, number>()
  readonly journal: PaperEntry[] = []
  #latest = 0

  /** Why this step would be refused; null when it would not. */
  refusal(step: Step, at: number): Refusal | null {
    if (step.verb === 'grant') {
      const earlier = this.lots.find(({ cause }) => cause === step.cause)
      return earlier && (earlier.granted !== step.credits || earlier.paid !== step.paid) ? 'reused' : null
    }
    if (step.verb === 'hold') {
      const earlier = this.holds.get(step.holdId)
      if (earlier) return earlier.isOpen && earlier.credits === step.credits ? null : 'reused'
      if (this.balance(at).debt > 0) return 'debt'
      return this.balance(at).available < step.credits ? 'insufficient' : null
    }
    if (step.verb === 'capture' || step.verb === 'release')
      return this.holds.get(step.holdId)?.isOpen === true ? null : 'ended'
    if (step.verb === 'forgive' && this.lots.length === 0) return 'unknown'
    if (step.verb !== 'clawBack') return null
    const lot = this.lots.find(({ cause }) => cause === step.lotCause)
    if (!lot) return 'unknown'
    const earlier = this.clawbacks.get(step.cause)
    if (earlier && (earlier.lot !== lot || earlier.isClaim !== step.isClaim)) return 'reused'
    if (earlier?.state === 'done' && step.state === 'done' && earlier.asked !== step.credits) return 'reused'
    return step.isClaim && !earlier && step.state !== 'undone' && this.#claimOn(lot) ? 'claimed' : null
  }

  /** Does what a step asks for, or leaves everything as it was. */
  take(step: Step, at: number): Outcome {
    const refused = this.refusal(step, at)
    if (refused) return { refused }
    const settled = (): { available: number; held: number } => {
      const { available, held } = this.balance(at)
      return { available, held }
    }
    if (step.verb === 'read') return { answer: this.balance(at) }
    if (step.verb === 'hold' && this.holds.has(step.holdId)) return { answer: settled() }
    const expired = this.expire(at)
    switch (step.verb) {
      case 'expire':
        return { answer: { expired } }
      case 'grant':
        return { answer: { granted: this.#grant(step, at), ...settled() } }
      case 'hold':
        this.#hold(step.holdId, step.credits)
        return { answer: settled() }
      case 'capture':
      case 'release':
        this.#end(step.holdId, step.verb)
        return { answer: settled() }
      case 'clawBack':
        return { answer: this.#clawBack(step) }
      case 'forgive':
        return { answer: { ...this.#forgive(step.cause), account: this.balance(at) } }
    }
  }

  /** What can be spent at a moment, which is never before the latest that the ledger knows of. */
  balance(at: number, latest = this.#latest): PaperBalance {
    const now = Math.max(at, latest)
    const isFrozen = (lot: Lot): boolean => lot.frozenBy.size > 0
    return {
      available: sum(this.lots.map((lot) => (isFrozen(lot) || lot.expiresAt <= now ? 0 : lot.remaining))),
      held: sum(this.lots.map((lot) => lot.held)),
      frozen: sum(this.lots.map((lot) => (isFrozen(lot) ? lot.remaining : 0))),
      debt: sum(this.lots.map((lot) => lot.owed)),
    }
  }

  /** Expires what is due at this moment, or at the latest that the ledger knows of. */
  expire(at: number): number {
    if (this.lots.length === 0) return 0
    this.#latest = Math.max(this.#latest, at)
    const due = this.lots
      .filter((lot) => lot.remaining > 0 && lot.frozenBy.size === 0 && lot.expiresAt <= this.#latest)
      .toSorted((one, other) => one.expiresAt - other.expiresAt || one.number - other.number)
    return sum(
      due.map((lot) => {
        const credits = lot.remaining
        lot.remaining = 0
        lot.expired += credits
        this.#write('expire', credits)
        return credits
      }),
    )
  }

  #grant({ cause, credits, paid, priceCents, expiresAt }: Step & { verb: 'grant' }, at: number): boolean {
    if (this.lots.some((lot) => lot.cause === cause)) return false
    this.lots.push({
      number: this.journal.length + 1,
      cause,
      granted: credits,
      paid,
      priceCents,
      expiresAt: expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
      remaining: credits,
      held: 0,
      spent: 0,
      expired: 0,
      revoked: 0,
      owed: 0,
      frozenBy: new Set(),
    })
    this.#write('grant', credits)
    this.expire(at)
    return true
  }

  #hold(holdId: string, credits: number): void {
    const slices: Slice[] = []
    for (let needed = credits; needed > 0;) {
      const next = this.lots
        .filter((lot) => lot.remaining > 0 && lot.frozenBy.size === 0)
        .reduce((best, lot) => (burnsBefore(lot, best) ? lot : best))
      const taken = Math.min(needed, next.remaining)
      next.remaining -= taken
      next.held += taken
      needed -= taken
      slices.push({ lot: next, credits: taken })
    }
    this.holds.set(holdId, { slices, credits, isOpen: true })
    this.#write('hold', credits)
  }

  #end(holdId: string, how: 'capture' | 'release'): void {
    const hold = this.holds.get(holdId)!
    hold.isOpen = false
    for (const { lot, credits } of hold.slices) {
      lot.held -= credits
      if (how === 'release') lot.remaining += credits
      else lot.spent += credits
      if (how === 'capture' && this.#claimOn(lot)) lot.owed += credits
    }
    this.#write(how, hold.credits)
    if (how === 'release') for (const { lot } of hold.slices) this.#settle(lot)
  }

  #clawBack({ cause, lotCause, isClaim, state, credits }: Step & { verb: 'clawBack' }): Record<string, unknown> {
    const lot = this.lots.find((each) => each.cause === lotCause)!
    const earlier = this.clawbacks.get(cause)
    const clawback: Clawback = earlier ?? { cause, lot, isClaim, state, asked: null, revoked: 0 }
    const changed = !earlier || states.indexOf(state) > states.indexOf(earlier.state)
    if (changed) {
      this.clawbacks.set(cause, clawback)
      clawback.state = state
      clawback.asked = credits ?? clawback.asked
      if (state === 'undone') this.#undo(clawback)
      else this.#advance(clawback)
      this.#settle(lot)
    }
    const about = clawback.state === 'open' ? lot.remaining : clawback.revoked
    return {
      changed,
      state: clawback.state,
      credits: about,
      cents: lot.priceCents === null ? null : Math.floor((lot.priceCents * about) / lot.granted),
      account: this.balance(this.#latest),
    }
  }

  #advance(clawback: Clawback): void {
    const { lot, cause, isClaim, state } = clawback
    if ((state === 'open' || isClaim) && !lot.frozenBy.has(cause)) {
      const frozen = lot.frozenBy.size === 0 ? lot.remaining : 0
      lot.frozenBy.add(cause)
      this.#write('freeze', frozen)
      if (isClaim) {
        lot.owed = lot.spent
        this.#write('owe', lot.spent)
      }
    }
    if (state === 'open') return
    clawback.revoked = Math.min(lot.remaining, clawback.asked ?? lot.remaining)
    lot.remaining -= clawback.revoked
    lot.revoked += clawback.revoked
    this.#write('revoke', clawback.revoked)
    if (!isClaim) this.#unfreeze(clawback)
  }

  #undo(clawback: Clawback): void {
    const { lot, cause, isClaim, revoked } = clawback
    if (revoked > 0) {
      lot.revoked -= revoked
      lot.remaining += revoked
      this.#write('restore', revoked)
    }
    if (isClaim && lot.frozenBy.has(cause)) {
      const owed = lot.owed
      lot.owed = 0
      this.#write('waive', owed)
    }
    this.#unfreeze(clawback)
  }

  #unfreeze({ lot, cause }: Clawback): void {
    if (lot.frozenBy.delete(cause)) this.#write('unfreeze', lot.frozenBy.size === 0 ? lot.remaining : 0)
  }

  #forgive(cause: string): { changed: boolean; credits: number } {
    const owed = this.balance(this.#latest).debt
    if (this.forgiven.has(cause) || owed === 0) return { changed: false, credits: this.forgiven.get(cause) ?? 0 }
    for (const lot of this.lots) lot.owed = 0
    this.forgiven.set(cause, owed)
    this.#write('forgive', owed)
    return { changed: true, credits: owed }
  }

  /** What came back to a lot whose price is gone is revoked; what came back too late expires. */
  #settle(lot: Lot): void {
    const claim = this.#claimOn(lot)
    if (claim?.state === 'done' && lot.remaining > 0) {
      const credits = lot.remaining
      claim.revoked += credits
      lot.revoked += credits
      lot.remaining = 0
      this.#write('revoke', credits)
    } else if (lot.expiresAt <= this.#latest) this.expire(this.#latest)
  }

  #claimOn(lot: Lot): Clawback | undefined {
    return [...this.clawbacks.values()].find((each) => each.lot === lot && each.isClaim && each.state !== 'undone')
  }

  #write(kind: string, credits: number): void {
    this.journal.push({ kind, credits, ...this.balance(Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY) })
  }
}

function burnsBefore(one: Lot, other: Lot): boolean {
  if (one.expiresAt !== other.expiresAt) return one.expiresAt < other.expiresAt
  if (one.paid !== other.paid) return !one.paid
  return one.number < other.number
}
