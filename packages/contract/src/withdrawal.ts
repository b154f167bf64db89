import type { PageLanguage } from './languages.ts'
import * as en from './shared-texts/en/consents.ts'
import * as pt from './shared-texts/pt/consents.ts'

/** Consumers may withdraw from a distance contract for this long, whatever else is promised (Directive 2011/83, Art. 9). */
export const withdrawalDays = 14
/** The advertised guarantee: within it the whole price comes back, whatever was used, once in `guaranteeMonths`. */
export const guaranteeDays = 7
/** For this long after a refund under the guarantee, what was used is deducted from the next ones. */
export const guaranteeMonths = 12

/** By version, in every language (`shared-texts/<language>/consents.ts`). */
export const consentTexts = { ...en.texts, ...pt.texts } as const
export type ConsentVersion = keyof typeof consentTexts
export const consentVersions = Object.keys(consentTexts) as [ConsentVersion, ...ConsentVersion[]]
/** The text that is asked for now, in each language of the pages. */
export const currentConsents = { en: en.current, pt: pt.current } as const satisfies Record<
  PageLanguage,
  ConsentVersion
>

/** The text that is agreed to before the first credits of a purchase are spent, where the box was left empty. */
export const beginConsents = { en: en.begin, pt: pt.begin } as const satisfies Record<PageLanguage, ConsentVersion>

export type Withdrawable = {
  amountCents: number
  refundedCents: number
  granted: number
  remaining: number
  /** Of the credits, how many settled a debt. They count as used, and their price never comes back. */
  settled: number
  paidAt: Date
  /** Whether the buyer asked us to begin at once, and so pays for what was used. */
  hasConsent: boolean
  /** When this person has the guarantee again; null where it was not used. */
  guaranteeAgainAt: Date | null
}

/** Why the whole price comes back, or that it is the price of what was not used. */
export type WithdrawalBasis = 'law' | 'guarantee' | 'unused'

/**
 * Returns the refund of a withdrawal. For 14 days without a request to begin at once or without any use, and within the guarantee unless it was used in the last 12 months: the
 * whole price that is not refunded yet, less the price of credits that settled a debt. Otherwise the unspent credits' share of the price, rounded up in the user's favour. Null past the term,
 * or when nothing is left to refund.
 */
export function withdrawalRefund(
  {
    amountCents,
    refundedCents,
    granted,
    remaining,
    settled,
    paidAt,
    hasConsent,
    guaranteeAgainAt: againAt,
  }: Withdrawable,
  now: Date,
): { refundCents: number; basis: WithdrawalBasis; until: Date } | null {
  const until = endOfDay(paidAt, withdrawalDays)
  if (now > until) return null
  const isGuaranteed = now <= endOfDay(paidAt, guaranteeDays) && !(againAt && now < againAt)
  const settledCents = Math.floor((amountCents * settled) / granted)
  const wholeCents = amountCents - settledCents - refundedCents
  const unusedCents = Math.min(Math.ceil((amountCents * remaining) / granted), amountCents - refundedCents)
  // Where nothing was used, the law gives as much as the guarantee, which then is not used up.
  const isWhole = !hasConsent || unusedCents >= wholeCents
  const basis = isWhole ? 'law' : isGuaranteed ? 'guarantee' : 'unused'
  const refundCents = basis === 'unused' ? unusedCents : Math.max(wholeCents, unusedCents)
  return refundCents > 0 ? { refundCents, basis, until } : null
}

/** When the guarantee gives the whole price again, after it did so once. */
export function guaranteeAgainAt(guaranteedAt: Date): Date {
  const again = new Date(guaranteedAt)
  again.setUTCMonth(again.getUTCMonth() + guaranteeMonths)
  return again
}

/**
 * The last moment of a term of days: the day of the contract does not count, and one that would end on a weekend ends on Monday (Regulation 1182/71).
 * In UTC, which is never earlier than the end of that day in Lisbon.
 */
export function endOfDay(from: Date, days: number): Date {
  const end = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate() + days + 1) - 1)
  const weekday = end.getUTCDay()
  const more = weekday === 6 ? 2 : weekday === 0 ? 1 : 0
  return new Date(end.getTime() + more * 86_400_000)
}
