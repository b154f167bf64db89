import { locale } from '#messages/locale'

const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })

/** 50 cents as €0.50. Payouts are in euros. */
export const formatEuros = (cents: number): string => euros.format(cents / 100)
