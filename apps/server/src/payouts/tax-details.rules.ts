import { countryCodes, type TaxDetails, type TaxStatus } from '@numeria/contract'
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { refusedField, type PlainFieldErrorCode } from '../platform/errors.ts'
import { checkedCountries, isPlausibleNumber, isVatNumber, prefixOf, tidyNumber } from '../platform/tax-numbers.ts'

/** Encrypted as one. */
export type TaxIdentity = { name: string; taxNumber: string; street: string; postalCode: string; city: string }

export type CheckedTaxDetails = { status: TaxStatus; country: string; isExempt: boolean; identity: TaxIdentity }

/**
 * Checks what a person typed. A Portuguese number is a NIF with its checksum, that of a company in the EU or the UK its VAT number; other countries have numbers
 * of many forms, of which only the length is checked.
 * @throws {AppError} `request.invalid` that names the field, and never repeats what was typed
 */
export function checkTaxDetails(
  details: TaxDetails,
  canBeExempt: (taxed: { country: string; status: TaxStatus }) => boolean,
): CheckedTaxDetails {
  const { status, country, isExempt } = details
  refuseIf(!countryCodes.includes(country), 'country', 'field.country_required')
  const identity = {
    name: line(details.name, 'name'),
    taxNumber: checkNumber(details),
    street: line(details.street, 'street'),
    postalCode: line(details.postalCode.toUpperCase(), 'postalCode'),
    city: line(details.city, 'city'),
  }
  refuseIf(!/\p{L}{2}/u.test(identity.name), 'name', 'field.tax_name')
  refuseIf(country === 'PT' && !/^\d{4}-\d{3}$/.test(identity.postalCode), 'postalCode', 'field.postal_code_pt')
  refuseIf(!isPostalCodeOf(country, identity.postalCode), 'postalCode', 'field.postal_code')
  refuseIf(isExempt && !canBeExempt({ country, status }), 'isExempt', 'field.no_exemption')
  return { status, country, isExempt, identity }
}

/** By the form that the country's codes have; true for countries whose form is unknown or that have none. */
function isPostalCodeOf(country: string, postalCode: string): boolean {
  return !postcodeValidatorExistsForCountry(country) || postcodeValidator(postalCode, country)
}

/** NIFs that begin with 1, 2, 3, 45 or 8 are those of people, all others those of companies and other bodies. */
const numberOfPerson = /^(?:[1238]|45)/

function checkNumber({ status, country, taxNumber }: TaxDetails): string {
  const written = tidyNumber(taxNumber)
  refuseIf(written === '', 'taxNumber', 'field.required')
  const named = prefixOf(written)
  refuseIf(named !== null && named !== country && checkedCountries.has(country), 'taxNumber', 'field.vat_number')
  const digits = named === country ? written.slice(2) : written
  if (country === 'PT') {
    refuseIf(!isVatNumber('PT', digits), 'taxNumber', 'field.nif')
    // Whether tax is withheld depends on the status, so that it has to be the one that the number is given for.
    refuseIf((status === 'company') === numberOfPerson.test(digits), 'taxNumber', 'field.nif_status')
    return digits
  }
  if (status === 'company' && checkedCountries.has(country)) {
    refuseIf(!isVatNumber(country, digits), 'taxNumber', 'field.vat_number')
    return digits
  }
  refuseIf(!isPlausibleNumber(written), 'taxNumber', 'field.tax_number')
  return written
}

/** One line that begins with a letter or a digit, so that no spreadsheet takes it for a formula. */
function line(text: string, field: keyof TaxDetails): string {
  const tidy = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  refuseIf(tidy === '' && field !== 'name', field, 'field.required')
  refuseIf(
    !/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,:;'’‘`()/&+#ºª-]*$/u.test(tidy),
    field,
    field === 'name' ? 'field.tax_name' : 'field.malformed',
  )
  return tidy
}

function refuseIf(isWrong: boolean, field: keyof TaxDetails, code: PlainFieldErrorCode): void {
  if (isWrong) throw refusedField(field, code)
}
