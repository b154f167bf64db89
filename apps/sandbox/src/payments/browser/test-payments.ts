export type TestPayment = { id: string; label: string; fill: Record<string, string> }

const card = (id: string, label: string, number: string): TestPayment => ({
  id,
  label,
  fill: { number, expiry: '12 / 34', cvc: number.startsWith('37') ? '1234' : '123' },
})

/** Buttons that fill the card form in: every way a payment can go, by Stripe's own test numbers. */
export const testCards: TestPayment[] = [
  card('succeeds', 'Succeeds', '4242 4242 4242 4242'),
  card('declined', 'Declined', '4000 0000 0000 0002'),
  card('insufficient', 'Insufficient funds', '4000 0000 0000 9995'),
  card('three-d-secure', '3-D Secure', '4000 0025 0000 3155'),
  card('renewal-fails', 'Renewals fail', '4000 0000 0000 0341'),
  card('disputed', 'Disputed later', '4000 0000 0000 0259'),
]

/** The same for the bank debit, whose money comes or fails days after the checkout. */
export const testAccounts: TestPayment[] = [
  { id: 'debit-succeeds', label: 'Debit goes through', fill: { iban: 'AT61 1904 3002 3457 3201' } },
  { id: 'debit-fails', label: 'Debit fails later', fill: { iban: 'AT86 1904 3002 3547 3202' } },
]

export function findTestPayment(id: string): TestPayment | undefined {
  return [...testCards, ...testAccounts].find((test) => test.id === id)
}
