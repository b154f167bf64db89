import type { PaymentAttempt, PayingMethod, TypedCard } from '../payments.ts'
import { readExpiry, type Fields } from './client/card-rules.ts'
import { findTestPayment } from './test-payments.ts'

/** The typed values of a payment form. A button for a test payment overrides them. */
export function readFields(form: URLSearchParams): Fields {
  const value = (name: string) => form.get(name) ?? ''
  const typed = {
    method: form.get('method') ?? 'card',
    number: value('number'),
    expiry: value('expiry'),
    cvc: value('cvc'),
    iban: value('iban'),
    name: value('name'),
    country: value('country'),
  }
  const test = findTestPayment(value('fill'))
  return test ? { ...typed, name: typed.name || 'Test Person', ...test.fill } : typed
}

/** The card of a form without faults. */
export function cardOf({ number, expiry, cvc }: Fields): TypedCard {
  const { month, year } = readExpiry(expiry) ?? { month: 0, year: 0 }
  return { number: number.replaceAll(/\D/g, ''), expMonth: month, expYear: year, cvc }
}

/** The attempt that a form without faults makes. */
export function attemptOf(fields: Fields, email: string): PaymentAttempt {
  // The provider refuses a method that it does not offer, whatever its name.
  const method = fields.method as PayingMethod
  return {
    method,
    ...(method === 'card' ? { card: cardOf(fields) } : {}),
    ...(method === 'sepa_debit' ? { iban: fields.iban.replaceAll(/\s/g, '').toUpperCase() } : {}),
    ...(email ? { email } : {}),
    ...(fields.name ? { name: fields.name } : {}),
    ...(fields.country ? { country: fields.country } : {}),
  }
}
