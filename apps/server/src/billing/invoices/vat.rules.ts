import { countryCodes } from '@numeria/contract'
import type { DocumentOrder } from '../../integrations/invoicing.ts'
import { euVatRates } from './vat-rates.ts'

/** Where the seller is established. */
export const sellerCountry = 'PT'

export type Vat = { rule: DocumentOrder['vatRule']; rate: number }

/** The evidence of the buyer's country. */
export type Evidence = {
  /** Stated at checkout, also by a tax number. Nothing has checked it. */
  stated: string | null
  /** The billing address of the payment. */
  billing: string | null
  /** The card's issuer, or the account of a wallet. */
  instrument: string | null
}

export type Place = { country: string; source: 'buyer' | 'payment' | 'default' }

const isMember = (country: string | null): country is string => country !== null && country in euVatRates

/**
 * The country whose VAT a sale bears, while no register has confirmed a tax number. Two pieces of evidence that agree decide (Implementing Regulation 282/2011,
 * art. 24f); else the payment comes before a statement. VAT of the EU is due as soon as one piece names a member state: a sale counts as one outside the EU
 * only by the country of the card or wallet, which the buyer cannot type.
 */
export function countryOfSale({ stated, billing, instrument }: Evidence): Place {
  const members = [billing, instrument, stated].filter(isMember)
  const country = members.find((piece, index) => members.indexOf(piece) !== index) ?? members[0]
  if (country === undefined)
    return instrument === null
      ? { country: sellerCountry, source: 'default' }
      : { country: billing ?? instrument, source: 'payment' }
  return { country, source: country === billing || country === instrument ? 'payment' : 'buyer' }
}

/** A country as the payment provider gave it; null for one that does not exist. */
export const knownCountry = (country: string | null): string | null =>
  country !== null && countryCodes.includes(country) ? country : null

/**
 * Whether the VAT depends on what VIES says of a tax number: a business in another member state accounts for the VAT itself, and a confirmed number of Portugal
 * counts for more than a payment from another country.
 */
export const needsVies = (numberCountry: string | null, saleCountry: string): numberCountry is string =>
  isMember(numberCountry) && (numberCountry !== sellerCountry || saleCountry !== sellerCountry)

/** Whether an invoice has the VAT of a consumer although the buyer gave a number that would have changed it: VIES did not confirm it. */
export function isUnconfirmed(invoice: { numberCountry: string | null; country: string; rule: Vat['rule'] }): boolean {
  const { numberCountry, country, rule } = invoice
  if (!isMember(numberCountry)) return false
  return numberCountry === sellerCountry ? country !== sellerCountry : rule !== 'reverse_charge'
}

/**
 * The VAT of a sale by its country. A business in another member state accounts for it itself (reverse charge); outside the EU no Portuguese VAT is due.
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
