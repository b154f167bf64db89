import { PayoutModeRequest } from '@numeria/contract/schemas'
import { describe, expect, test } from 'vitest'
import { emptyForm, missingDetails, toBankField, toPayoutRequest, type PayoutForm } from './payout-request.ts'

const form = (change: Partial<PayoutForm>): PayoutForm => ({ ...emptyForm, mode: 'cash', ...change })
const eu = form({ fullName: 'Ada Lindqvist', iban: 'PT50 0002 0123 1234 5678 9015 4', swift: 'BCOMPTPL' })
const uk = form({ fullName: 'Ada Lindqvist', accountType: 'uk', sortCode: '12-34-56', accountNumber: '12345678' })

describe('payout settings', () => {
  test('in credits need nothing and carry no bank details', () => {
    expect(missingDetails({ ...eu, mode: 'credits', fullName: '' })).toBeNull()
    expect(toPayoutRequest({ ...eu, mode: 'credits' })).toEqual({ mode: 'credits' })
  })

  test('ask for the name before the account', () => {
    expect(missingDetails(form({ fullName: '  ' }))).toEqual({ what: 'fullName', fields: ['fullName'] })
  })

  test.each([
    [{ ...eu, iban: '' }, 'eu', ['iban']],
    [{ ...eu, swift: ' ' }, 'eu', ['swift']],
    [{ ...eu, iban: '', swift: '' }, 'eu', ['iban', 'swift']],
    [{ ...uk, sortCode: '' }, 'uk', ['sortCode']],
    [{ ...uk, accountNumber: '' }, 'uk', ['accountNumber']],
  ])('name every field of the account that is missing', (incomplete, what, fields) => {
    expect(missingDetails(incomplete)).toEqual({ what, fields })
  })

  test('are complete with the account of either type, and what is sent keeps to the contract', () => {
    for (const complete of [eu, uk]) {
      expect(missingDetails(complete)).toBeNull()
      expect(PayoutModeRequest.parse(toPayoutRequest(complete))).toEqual(toPayoutRequest(complete))
    }
  })

  test('send nothing of the other type of account', () => {
    const both = { ...eu, sortCode: '12-34-56', accountNumber: '12345678' }
    expect(toPayoutRequest(both).bankDetails).not.toHaveProperty('sortCode')
    expect(toPayoutRequest({ ...both, accountType: 'uk' }).bankDetails).not.toHaveProperty('iban')
  })

  test('find the field that the server refused', () => {
    expect(toBankField('bankDetails.iban')).toBe('iban')
    expect(toBankField('mode')).toBeNull()
    expect(toBankField(undefined)).toBeNull()
  })
})
