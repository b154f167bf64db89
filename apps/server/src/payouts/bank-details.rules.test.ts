import type { BankDetails, FieldError } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { AppError } from '../platform/errors.ts'
import { checkBankDetails } from './bank-details.rules.ts'
import { nextBankDay, nextPayoutDay } from './payouts.rules.ts'
import { toSepaText } from './sepa-text.ts'

const eu: BankDetails = {
  fullName: 'Inês Conceição',
  accountType: 'eu',
  iban: 'PT50 0002 0123 1234 5678 9015 4',
  swift: 'bcomptpl',
}
const uk: BankDetails = { fullName: 'Ann O’Neill', accountType: 'uk', sortCode: '08-99-99', accountNumber: '6637 4958' }

function refusal(details: BankDetails): FieldError {
  try {
    checkBankDetails(details)
  } catch (error) {
    if (error instanceof AppError && error.fieldError) return error.fieldError
    throw error
  }
  throw new Error('nothing was refused')
}

describe('bank details', () => {
  test('are kept without the blanks and hyphens that people write', () => {
    expect(checkBankDetails(eu)).toEqual({
      accountType: 'eu',
      holder: 'Inês Conceição',
      account: 'PT50000201231234567890154',
      bank: 'BCOMPTPL',
    })
    expect(checkBankDetails(uk)).toEqual({
      accountType: 'uk',
      holder: 'Ann O’Neill',
      account: '66374958',
      bank: '089999',
    })
  })

  test.each([
    ['without a name', { ...eu, fullName: ' ' }, 'fullName', 'field.holder_required'],
    ['with a name of signs', { ...eu, fullName: '=1+1' }, 'fullName', 'field.holder_letters'],
    ['with a name of digits', { ...eu, fullName: '12345' }, 'fullName', 'field.holder_letters'],
    ['with a name that no transfer carries', { ...eu, fullName: 'A'.repeat(71) }, 'fullName', 'field.holder_too_long'],
    ['without an IBAN', { ...eu, iban: undefined }, 'iban', 'field.eu_account_required'],
    ['without a BIC', { ...eu, swift: '' }, 'swift', 'field.eu_account_required'],
    ['with two digits of an IBAN exchanged', { ...eu, iban: 'PT50 0002 0123 1234 5678 9051 4' }, 'iban', 'field.iban'],
    ...[
      ['Turkey', 'TR330006100519786457841326', 'TGBATRIS'],
      ['Switzerland', 'CH9300762011623852957', 'UBSWCHZH'],
      ['Norway', 'NO9386011117947', 'DNBANOKK'],
      ['Serbia', 'RS35260005601001611379', 'NBSRRSBG'],
    ].map(([country, iban, swift]) => [
      `with an IBAN of ${country}`,
      { ...eu, iban, swift },
      'iban',
      'field.iban_country',
    ]),
    ['with a BIC of the wrong shape', { ...eu, swift: 'BCOMPT' }, 'swift', 'field.bic'],
    ['with a BIC for tests', { ...eu, swift: 'BCOMPTP0' }, 'swift', 'field.bic'],
    ['with a bank of another country', { ...eu, swift: 'DEUTDEFF' }, 'swift', 'field.bic_country'],
    ['of both kinds at once', { ...eu, sortCode: '089999' }, 'sortCode', 'field.not_needed'],
    ['of the other kind', { ...uk, iban: eu.iban }, 'iban', 'field.not_needed'],
    ['without a sort code', { ...uk, sortCode: undefined }, 'sortCode', 'field.uk_account_required'],
    ['without an account number', { ...uk, accountNumber: '' }, 'accountNumber', 'field.uk_account_required'],
    ['with a short sort code', { ...uk, sortCode: '08999' }, 'sortCode', 'field.sort_code'],
    ['with a long sort code', { ...uk, sortCode: '0899991' }, 'sortCode', 'field.sort_code'],
    ['with a letter before the sort code', { ...uk, sortCode: 'S089999' }, 'sortCode', 'field.sort_code'],
    ['with a long account number', { ...uk, accountNumber: '663749581' }, 'accountNumber', 'field.account_number'],
    [
      'with a letter before the account number',
      { ...uk, accountNumber: 'A66374958' },
      'accountNumber',
      'field.account_number',
    ],
    ['with a short account number', { ...uk, accountNumber: '663749' }, 'accountNumber', 'field.account_number'],
    ['that fail the modulus check', { ...uk, accountNumber: '66374959' }, 'accountNumber', 'field.uk_account'],
  ] as [string, BankDetails, string, string][])(
    '%s are refused, and the field is named',
    (_what, details, field, code) => {
      expect(refusal(details)).toMatchObject({ field: `bankDetails.${field}`, code })
    },
  )

  test('of a bank on an island may have the island in their BIC and the mainland in their IBAN', () => {
    const details = { ...eu, iban: 'FR1420041010050500013M02606', swift: 'BNPAREPX' }
    expect(checkBankDetails({ ...details, swift: 'BRNNREXX' }).bank).toBe('BRNNREXX')
  })

  test('with an IBAN of the United Kingdom are taken as well', () => {
    const british = { ...eu, iban: 'GB29 NWBK 6016 1331 9268 19', swift: 'NWBKGB2L' }
    expect(checkBankDetails(british).account).toBe('GB29NWBK60161331926819')
  })
})

test.each([
  ['João da Conceição', 'Joao da Conceicao'],
  ['Łukasz Żółw', 'Lukasz Zolw'],
  ['Анна Ивановна', 'Anna Ivanovna'],
  ['Ann O’Neill', "Ann O'Neill"],
  ['Smith & Sons', 'Smith + Sons'],
  ['// A  /// B', 'A / B'],
])('%s travels through banks as %s', (name, carried) => {
  expect(toSepaText(name)).toBe(carried)
})

describe('the calendar of payouts', () => {
  test.each([
    ['2026-11-21T12:00:00Z', '2026-12-01'],
    ['2026-12-31T23:59:59Z', '2027-01-01'],
    ['2027-01-01T00:00:00Z', '2027-02-01'],
  ])('at %s the next payout is on %s', (at, day) => {
    expect(nextPayoutDay(new Date(at))).toBe(day)
  })

  test.each([
    ['an ordinary Tuesday', '2026-12-01T09:00:00Z', '2026-12-02'],
    ['a Friday', '2026-12-04T09:00:00Z', '2026-12-07'],
    ['Christmas Eve 2026, a Thursday', '2026-12-24T09:00:00Z', '2026-12-28'],
    ['Maundy Thursday 2027', '2027-03-25T09:00:00Z', '2027-03-30'],
    ['Maundy Thursday 2026', '2026-04-02T09:00:00Z', '2026-04-07'],
    ['the last day of April 2027, a Friday', '2027-04-30T09:00:00Z', '2027-05-03'],
  ])('after %s banks next settle on the right day', (_what, at, day) => {
    expect(nextBankDay(new Date(at))).toBe(day)
  })
})
