import type { Currency } from '@numeria/contract'
import { locale } from '#messages/locale'

/** An amount with at least so many decimals. The dollar sign stands alone, as on every page. */
export const formatMoney = (amount: number, currency: Currency, digits: number): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
  }).format(amount)

/** Minor units as a price: €5.49, in Portuguese 5,49 €. */
export const formatPrice = (cents: number, currency: Currency): string => formatMoney(cents / 100, currency, 2)
