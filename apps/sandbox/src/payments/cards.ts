import type { Refusal, TypedCard } from './payments.ts'

/** The bank's answer to a payment; `waits` is 3-D Secure. */
export type BankAnswer = { status: 'paid' } | { status: 'waits' } | ({ status: 'declined' } & Refusal)

export type CardBehaviour = {
  /** The first payment, with the customer there. */
  answer: BankAnswer
  /** The bank's answer after 3-D Secure is approved; paid when absent. */
  authenticated?: BankAnswer
  /** Later payments without the customer: renewals. */
  renewal: BankAnswer
  /** Outcome of a refund. */
  refund: 'succeeds' | 'fails later' | 'succeeds later'
  /** An event that the bank creates right after the payment. */
  afterwards?: 'dispute' | 'fraud warning'
}

const paid: BankAnswer = { status: 'paid' }
const waits: BankAnswer = { status: 'waits' }
const usual: CardBehaviour = { answer: paid, renewal: paid, refund: 'succeeds' }

function declined(code: string, message: string, declineCode?: string): BankAnswer {
  return { status: 'declined', code, message, ...(declineCode === undefined ? {} : { declineCode }) }
}

const generic = declined('card_declined', 'Your card was declined.', 'generic_decline')
const poor = declined('card_declined', 'Your card has insufficient funds.', 'insufficient_funds')
const unauthenticated = declined(
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
  'authentication_required',
)
const refuses = (answer: BankAnswer): CardBehaviour => ({ ...usual, answer, renewal: answer })

/** Stripe's test cards. */
const behaviours: Record<string, CardBehaviour> = {
  '4242424242424242': usual,
  '5555555555554444': usual,
  '378282246310005': usual,
  '4000006200000007': usual,
  '4000000000000002': refuses(generic),
  '4000000000009995': refuses(poor),
  '4000000000009987': refuses(declined('card_declined', 'Your card was declined.', 'lost_card')),
  '4000000000009979': refuses(declined('card_declined', 'Your card was declined.', 'stolen_card')),
  '4000000000000069': refuses(declined('expired_card', 'Your card has expired.', 'expired_card')),
  '4000000000000127': refuses(declined('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc')),
  '4000000000000119': refuses(
    declined('processing_error', 'An error occurred while processing your card. Try again in a little bit.'),
  ),
  // Asks once; the approval holds for the renewals.
  '4000002500003155': { ...usual, answer: waits },
  // Asks every time, so a renewal cannot go through without the customer.
  '4000002760003184': { ...usual, answer: waits, renewal: unauthenticated },
  '4000008400001629': { ...usual, answer: waits, authenticated: generic, renewal: generic },
  // Pays once; every later payment is declined.
  '4000000000000341': { ...usual, renewal: generic },
  '4000000000000259': { ...usual, afterwards: 'dispute' },
  '4000000000005423': { ...usual, afterwards: 'fraud warning' },
  '4000000000005126': { ...usual, refund: 'fails later' },
  '4000000000007726': { ...usual, refund: 'succeeds later' },
}

/** Wallets, Link and PayPal: they always pay. */
export const unfailing = usual

/** Test accounts for the bank debit, and whether the money comes in the end. */
export const sepaAccounts: Record<string, 'succeeds' | 'fails'> = {
  AT611904300234573201: 'succeeds',
  AT861904300235473202: 'fails',
}

const unknownCard = declined(
  'card_declined',
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  'test_mode_live_card',
)

/** How a card behaves: those that are none of Stripe's test cards are declined. */
export function cardBehaviour(number: string): CardBehaviour {
  return behaviours[number] ?? refuses(unknownCard)
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** The card form's own check, before the bank is asked; null for a well-formed card. `now` in seconds. */
export function findTypo(card: TypedCard, now: number): Refusal | null {
  if (!/^\d{13,19}$/.test(card.number) || !passesLuhn(card.number))
    return { code: 'incorrect_number', message: 'Your card number is incorrect.' }
  const today = new Date(now * 1_000)
  if (!Number.isInteger(card.expMonth) || card.expMonth < 1 || card.expMonth > 12)
    return { code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." }
  const months = (card.expYear - today.getUTCFullYear()) * 12 + card.expMonth - 1 - today.getUTCMonth()
  if (!Number.isInteger(card.expYear) || months < 0 || months > 600)
    return { code: 'invalid_expiry_year', message: "Your card's expiration year is invalid." }
  if (!(cardBrand(card.number) === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(card.cvc))
    return { code: 'invalid_cvc', message: "Your card's security code is invalid." }
  return null
}

export function cardBrand(number: string): 'visa' | 'mastercard' | 'amex' {
  if (number.startsWith('5')) return 'mastercard'
  return number.startsWith('3') ? 'amex' : 'visa'
}
