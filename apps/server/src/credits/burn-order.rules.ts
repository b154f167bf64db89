// In which order credits are spent. `ledger_hold` takes them so; here the same rule is written once more, to check it by.
import type { Slice } from '../platform/database/tables.ts'

type Burnable = { lot: number; is_paid: boolean; expires_at: Date | null; remaining: number }

export function isExpiredAt({ expires_at }: { expires_at: Date | null }, at: Date): boolean {
  return expires_at !== null && expires_at <= at
}

/** Burn order: soonest expiry first, then free before paid, then the oldest. */
function compareInBurnOrder(one: Burnable, other: Burnable): number {
  const expiry = (lot: Burnable): number => lot.expires_at?.getTime() ?? Number.MAX_SAFE_INTEGER
  return expiry(one) - expiry(other) || Number(one.is_paid) - Number(other.is_paid) || one.lot - other.lot
}

/** The slices that a hold takes; all there is when that is less than was asked. Nothing comes from a lot past its date. */
export function takeInBurnOrder(lots: readonly Burnable[], credits: number, at: Date): Slice[] {
  let needed = credits
  const slices: Slice[] = []
  for (const lot of lots.filter((each) => !isExpiredAt(each, at)).toSorted(compareInBurnOrder)) {
    if (needed === 0) break
    const taken = Math.min(lot.remaining, needed)
    slices.push({ lot: lot.lot, credits: taken })
    needed -= taken
  }
  return slices
}
