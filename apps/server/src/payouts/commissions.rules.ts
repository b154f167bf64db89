import { commissionPercent, endOfDay, withdrawalDays, type Currency } from '@numeria/contract'

const million = 1_000_000

/** The commission of an amount in euro cents, rounded to the nearest cent; half a cent is rounded up. */
export function commissionCents(keptCents: number, euroMillionths: number): number {
  return Math.floor((keptCents * euroMillionths * commissionPercent + 50 * million) / (100 * million))
}

/** Millionths of a euro for a unit of a currency; null where no rate is set. */
export function euroRate(currency: Currency, usdToEurMillionths: number | null): number | null {
  return currency === 'eur' ? million : usdToEurMillionths
}

/** The moment after which the buyer cannot withdraw any more. */
export function dueAt(paidAt: Date): Date {
  return endOfDay(paidAt, withdrawalDays)
}
