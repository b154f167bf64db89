import { locale } from '#messages/locale'

const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })

/** 50 cents as €0.50. Payouts are in euros. */
export const formatEuros = (cents: number): string => euros.format(cents / 100)

const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })

/** 11.5 as 11.5%. */
export const formatPercent = (percent: number): string => percents.format(percent / 100)
