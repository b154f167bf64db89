import type { PaymentTexts } from './client/payment-texts.ts'

export type TestPayment = { id: keyof PaymentTexts['tests']; fill: Record<string, string> }

const card = (id: TestPayment['id'], number: string): TestPayment => ({
  id,
  fill: { number, expiry: '12 / 34', cvc: number.startsWith('37') ? '1234' : '123' },
})

/** Buttons that fill the card form in: every way a payment can go, by Stripe's own test numbers. */
export const testCards: TestPayment[] = [
  card('succeeds', '4242 4242 4242 4242'),
  card('declined', '4000 0000 0000 0002'),
  card('insufficient', '4000 0000 0000 9995'),
  card('three-d-secure', '4000 0025 0000 3155'),
  card('renewal-fails', '4000 0000 0000 0341'),
  card('disputed', '4000 0000 0000 0259'),
]

/** The same for the bank debit, whose money comes or fails days after the checkout. */
export const testAccounts: TestPayment[] = [
  { id: 'debit-succeeds', fill: { iban: 'AT61 1904 3002 3457 3201' } },
  { id: 'debit-fails', fill: { iban: 'AT86 1904 3002 3547 3202' } },
]

export function findTestPayment(id: string): TestPayment | undefined {
  return [...testCards, ...testAccounts].find((test) => test.id === id)
}
