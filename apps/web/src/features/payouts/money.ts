import { locale } from '#messages/locale'

const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })

/** 50 cents as €0.50. */
export const formatEuros = (cents: number): string => euros.format(cents / 100)

const pounds = new Intl.NumberFormat(locale, { style: 'currency', currency: 'GBP' })
const rates = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })

/** 2145 pence as £21.45. */
export const formatPounds = (pence: number): string => pounds.format(pence / 100)

/** Pounds for a euro: 0.8412. */
export const formatRate = (rate: number): string => rates.format(rate)

const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })

/** 11.5 as 11.5%. */
export const formatPercent = (percent: number): string => percents.format(percent / 100)
