import type { BankDetails } from '@numeria/contract'
import { electronicFormatIBAN, extractBIC, isValidBIC, isValidIBAN } from 'ibantools'
import { AppError } from '../platform/errors.ts'
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

// Whose IBANs we pay to: the members of the EU, and the United Kingdom. SEPA is wider, and our offer is not.
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
  refuseIf(sortCode, 'sortCode', 'A sort code belongs to a UK account.')
  refuseIf(accountNumber, 'accountNumber', 'An account number belongs to a UK account; an EU account has an IBAN.')
  const [account, bank] = [compact(iban), compact(swift)]
  const missing = 'Please provide IBAN and SWIFT/BIC code'
  refuseIf(account === '', 'iban', missing)
  refuseIf(bank === '', 'swift', missing)
  refuseIf(
    !isValidIBAN(electronicFormatIBAN(account) ?? ''),
    'iban',
    'This IBAN has a typing error. Please compare it with your bank’s.',
  )
  const country = account.slice(0, 2)
  refuseIf(!paidCountries.has(country), 'iban', 'Bank transfers are for EU and UK accounts only.')
  const bic = isValidBIC(bank) ? extractBIC(bank) : null
  refuseIf(!bic || bic.testBIC, 'swift', 'This SWIFT/BIC code has a typing error. It has 8 or 11 letters and digits.')
  const bicCountry = bank.slice(4, 6)
  refuseIf(
    (mainlands[bicCountry] ?? bicCountry) !== country && bicCountry !== country,
    'swift',
    'This SWIFT/BIC code belongs to a bank in another country than the IBAN.',
  )
  return { accountType: 'eu', holder, account, bank }
}

function checkUkDetails({ iban, swift, sortCode, accountNumber }: BankDetails, holder: string): CheckedDetails {
  refuseIf(iban, 'iban', 'An IBAN belongs to an EU account.')
  refuseIf(swift, 'swift', 'A SWIFT/BIC code belongs to an EU account.')
  const [account, bank] = [compact(accountNumber), compact(sortCode)]
  const missing = 'Please provide sort code and account number'
  refuseIf(bank === '', 'sortCode', missing)
  refuseIf(account === '', 'accountNumber', missing)
  refuseIf(!/^\d{6}$/.test(bank), 'sortCode', 'A sort code has 6 digits.')
  refuseIf(
    !/^\d{8}$/.test(account),
    'accountNumber',
    'An account number has 8 digits. Put noughts before a shorter one.',
  )
  refuseIf(
    !canBeUkAccount(bank, account),
    'accountNumber',
    'This account number and sort code do not belong together. Please check both.',
  )
  return { accountType: 'uk', holder, account, bank }
}

/** Transfers carry it in the letters that every bank takes, 70 of them at most. */
function checkHolder(fullName: string | undefined): string {
  const holder = (fullName ?? '').normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  refuseIf(holder === '', 'fullName', "Please enter the account holder's full name")
  refuseIf(
    !/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’‘`()/&+-]*$/u.test(holder) || !/\p{L}/u.test(holder),
    'fullName',
    'Please write the name as your bank knows it: letters, digits and plain signs.',
  )
  const carried = toSepaText(holder, 200)
  refuseIf(
    carried.length > 70,
    'fullName',
    'Banks take names of up to 70 letters. Please shorten it as your bank does.',
  )
  refuseIf(!/^[A-Za-z0-9]/.test(carried), 'fullName', 'Please write the name in letters that banks take.')
  return holder
}

/** Spaces and hyphens are how people write these numbers, and no part of them. */
function compact(text: string | undefined): string {
  return (text ?? '').replaceAll(/[\s\u200b\u2060\ufeff\u2010-\u2015-]/g, '').toUpperCase()
}

function refuseIf(
  isWrong: unknown,
  field: keyof BankDetails,
  text: string,
): asserts isWrong is false | '' | undefined | null {
  if (isWrong) throw new AppError('request.invalid', { field: `bankDetails.${field}`, text })
}
