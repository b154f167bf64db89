import { packs, type Currency, type Pack } from '@numeria/contract'
import { locale } from '#messages/locale'

const formats = new Map<string, Intl.NumberFormat>()

function format(currency: Currency, digits: number): Intl.NumberFormat {
  const key = `${currency} ${digits}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: digits })
  formats.set(key, made)
  return made
}

/** Minor units as a price: €5.49, in Portuguese 5,49 €. */
export function formatPrice(cents: number, currency: Currency): string {
  return format(currency, 2).format(cents / 100)
}

/** The price of one credit of a pack: €0.039. */
export function formatPerCredit({ priceCents, credits }: Pack, currency: Currency): string {
  return format(currency, 3).format(priceCents / 100 / credits)
}

/** How much cheaper a credit is than in the smallest pack, in whole per cent rounded down; 0 for that pack itself. */
export function savingPercent(pack: Pack): number {
  const dearest = packs[0]!
  const ratio = (pack.priceCents * dearest.credits) / (pack.credits * dearest.priceCents)
  return Math.floor((1 - ratio) * 100)
}
