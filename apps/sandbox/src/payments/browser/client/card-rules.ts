import type { PaymentTexts } from './payment-texts.ts'

// Checks of a card or an account that need no request; the server of the hosted page uses the same rules.

export type Fields = {
  method: string
  number: string
  expiry: string
  cvc: string
  iban: string
  name: string
  country: string
}

/** Error messages by field, for the customer. Empty when all fields are valid. */
export type Faults = Partial<Record<keyof Fields, string>>

const digits = (text: string) => text.replaceAll(/\D/g, '')

const brands: [name: string, pattern: RegExp, length: number][] = [
  ['Visa', /^4/, 16],
  ['Mastercard', /^(5[1-5]|2[2-7])/, 16],
  ['American Express', /^3[47]/, 15],
]

/** The brand that the first digits show, or null. */
export function cardBrand(number: string): string | null {
  return brands.find(([, pattern]) => pattern.test(digits(number)))?.[0] ?? null
}

const cardLength = (number: string) => brands.find(([, pattern]) => pattern.test(number))?.[2] ?? 16
const cvcLength = (number: string) => (cardBrand(number) === 'American Express' ? 4 : 3)

/** `4242424242424242` → `4242 4242 4242 4242`; an American Express number goes 4, 6, 5. */
export function formatCardNumber(text: string): string {
  const number = digits(text).slice(0, cardLength(digits(text)))
  const groups =
    cardBrand(number) === 'American Express' ? /^(\d{0,4})(\d{0,6})(\d{0,5})/ : /^(\d{0,4})(\d{0,4})(\d{0,4})(\d{0,4})/
  return groups.exec(number)!.slice(1).filter(Boolean).join(' ')
}

/** `1234` → `12 / 34`, and `4` → `04 / `, for no month begins with 4. */
export function formatExpiry(text: string): string {
  const typed = digits(text)
  const padded = /^([2-9]|1\s*\/)/.test(text) ? `0${typed}` : typed
  return padded.length < 2 ? padded : `${padded.slice(0, 2)} / ${padded.slice(2, 4)}`
}

/** Month 1 to 12 and full year, or null while it is incomplete. */
export function readExpiry(text: string): { month: number; year: number } | null {
  const match = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(text)
  return match ? { month: Number(match[1]), year: 2000 + Number(match[2]) } : null
}

/** The check that catches a mistyped digit (ISO/IEC 7812). */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** The check digits of an account number (ISO 13616): the rest of a division by 97 must be 1. */
function isIban(text: string): boolean {
  const iban = text.replaceAll(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const numeral = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => Number.parseInt(character, 36)).join('')
  return BigInt(numeral) % 97n === 1n
}

function numberFault(typed: string, texts: PaymentTexts): string | undefined {
  const number = digits(typed)
  if (number.length < cardLength(number)) return texts.numberIncomplete
  return passesLuhn(number) ? undefined : texts.numberInvalid
}

function expiryFault(typed: string, today: Date, texts: PaymentTexts): string | undefined {
  const expiry = readExpiry(typed)
  if (!expiry) return texts.expiryIncomplete
  if (expiry.month < 1 || expiry.month > 12) return texts.expiryInvalid
  const isPast = expiry.year * 12 + expiry.month < today.getFullYear() * 12 + today.getMonth() + 1
  return isPast ? texts.expiryPast : undefined
}

function cvcFault(typed: string, number: string, texts: PaymentTexts): string | undefined {
  return digits(typed).length < cvcLength(number) ? texts.cvcIncomplete : undefined
}

/** Errors of a payment form, first field first. Wallets and PayPal have no fields. */
export function findFaults(fields: Fields, today: Date, texts: PaymentTexts): Faults {
  const typesCard = fields.method === 'card'
  const typesAccount = fields.method === 'sepa_debit'
  const all = {
    number: typesCard ? numberFault(fields.number, texts) : undefined,
    expiry: typesCard ? expiryFault(fields.expiry, today, texts) : undefined,
    cvc: typesCard ? cvcFault(fields.cvc, fields.number, texts) : undefined,
    iban: typesAccount && !isIban(fields.iban) ? texts.ibanInvalid : undefined,
    name: (typesCard || typesAccount) && fields.name.trim() === '' ? texts.nameMissing : undefined,
  }
  return Object.fromEntries(Object.entries(all).filter(([, fault]) => fault !== undefined))
}
