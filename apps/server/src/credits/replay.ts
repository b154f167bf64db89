// The ledger of one person, worked out from the journal alone: what anything else says about credits has to agree with it.
import type { EntryKind, Slice } from '../platform/database/tables.ts'
import { isExpiredAt, takeInBurnOrder } from './burn-order.rules.ts'

/** One line of the journal. */
export type JournalEntry = {
  version: number
  kind: EntryKind
  cause: string | null
  hold_id: string | null
  credits: number
  available_after: number
  held_after: number
  frozen_after: number
  debt_after: number
  frozen_delta: number
  slices: Slice[]
  at: Date
}

/** The terms of a lot's grant. The entries do not repeat them. */
export type LotTerms = { lot: number; is_paid: boolean; expires_at: Date | null }

export type ReplayedLot = {
  granted: number
  remaining: number
  held: number
  spent: number
  expired: number
  revoked: number
  frozen: number
  owed: number
}

/**
 * The ledger as it stood after a version or at a moment, or as it stands now.
 * @param entries the whole journal of one account, by version
 * @param terms lets it check as well that credits were spent in burn order and nothing past its date
 */
export function replay(
  entries: Iterable<JournalEntry>,
  until: { version: number } | { at: Date } | null = null,
  terms: readonly LotTerms[] | null = null,
): Replay {
  const ledger = new Replay(terms)
  for (const entry of entries) {
    if (until && ('at' in until ? entry.at > until.at : entry.version > until.version)) break
    ledger.apply(entry)
  }
  return ledger
}

export class Replay {
  available = 0
  held = 0
  frozen = 0
  debt = 0
  version = 0
  /** The latest movement. */
  at: Date | null = null
  readonly lots = new Map<number, ReplayedLot>()
  readonly openHolds = new Map<string, readonly Slice[]>()
  /** Faults within the entries. */
  readonly problems: string[] = []
  readonly #terms: Map<number, LotTerms> | null
  /** Of many lots, those that still have something: what a hold may take from. */
  readonly #live = new Map<number, ReplayedLot>()

  constructor(terms: readonly LotTerms[] | null = null) {
    this.#terms = terms && new Map(terms.map((term) => [term.lot, term]))
  }

  apply(entry: JournalEntry): void {
    const { version, kind, credits, slices } = entry
    if (version !== this.version + 1) this.problems.push(`version ${version} follows ${this.version}`)
    this.version = version
    if (!this.at || entry.at > this.at) this.at = entry.at
    if (slices.reduce((sum, slice) => sum + slice.credits, 0) !== credits)
      this.problems.push(`entry ${version} moves other credits than its slices`)
    if (kind === 'hold') this.#checkBurnOrder(entry)
    for (const { lot, credits: moved } of slices) this.#move(entry, lot, moved)
    this.#applyToHolds(entry)
    const stated = [entry.available_after, entry.held_after, entry.frozen_after, entry.debt_after]
    if ([this.available, this.held, this.frozen, this.debt].some((balance, index) => balance !== stated[index]))
      this.problems.push(`entry ${version} does not lead to the balance it states`)
  }

  #move(entry: JournalEntry, number: number, credits: number): void {
    if (entry.kind === 'grant') this.lots.set(number, emptyLot(credits))
    const lot = this.lots.get(number)
    if (!lot) {
      this.problems.push(`entry ${entry.version} touches lot ${number}, which was never granted`)
      return
    }
    this.#moveWithin(lot, entry, credits)
    if (lot.remaining > 0) this.#live.set(number, lot)
    else this.#live.delete(number)
    if (Math.min(lot.remaining, lot.held, lot.revoked, lot.owed, lot.frozen, lot.spent - lot.owed) < 0)
      this.problems.push(`entry ${entry.version} takes more from lot ${number} than it has`)
    if (entry.kind === 'expire' && !isExpiredAt(this.#terms?.get(number) ?? { expires_at: entry.at }, entry.at))
      this.problems.push(`entry ${entry.version} expires lot ${number} before its time`)
  }

  #moveWithin(lot: ReplayedLot, { kind, version, frozen_delta }: JournalEntry, credits: number): void {
    const isFrozen = frozen_delta !== 0
    switch (kind) {
      case 'grant':
        this.available += credits
        break
      case 'hold':
        lot.remaining -= credits
        lot.held += credits
        this.available -= credits
        this.held += credits
        break
      case 'capture':
        lot.held -= credits
        lot.spent += credits
        this.held -= credits
        break
      case 'release':
        lot.held -= credits
        this.held -= credits
        this.#bring(lot, credits, false)
        break
      case 'expire':
        if (credits !== lot.remaining)
          this.problems.push(`entry ${version} moves ${credits} credits where there are ${lot.remaining}`)
        lot.expired += credits
        this.#bring(lot, -credits, false)
        break
      case 'revoke':
        lot.revoked += credits
        this.#bring(lot, -credits, isFrozen)
        break
      case 'restore':
        lot.revoked -= credits
        this.#bring(lot, credits, isFrozen)
        break
      case 'freeze':
        this.#bring(lot, -credits, false)
        this.#bring(lot, credits, true)
        break
      case 'unfreeze':
        this.#bring(lot, -credits, true)
        this.#bring(lot, credits, false)
        break
      case 'owe':
        this.#owe(lot, credits)
        break
      case 'waive':
        this.#owe(lot, -credits)
        break
      case 'forgive':
        this.#owe(lot, -credits)
        break
      case 'settle':
        lot.spent += credits
        this.#bring(lot, -credits, false)
        break
      case 'repay':
        lot.spent -= credits
        this.#bring(lot, credits, false)
        this.#owe(lot, -credits)
        break
    }
  }

  /** To what remains of a lot, or to what is frozen of it. */
  #bring(lot: ReplayedLot, credits: number, isFrozen: boolean): void {
    if (isFrozen) {
      lot.frozen += credits
      this.frozen += credits
    } else {
      lot.remaining += credits
      this.available += credits
    }
  }

  #owe(lot: ReplayedLot, credits: number): void {
    lot.owed += credits
    this.debt += credits
  }

  #checkBurnOrder({ version, slices, credits, at }: JournalEntry): void {
    const terms = this.#terms
    if (!terms) return
    const spendable = [...this.#live].flatMap(([lot, { remaining }]) => {
      const term = terms.get(lot)
      return term ? [{ ...term, remaining }] : []
    })
    const right = takeInBurnOrder(spendable, credits, at)
    if (JSON.stringify(right) !== JSON.stringify(slices.map(({ lot, credits: taken }) => ({ lot, credits: taken }))))
      this.problems.push(`entry ${version} does not hold in burn order`)
  }

  #applyToHolds({ kind, hold_id, credits, slices, version }: JournalEntry): void {
    const id = hold_id ?? ''
    if (kind === 'hold') this.openHolds.set(id, slices)
    if (kind !== 'capture' && kind !== 'release') return
    const open = this.openHolds.get(id) ?? []
    if (kind === 'release' && credits < open.reduce((sum, slice) => sum + slice.credits, 0))
      return this.#shrinkHold(id, open, slices, version)
    if (JSON.stringify(open) !== JSON.stringify(slices))
      this.problems.push(`entry ${version} ends a hold that was not open`)
    this.openHolds.delete(id)
  }

  /** Credits that burn last are returned first; the rest is captured. */
  #shrinkHold(id: string, open: readonly Slice[], back: readonly Slice[], version: number): void {
    const kept = open.flatMap(({ lot, credits }) => {
      const rest = credits - (back.find((slice) => slice.lot === lot)?.credits ?? 0)
      return rest === 0 ? [] : [{ lot, credits: rest }]
    })
    if (kept.length === 0 || kept.some(({ credits }) => credits < 0))
      this.problems.push(`entry ${version} gives back more than was held`)
    this.openHolds.set(id, kept)
  }
}

function emptyLot(granted: number): ReplayedLot {
  return {
    granted,
    remaining: granted,
    held: 0,
    spent: 0,
    expired: 0,
    revoked: 0,
    frozen: 0,
    owed: 0,
  }
}
