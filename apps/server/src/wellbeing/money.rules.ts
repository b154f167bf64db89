// The money behind credits that are spent next.
import { readingPrices, type Wellbeing } from '@numeria/contract'
import { takeInBurnOrder } from '../credits/burn-order.rules.ts'
import type { Lot } from '../credits/lots.ts'

/** No reading costs more credits. */
const maxCredits = Math.max(...Object.values(readingPrices))

/** The price of the next 1, 2, 3… credits in each currency that was paid in, from the lots that they would be taken from. */
export function moneyOfNext(lots: readonly Lot[], at: Date): Wellbeing['money'] {
  const spendable = lots
    // A reading that is being written has its credits set aside: what it costs when it is stopped is of the same lots.
    .map(({ expiresAt, paid, remaining, held, ...lot }) => ({
      ...lot,
      is_paid: paid,
      remaining: remaining + held,
      expires_at: expiresAt,
    }))
    .filter(({ remaining, frozen }) => remaining > 0 && frozen === 0)
  const byNumber = new Map(lots.map((lot) => [lot.lot, lot]))
  const amounts: ReadonlyMap<string, number>[] = []
  for (let credits = 1; credits <= maxCredits; credits += 1) {
    const slices = takeInBurnOrder(spendable, credits, at)
    if (slices.reduce((sum, slice) => sum + slice.credits, 0) < credits) break
    const cents = new Map<string, number>()
    for (const slice of slices) {
      const { price, granted } = byNumber.get(slice.lot)!
      if (price === null) continue
      cents.set(price.currency, (cents.get(price.currency) ?? 0) + shareOf(price.cents, slice.credits, granted))
    }
    amounts.push(cents)
  }
  const currencies = [...(amounts.at(-1)?.keys() ?? [])] as Wellbeing['money'][number]['currency'][]
  return currencies.map((currency) => ({ currency, cents: amounts.map((each) => each.get(currency) ?? 0) }))
}

/** To the nearest cent, in whole numbers. */
const shareOf = (cents: number, credits: number, granted: number): number =>
  Math.floor((2 * cents * credits + granted) / (2 * granted))
