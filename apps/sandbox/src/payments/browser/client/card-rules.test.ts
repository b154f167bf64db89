import { describe, expect, test } from 'vitest'
import { cardBrand, findFaults, formatCardNumber, formatExpiry, readExpiry, type Fields } from './card-rules.ts'
import { paymentTexts } from './payment-texts.ts'

const today = new Date(2026, 10, 21)
const good: Fields = {
  method: 'card',
  number: '4242 4242 4242 4242',
  expiry: '11 / 26',
  cvc: '123',
  iban: '',
  name: 'Ana',
  country: 'PT',
}
const faultsOf = (changes: Partial<Fields>) => findFaults({ ...good, ...changes }, today, paymentTexts('en'))

describe('what the payment form knows about a card', () => {
  test('a card is good to the last day of its month', () => {
    expect(faultsOf({})).toEqual({})
    expect(faultsOf({ expiry: '10 / 26' })).toEqual({ expiry: 'Your card’s expiry date is in the past.' })
  })

  test.each([
    [{ number: '4242 4242' }, { number: 'Your card number is incomplete.' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'Your card number is invalid.' }],
    [{ expiry: '1' }, { expiry: 'Your card’s expiry date is incomplete.' }],
    [{ expiry: '13 / 30' }, { expiry: 'Your card’s expiry date is invalid.' }],
    [{ cvc: '12' }, { cvc: 'Your card’s security code is incomplete.' }],
    [{ number: '3782 822463 10005' }, { cvc: 'Your card’s security code is incomplete.' }],
    [{ number: '3782 822463 10005', cvc: '1234' }, {}],
    [{ name: ' ' }, { name: 'Your name is missing.' }],
  ])('%j is %j', (changes, faults) => expect(faultsOf(changes)).toEqual(faults))

  test('a bank debit asks for an account whose check digits are right, and for no card', () => {
    const debit = { method: 'sepa_debit', number: '', expiry: '', cvc: '' }
    expect(faultsOf({ ...debit, iban: 'at61 1904 3002 3457 3201' })).toEqual({})
    expect(faultsOf({ ...debit, iban: 'AT62 1904 3002 3457 3201' })).toHaveProperty('iban')
  })

  test('PayPal and wallets ask for nothing', () => {
    expect(faultsOf({ method: 'paypal', number: '', expiry: '', cvc: '', name: '' })).toEqual({})
  })

  test('numbers are written in the groups of their brand, and nothing goes past their length', () => {
    expect(formatCardNumber('4242-4242 42424242 9')).toBe('4242 4242 4242 4242')
    expect(formatCardNumber('378282246310005')).toBe('3782 822463 10005')
    expect(formatCardNumber('42')).toBe('42')
    expect(cardBrand('5555 5555 5555 4444')).toBe('Mastercard')
    expect(cardBrand('9')).toBeNull()
  })

  test('an expiry date is written as on a card, however it is typed', () => {
    expect(['1', '4', '12', '123', '1/3', '1234', '12 / 34'].map(formatExpiry)).toEqual([
      '1',
      '04 / ',
      '12 / ',
      '12 / 3',
      '01 / 3',
      '12 / 34',
      '12 / 34',
    ])
    expect(readExpiry('12/2034')).toEqual({ month: 12, year: 2034 })
    expect(readExpiry('12 /')).toBeNull()
  })
})
