import type { DocumentOrder } from '../../outside/invoicing.ts'
import { euVatRates } from './vat-rates.ts'

/** Where the seller is established. */
export const sellerCountry = 'PT'

export type Vat = { rule: DocumentOrder['vatRule']; rate: number }

/**
 * The VAT of a sale by the buyer's country. A business in another member state accounts for it itself (reverse charge); outside the EU no Portuguese VAT is
 * due.
 * @param isBusiness the buyer's VAT number was confirmed by VIES
 */
export function vatOf(country: string, isBusiness: boolean): Vat {
  const rate = euVatRates[country]
  if (rate === undefined) return { rule: 'outside_eu', rate: 0 }
  if (country === sellerCountry) return { rule: 'domestic', rate }
  return isBusiness ? { rule: 'reverse_charge', rate: 0 } : { rule: 'oss', rate }
}

/** The VAT inside a price that includes it, rounded half up to the cent. Integers throughout. */
export function vatWithin(totalCents: number, rate: number): number {
  const whole = 10_000 + rate
  return Math.floor((2 * totalCents * rate + whole) / (2 * whole))
}

/** Whether a tax number of this country can make the buyer a business that accounts for the VAT itself. */
export const canReverseCharge = (country: string): boolean => country !== sellerCountry && country in euVatRates
