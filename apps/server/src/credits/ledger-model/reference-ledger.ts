// The reference model of the ledger: no caches, every balance summed up anew, one person, one thing after the other. For tests, which hold the
// real one against it.

/** An operation on the ledger. */
export type Step =
  | {
      operation: 'grant'
      cause: string
      credits: number
      paid: boolean
      priceCents: number | null
      expiresAt: Date | null
    }
  | { operation: 'hold'; holdId: string; credits: number }
  | { operation: 'capture' | 'release'; holdId: string }
  | {
      operation: 'clawBack'
      lotCause: string
      cause: string
      isClaim: boolean
      state: 'open' | 'done' | 'undone'
      cents: number | null
    }
  | { operation: 'forgive'; cause: string }
  | { operation: 'expire' | 'read' }

type Lot = {
  number: number
  cause: string
  granted: number
  paid: boolean
  priceCents: number | null
  expiresAt: number
  remaining: number
  frozen: number
  held: number
  spent: number
  expired: number
  revoked: number
  owed: number
  forgiven: number
}
type Clawback = { cause: string; lot: Lot; isClaim: boolean; state: 'open' | 'done' | 'undone'; cents: number | null }
type Slice = { lot: Lot; credits: number }

export type ReferenceBalance = { available: number; held: number; frozen: number; debt: number }
export type ReferenceEntry = ReferenceBalance & { kind: string; credits: number }
export type Refusal = 'insufficient' | 'debt' | 'ended' | 'reused' | 'unknown'
export type Outcome = { refused: Refusal } | { answer: Record<string, unknown> }

const states: readonly string[] = ['open', 'done', 'undone']
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

export class ReferenceLedger {
  readonly lots: Lot[] = []
  readonly holds = new Map<string, { slices: Slice[]; credits: number; isOpen: boolean }>()
  readonly clawbacks = new Map<string, Clawback>()
  readonly forgiven = new Map<string, number>()
  readonly journal: ReferenceEntry[] = []
  #latest = 0

  /** Why this step would be refused; null when it would not. */
  refusal(step: Step, at: number): Refusal | null {
    if (step.operation === 'grant') {
      const earlier = this.lots.find(({ cause }) => cause === step.cause)
      return earlier && (earlier.granted !== step.credits || earlier.paid !== step.paid) ? 'reused' : null
    }
    if (step.operation === 'hold') {
      const earlier = this.holds.get(step.holdId)
      if (earlier) return earlier.isOpen && earlier.credits === step.credits ? null : 'reused'
      if (this.balance(at).debt > 0) return 'debt'
      return this.balance(at).available < step.credits ? 'insufficient' : null
    }
    if (step.operation === 'capture' || step.operation === 'release')
      return this.holds.get(step.holdId)?.isOpen === true ? null : 'ended'
    if (step.operation === 'forgive' && this.lots.length === 0) return 'unknown'
    if (step.operation !== 'clawBack') return null
    const lot = this.lots.find(({ cause }) => cause === step.lotCause)
    if (!lot) return 'unknown'
    const earlier = this.clawbacks.get(step.cause)
    return earlier && (earlier.lot !== lot || earlier.isClaim !== step.isClaim || earlier.cents !== step.cents)
      ? 'reused'
      : null
  }

  /** Does what a step asks for, or leaves everything as it was. */
  take(step: Step, at: number): Outcome {
    const refused = this.refusal(step, at)
    if (refused) return { refused }
    const settled = (): { available: number; held: number } => {
      const { available, held } = this.balance(at)
      return { available, held }
    }
    if (step.operation === 'read') return { answer: this.balance(at) }
    if (step.operation === 'hold' && this.holds.has(step.holdId)) return { answer: settled() }
    const expired = this.expire(at)
    switch (step.operation) {
      case 'expire':
        return { answer: { expired } }
      case 'grant':
        return { answer: { ...this.#grant(step, at), ...settled() } }
      case 'hold':
        this.#hold(step.holdId, step.credits)
        return { answer: settled() }
      case 'capture':
      case 'release':
        this.#end(step.holdId, step.operation)
        return { answer: settled() }
      case 'clawBack':
        return { answer: this.#clawBack(step) }
      case 'forgive':
        return { answer: { ...this.#forgive(step.cause), account: this.balance(at) } }
    }
  }

  /** The spendable balance at a moment, which is never before the latest moment in the ledger. */
  balance(at: number, latest = this.#latest): ReferenceBalance {
    const now = Math.max(at, latest)
    return {
      available: sum(this.lots.map((lot) => (lot.expiresAt <= now ? 0 : lot.remaining))),
      held: sum(this.lots.map((lot) => lot.held)),
      frozen: sum(this.lots.map((lot) => lot.frozen)),
      debt: sum(this.lots.map((lot) => lot.owed)),
    }
  }

  /** Expires what is due at this moment, or at the latest that the ledger knows of. */
  expire(at: number): number {
    if (this.lots.length === 0) return 0
    this.#latest = Math.max(this.#latest, at)
    const due = this.lots
      .filter((lot) => lot.remaining > 0 && lot.expiresAt <= this.#latest)
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

  #grant(
    { cause, credits, paid, priceCents, expiresAt }: Step & { operation: 'grant' },
    at: number,
  ): { granted: boolean; settled: number } {
    if (this.lots.some((lot) => lot.cause === cause)) return { granted: false, settled: 0 }
    const lot: Lot = {
      number: this.journal.length + 1,
      cause,
      granted: credits,
      paid,
      priceCents,
      expiresAt: expiresAt?.getTime() ?? Number.POSITIVE_INFINITY,
      remaining: credits,
      frozen: 0,
      held: 0,
      spent: 0,
      expired: 0,
      revoked: 0,
      owed: 0,
      forgiven: 0,
    }
    this.lots.push(lot)
    this.#write('grant', credits)
    const settled = paid ? this.#settleDebt(lot) : 0
    this.expire(at)
    return { granted: true, settled }
  }

  /** A purchase pays what is owed: what was spent of the other lot counts as spent of this one. */
  #settleDebt(payer: Lot): number {
    let settled = 0
    for (const debtor of this.lots) {
      const credits = Math.min(debtor.owed, payer.remaining)
      if (credits === 0) continue
      payer.remaining -= credits
      payer.spent += credits
      this.#write('settle', credits)
      debtor.spent -= credits
      debtor.remaining += credits
      debtor.owed -= credits
      this.#write('repay', credits)
      this.#take(debtor)
      settled += credits
    }
    return settled
  }

  #hold(holdId: string, credits: number): void {
    const slices: Slice[] = []
    for (let needed = credits; needed > 0;) {
      const next = this.lots
        .filter((lot) => lot.remaining > 0)
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
    }
    this.#write(how, hold.credits)
    this.#settle(hold.slices.map(({ lot }) => lot))
  }

  #clawBack({ cause, lotCause, isClaim, state, cents }: Step & { operation: 'clawBack' }): Record<string, unknown> {
    const lot = this.lots.find((each) => each.cause === lotCause)!
    const earlier = this.clawbacks.get(cause)
    const clawback: Clawback = earlier ?? { cause, lot, isClaim, state, cents }
    const changed = !earlier || states.indexOf(state) > states.indexOf(earlier.state)
    const before = lot.frozen + lot.revoked
    if (changed) {
      this.clawbacks.set(cause, clawback)
      clawback.state = state
      this.#write({ open: 'freeze', done: 'revoke', undone: 'unfreeze' }[state], 0)
      this.#settle([lot])
    }
    const credits = lot.frozen + lot.revoked - before
    return { changed, state: clawback.state, credits, account: this.balance(this.#latest) }
  }

  #forgive(cause: string): { changed: boolean; credits: number } {
    const owed = this.balance(this.#latest).debt
    if (this.forgiven.has(cause) || owed === 0) return { changed: false, credits: this.forgiven.get(cause) ?? 0 }
    for (const lot of this.lots) {
      lot.forgiven += lot.owed
      lot.owed = 0
    }
    this.forgiven.set(cause, owed)
    this.#write('forgive', owed)
    return { changed: true, credits: owed }
  }

  #settle(lots: readonly Lot[]): void {
    for (const lot of lots) this.#take(lot)
    this.expire(this.#latest)
  }

  /**
   * Hands out one credit after the other of what is left of a lot: to the claims, done ones first, then to the refunds, and the rest remains. What the
   * claims miss was spent, or is held, and what was spent is owed unless it was written off.
   */
  #take(lot: Lot): void {
    const wanted = (isClaim: boolean, found: readonly string[]): number =>
      this.#worth(
        lot,
        [...this.clawbacks.values()].filter(
          (each) => each.lot === lot && each.isClaim === isClaim && found.includes(each.state),
        ),
      )
    const [claimed, refunded] = [wanted(true, ['open', 'done']), wanted(false, ['open', 'done'])]
    const [lost, made] = [wanted(true, ['done']), wanted(false, ['done'])]
    const left = lot.remaining + lot.frozen + lot.revoked
    let [claims, refunds] = [0, 0]
    for (let credit = 0; credit < left; credit += 1) {
      if (claims < claimed) claims += 1
      else if (refunds < refunded) refunds += 1
    }
    const revoked = Math.min(claims, lost) + Math.min(refunds, made)
    this.#moveTo(lot, claims + refunds - revoked, revoked)
    const missing = Math.max(0, claimed - claims - lot.held)
    lot.forgiven = Math.min(lot.forgiven, missing, lot.spent)
    const owed = Math.min(missing, lot.spent) - lot.forgiven
    const more = owed - lot.owed
    lot.owed = owed
    if (more !== 0) this.#write(more > 0 ? 'owe' : 'waive', Math.abs(more))
  }

  /** Moves between frozen and revoked do not touch the spendable credits. */
  #moveTo(lot: Lot, frozen: number, revoked: number): void {
    const steps: [kind: string, remaining: number, frozen: number][] = []
    const thaws = lot.frozen > frozen
    const across =
      thaws === revoked > lot.revoked ? Math.min(Math.abs(frozen - lot.frozen), Math.abs(revoked - lot.revoked)) : 0
    if (across > 0) steps.push(thaws ? ['revoke', 0, -across] : ['restore', 0, across])
    const toRevoked = revoked - lot.revoked - (thaws ? across : -across)
    const toFrozen = frozen - lot.frozen + (thaws ? across : -across)
    if (toRevoked !== 0) steps.push([toRevoked > 0 ? 'revoke' : 'restore', -toRevoked, 0])
    if (toFrozen !== 0) steps.push([toFrozen > 0 ? 'freeze' : 'unfreeze', -toFrozen, toFrozen])
    for (const [kind, byRemaining, byFrozen] of steps) {
      lot.remaining += byRemaining
      lot.frozen += byFrozen
      lot.revoked -= byRemaining + byFrozen
      this.#write(kind, Math.max(Math.abs(byRemaining), Math.abs(byFrozen)))
    }
  }

  /** As many credits as the amounts bought together; all of them where no amount says how many. */
  #worth(lot: Lot, clawbacks: readonly Clawback[]): number {
    if (clawbacks.length === 0) return 0
    if (clawbacks.some(({ cents }) => cents === null) || !lot.priceCents) return lot.granted
    const cents = sum(clawbacks.map((each) => each.cents ?? 0))
    let credits = 0
    while (credits < lot.granted && (credits + 1) * lot.priceCents <= cents * lot.granted) credits += 1
    return credits
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
