import { guaranteeDays, guaranteeMonths } from '@numeria/contract'
import type { StripeElementLocale } from '@stripe/stripe-js'

/** The language of the provider's own form, by the provider's name for it. */
export const formLocale: StripeElementLocale = 'en-GB'

/** The form that a pack is paid with. */
export const payment = {
  title: 'Complete Your Purchase',
  credits: (credits: number, isMonthly: boolean) => `${credits} credits${isMonthly ? ' each month' : ''}`,
  vatIncluded: 'VAT included',
  optional:
    'Optional. Without it, the whole price comes back if you withdraw, and we ask you again before the first reading that uses these credits.',
  guarantee: `${guaranteeDays}-day guarantee: the whole price back, once in ${guaranteeMonths} months; from then on, what you have used is deducted. Your legal right to withdraw stays as it is.`,
  addTaxNumber: 'Add tax number (NIF)',
  taxNumber: 'Tax number (NIF)',
  taxNumberHint: '9 digits. For an EU company, the VAT number with its country letters, such as DE123456789.',
  total: 'Total',
  renews: (price: string) =>
    `Renews every month at ${price} until you cancel, which you can do at any time on the pricing page.`,
  order: (price: string) => `Order and pay ${price}`,
  subscribe: (price: string) => `Subscribe and pay ${price} a month`,
  isPaying: 'We are processing your payment.',
  opening: 'Opening the payment form…',
  unreachable: 'The payment form could not be opened. Nothing was charged.',
  unknownOutcome:
    'The payment provider did not answer. If the payment went through, your credits arrive automatically. Please check your orders before you try again.',
  notCharged: (why: string) => `${why} Nothing was charged.`,
  received: 'Payment received',
  onTheirWay: (pack: string) => `${pack}: your credits are on their way.`,
  failed: 'Payment failed',
}
