import { countryCodes, type CheckoutRequest } from '@numeria/contract'
import { refusedField } from '../../platform/errors.ts'
import { checkedCountries, isPlausibleNumber, isVatNumber, prefixOf, tidyNumber } from '../../platform/tax-numbers.ts'
import { sellerCountry } from './vat.rules.ts'

/** The buyer by their own statement. The country of the VAT is decided with the evidence of the payment (`countryOfSale`). */
export type Buyer = { taxNumber: string | null; country: string | null }

/**
 * The buyer as given at checkout: spaces, dots and hyphens are ignored, and a number with the prefix of a country names that country. A number without a
 * country is a Portuguese NIF.
 * @throws {AppError} `request.invalid` with the field `buyer.taxNumber` or `buyer.country`
 */
export function readBuyer({ taxNumber, country }: NonNullable<CheckoutRequest['buyer']>): Buyer {
  const number = tidyNumber(taxNumber ?? '')
  const given = country ?? null
  if (given !== null && !countryCodes.includes(given)) throw refusedField('buyer.country', 'field.country_required')
  if (number === '') return { taxNumber: null, country: given }
  const named = prefixOf(number) ?? (given === null ? distantCountry(number) : null)
  const from = named ?? given ?? sellerCountry
  if (given !== null && given !== from) throw refusedField('buyer.country', 'field.tax_country')
  const isOfUnknownCountry = named === null && given === null
  if (isOfUnknownCountry && !/^\d{9}$/.test(number)) throw refusedField('buyer.taxNumber', 'field.country_letters')
  const digits = named === null || number.startsWith('CHE') ? number : number.slice(2)
  const isChecked = checkedCountries.has(from)
  if (isChecked ? isVatNumber(from, digits) : isPlausibleNumber(number)) return { taxNumber: digits, country: from }
  if (isOfUnknownCountry) throw refusedField('buyer.taxNumber', 'field.nif_or_foreign')
  throw refusedField(
    'buyer.taxNumber',
    from === sellerCountry ? 'field.nif' : isChecked ? 'field.vat_number' : 'field.tax_number',
  )
}

/** The country, outside those with a known checksum, whose letters stand before the first digit. In Switzerland's CHE they are part of the number. */
function distantCountry(number: string): string | null {
  const country = /^(?:(CH)E|([A-Z]{2}))(?=\d)/.exec(number)?.slice(1).find(Boolean)
  return country !== undefined && countryCodes.includes(country) ? country : null
}
