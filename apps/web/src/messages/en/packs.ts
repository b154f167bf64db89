import { packs } from '@numeria/contract'

const byPack = (words: 'whoFor' | 'description'): Record<string, string> =>
  Object.fromEntries(packs.map((pack) => [pack.id, pack[words]]))

export const packWords = {
  whoFor: byPack('whoFor'),
  description: byPack('description'),
  currency: 'Currency',
  pausedUntil: (day: string): string => `Paused until ${day}`,
  pausedTitle: 'Not during your pause',
  needsScripts:
    'Buying needs JavaScript, which is off in this browser. Prices in euros; in dollars the figures are the same.',
  mostPopular: 'Most Popular',
  subscription: 'Subscription',
  /** Below the figure. */
  credits: (isMonthly: boolean): string => (isMonthly ? 'credits per month' : 'credits'),
  /** Between the figure and the price, for screen readers. */
  creditsFor: (isMonthly: boolean): string => (isMonthly ? ' credits per month for ' : ' credits for '),
  perMonth: '/month',
  each: (price: string) => `${price} each`,
  saving: (percent: number) => `${percent}% less per credit than Seed 3`,
  termsOnce: 'VAT included. One payment; the credits never expire.',
  termsMonthly: 'VAT included. Renews monthly until you cancel; credits roll over for 90 days.',
}

/** The three packs of the landing page. */
export const landingPacks = {
  title: 'Sacred Credit Packs',
  purchase: 'Purchase Now',
  logInToPurchase: 'Login to Purchase',
  viewAll: 'View All Credit Packs',
  about: 'About numerology',
  failed: 'Purchase failed',
  failedWhy: 'Unable to process payment. Please try again.',
}
