import { checkVAT, countries, type Country } from 'jsvat'

/** Greece writes EL in VAT numbers, and GR everywhere else. */
export const vatPrefix = (country: string) => (country === 'GR' ? 'EL' : country)

/** Countries whose VAT numbers have a known checksum: those of the EU, and the United Kingdom. */
export const checkedCountries: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** A tax number in capitals, without spaces, dots, hyphens and slashes. */
export const tidyNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[\s.\-/]/g, '')
    .toUpperCase()

/** The country that the prefix of a tidy number names. */
export function prefixOf(number: string): string | null {
  const prefix = /^[A-Z]{2}/.exec(number)?.[0] ?? ''
  return prefix === 'EL' ? 'GR' : checkedCountries.has(prefix) ? prefix : null
}

/** Stands on Portuguese invoices for a buyer without a number. */
const unnamedBuyer = 'PT999999990'

/** Checks the checksum of a VAT number without its prefix. */
export const isVatNumber = (country: string, digits: string): boolean =>
  vatPrefix(country) + digits !== unnamedBuyer && checkVAT(vatPrefix(country) + digits, countries as Country[]).isValid

/** Tax numbers of other countries have many forms: only length and characters are checked. */
export const isPlausibleNumber = (number: string): boolean => /^[A-Z0-9]{4,20}$/.test(number) && /\d/.test(number)
