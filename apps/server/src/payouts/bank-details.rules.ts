import type { BankDetails } from '@numeria/contract'
import { electronicFormatIBAN, extractBIC, isValidBIC, isValidIBAN } from 'ibantools'
import { refusedField, type PlainFieldErrorCode } from '../platform/errors.ts'
import { toSepaText } from './sepa-text.ts'
import { canBeUkAccount } from './uk-modulus.ts'

/** Where money goes, checked and without blanks. */
export type CheckedDetails = {
  accountType: 'eu' | 'uk'
  /** The holder's name as the bank knows it. */
  holder: string
  /** IBAN, or account number. */
  account: string
  /** BIC, or sort code. */
  bank: string
}

// Countries whose IBANs we pay to: the members of the EU, and the United Kingdom. SEPA is wider, and our offer is not.
const paidCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

// Banks of these places have a country of their own in their BIC and the mainland's in their IBANs.
const mainlands: Readonly<Record<string, string>> = {
  AX: 'FI',
  ...Object.fromEntries(['GG', 'IM', 'JE'].map((place) => [place, 'GB'])),
  ...Object.fromEntries(
    ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'].map((place) => [place, 'FR']),
  ),
}

/**
 * Checks what a person typed, as far as it can be checked without asking a bank.
 * @throws {AppError} `request.invalid` that names the field and says what is wrong, and never repeats what was typed
 */
export function checkBankDetails(details: BankDetails): CheckedDetails {
  const holder = checkHolder(details.fullName)
  return details.accountType === 'eu' ? checkEuDetails(details, holder) : checkUkDetails(details, holder)
}

function checkEuDetails({ iban, swift, sortCode, accountNumber }: BankDetails, holder: string): CheckedDetails {
  refuseIf(sortCode, 'sortCode', 'field.not_needed')
  refuseIf(accountNumber, 'accountNumber', 'field.not_needed')
  const [account, bank] = [compact(iban), compact(swift)]
  const missing = 'field.eu_account_required'
  refuseIf(account === '', 'iban', missing)
  refuseIf(bank === '', 'swift', missing)
  refuseIf(!isValidIBAN(electronicFormatIBAN(account) ?? ''), 'iban', 'field.iban')
  const country = account.slice(0, 2)
  refuseIf(!paidCountries.has(country), 'iban', 'field.iban_country')
  const bic = isValidBIC(bank) ? extractBIC(bank) : null
  refuseIf(!bic || bic.testBIC, 'swift', 'field.bic')
  const bicCountry = bank.slice(4, 6)
  refuseIf((mainlands[bicCountry] ?? bicCountry) !== country && bicCountry !== country, 'swift', 'field.bic_country')
  return { accountType: 'eu', holder, account, bank }
}

function checkUkDetails({ iban, swift, sortCode, accountNumber }: BankDetails, holder: string): CheckedDetails {
  refuseIf(iban, 'iban', 'field.not_needed')
  refuseIf(swift, 'swift', 'field.not_needed')
  const [account, bank] = [compact(accountNumber), compact(sortCode)]
  const missing = 'field.uk_account_required'
  refuseIf(bank === '', 'sortCode', missing)
  refuseIf(account === '', 'accountNumber', missing)
  refuseIf(!/^\d{6}$/.test(bank), 'sortCode', 'field.sort_code')
  refuseIf(!/^\d{8}$/.test(account), 'accountNumber', 'field.account_number')
  refuseIf(!canBeUkAccount(bank, account), 'accountNumber', 'field.uk_account')
  return { accountType: 'uk', holder, account, bank }
}

const maxHolder = 70

/** Transfers carry it in the letters that every bank takes. */
function checkHolder(fullName: string | undefined): string {
  const holder = (fullName ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  refuseIf(holder === '', 'fullName', 'field.holder_required')
  refuseIf(
    !/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’‘`()/&+-]*$/u.test(holder) || !/\p{L}/u.test(holder),
    'fullName',
    'field.holder_letters',
  )
  const carried = toSepaText(holder, 200)
  if (carried.length > maxHolder)
    throw refusedField('bankDetails.fullName', 'field.holder_too_long', { max: maxHolder })
  refuseIf(!/^[A-Za-z0-9]/.test(carried), 'fullName', 'field.name_not_latin')
  return holder
}

/** Spaces and hyphens are how people write these numbers, and no part of them. */
function compact(text: string | undefined): string {
  return (text ?? '').replaceAll(/[\s\u200b\u2060\ufeff\u2010-\u2015-]/g, '').toUpperCase()
}

function refuseIf(
  isWrong: unknown,
  field: keyof BankDetails,
  code: PlainFieldErrorCode,
): asserts isWrong is false | '' | undefined | null {
  if (isWrong) throw refusedField(`bankDetails.${field}`, code)
}
