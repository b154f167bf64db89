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
  refuseIf(sortCode, 'sortCode', 'Only UK accounts need a sort code.')
  refuseIf(accountNumber, 'accountNumber', 'Only UK accounts need an account number. EU accounts need an IBAN.')
  const [account, bank] = [compact(iban), compact(swift)]
  const missing = 'Please provide IBAN and SWIFT/BIC code'
  refuseIf(account === '', 'iban', missing)
  refuseIf(bank === '', 'swift', missing)
  refuseIf(
    !isValidIBAN(electronicFormatIBAN(account) ?? ''),
    'iban',
    'This IBAN has a typo. Please compare it with the one from your bank.',
  )
  const country = account.slice(0, 2)
  refuseIf(!paidCountries.has(country), 'iban', 'Bank transfers are for EU and UK accounts only.')
  const bic = isValidBIC(bank) ? extractBIC(bank) : null
  refuseIf(!bic || bic.testBIC, 'swift', 'This SWIFT/BIC code has a typo. It should have 8 or 11 letters and digits.')
  const bicCountry = bank.slice(4, 6)
  refuseIf(
    (mainlands[bicCountry] ?? bicCountry) !== country && bicCountry !== country,
    'swift',
    'This SWIFT/BIC code and the IBAN are from different countries. Please check both.',
  )
  return { accountType: 'eu', holder, account, bank }
}

function checkUkDetails({ iban, swift, sortCode, accountNumber }: BankDetails, holder: string): CheckedDetails {
  refuseIf(iban, 'iban', 'Only EU accounts need an IBAN.')
  refuseIf(swift, 'swift', 'Only EU accounts need a SWIFT/BIC code.')
  const [account, bank] = [compact(accountNumber), compact(sortCode)]
  const missing = 'Please provide sort code and account number'
  refuseIf(bank === '', 'sortCode', missing)
  refuseIf(account === '', 'accountNumber', missing)
  refuseIf(!/^\d{6}$/.test(bank), 'sortCode', 'A sort code has 6 digits.')
  refuseIf(
    !/^\d{8}$/.test(account),
    'accountNumber',
    'An account number has 8 digits. If yours is shorter, add zeros in front.',
  )
  refuseIf(
    !canBeUkAccount(bank, account),
    'accountNumber',
    'This account number and sort code do not match. Please check both.',
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
    'Please enter the name as your bank has it: letters, digits and simple punctuation.',
  )
  const carried = toSepaText(holder, 200)
  refuseIf(
    carried.length > 70,
    'fullName',
    'Banks accept names of up to 70 characters. Please shorten it as your bank does.',
  )
  refuseIf(!/^[A-Za-z0-9]/.test(carried), 'fullName', 'Please write the name in Latin letters.')
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
