import type { Referral } from '@numeria/contract'
import { locale } from '#messages/locale'
import { formatPrice } from '../billing/money.ts'

export type Totals = Pick<Referral, 'clicks' | 'conversions' | 'totalEarnings'>

/** All codes together. Earnings are added in cents, so that a hundred halves are fifty. */
export function totalsOf(referrals: readonly Referral[]): Totals {
  let clicks = 0
  let conversions = 0
  let cents = 0
  for (const referral of referrals) {
    clicks += referral.clicks
    conversions += referral.conversions
    cents += Math.round(referral.totalEarnings * 100)
  }
  return { clicks, conversions, totalEarnings: cents / 100 }
}

/** Conversions divided by clicks, 0 without clicks. Above 1 when several visitors convert after one counted click. */
export function conversionRate({ clicks, conversions }: Pick<Totals, 'clicks' | 'conversions'>): number {
  return clicks === 0 ? 0 : conversions / clicks
}

/** The best links by conversion rate, at most three; ties go to more conversions. Links without conversions are excluded. */
export function topLinks(referrals: readonly Referral[]): Referral[] {
  return referrals
    .filter(({ clicks, conversions }) => clicks > 0 && conversions > 0)
    .toSorted((one, other) => conversionRate(other) - conversionRate(one) || other.conversions - one.conversions)
    .slice(0, 3)
}

const percent = new Intl.NumberFormat(locale, {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const whole = new Intl.NumberFormat(locale)

/** 0.031 as 3.1%. */
export const formatRate = (rate: number): string => percent.format(rate)
/** 1.5 as $1.50. */
export const formatEarnings = (amount: number): string => formatPrice(amount * 100, 'usd')
/** 1234 as 1,234. */
export const formatCount = (count: number): string => whole.format(count)
