import { packs, type Currency, type Pack } from '@numeria/contract'
import { formatMoney } from './money.ts'

/** The price of one credit of a pack: €0.039. */
export function formatPerCredit({ priceCents, credits }: Pack, currency: Currency): string {
  return formatMoney(priceCents / 100 / credits, currency, 3)
}

/** How much cheaper a credit is than in the smallest pack, in whole per cent rounded down; 0 for that pack itself. */
export function savingPercent(pack: Pack): number {
  const dearest = packs[0]!
  const ratio = (pack.priceCents * dearest.credits) / (pack.credits * dearest.priceCents)
  return Math.floor((1 - ratio) * 100)
}
