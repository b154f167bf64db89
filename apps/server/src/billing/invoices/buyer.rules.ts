import type { CheckoutRequest } from '@numeria/contract'
import { checkVAT, countries, type Country } from 'jsvat'
import { refusedField } from '../../platform/errors.ts'
import { euVatRates } from './vat-rates.ts'
import { sellerCountry } from './vat.rules.ts'

export type Buyer = { taxNumber: string | null; country: string | null }

/** Greece writes EL in VAT numbers, and GR everywhere else. */
const vatPrefix = (country: string) => (country === 'GR' ? 'EL' : country)
const countryOf = (prefix: string) => (prefix === 'EL' ? 'GR' : prefix)

/**
 * The buyer as given at checkout: spaces, dots and hyphens are ignored, and a number with the prefix of a member state names its country. A number without a
 * country is a Portuguese NIF.
 * @throws {AppError} `request.invalid` with the field `taxNumber` or `country`
 */
export function readBuyer({ taxNumber, country }: NonNullable<CheckoutRequest['buyer']>): Buyer {
  const written = (taxNumber ?? '').replaceAll(/[\s.\-/]/g, '').toUpperCase()
  const given = country ?? null
  if (written === '') return { taxNumber: null, country: given }
  const prefix = /^[A-Z]{2}/.exec(written)?.[0]
  const named = prefix !== undefined && countryOf(prefix) in euVatRates ? countryOf(prefix) : null
  const from = named ?? given ?? sellerCountry
  if (given !== null && given !== from) throw refusedField('country', 'field.tax_country')
  // Outside the EU there is no common form: the number is printed as it was given.
  if (!(from in euVatRates)) return { taxNumber: written, country: from }
  const digits = named === null ? written : written.slice(2)
  const { isValid } = checkVAT(vatPrefix(from) + digits, countries as Country[])
  if (!isValid) throw refusedField('buyer.taxNumber', from === sellerCountry ? 'field.nif' : 'field.vat_number')
  return { taxNumber: digits, country: from }
}
