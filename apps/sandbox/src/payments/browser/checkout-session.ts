import type {
  StripeCheckoutAmount,
  StripeCheckoutLineItem,
  StripeCheckoutRecurring,
  StripeCheckoutSession,
  StripeCheckoutStatus,
} from '@stripe/stripe-js'
import type { CheckoutLine, CheckoutView } from '../payments.ts'
import { moneyText } from './amounts.ts'

/** A session as the real script shows it to the page. */
export function checkoutSession(view: CheckoutView): StripeCheckoutSession {
  const amount = (minorUnitsAmount: number): StripeCheckoutAmount => ({
    minorUnitsAmount,
    amount: moneyText(minorUnitsAmount, view.currency),
  })
  const nothing = amount(0)
  const total = amount(view.amountCents)
  const taxInclusive = amount(view.taxCents ?? 0)

  const lineItem = (line: CheckoutLine, index: number): StripeCheckoutLineItem => ({
    id: `li_${index}`,
    name: line.name,
    description: line.description,
    discount: nothing,
    subtotal: amount(line.amountCents),
    total: amount(line.amountCents),
    taxExclusive: nothing,
    taxInclusive: nothing,
    unitAmount: amount(Math.round(line.amountCents / line.quantity)),
    unitAmountDecimal: null,
    quantity: line.quantity,
    unitLabel: null,
    discountAmounts: null,
    taxAmounts: null,
    recurring: line.interval && { interval: line.interval, intervalCount: 1, usageType: 'licensed' },
    adjustableQuantity: null,
    images: [],
    priceId: `price_${index}`,
    isRemovable: false,
    pricing: null,
    transformQuantity: null,
  })

  const interval = view.lines.find((line) => line.interval)?.interval
  const recurring: StripeCheckoutRecurring | null = interval
    ? {
        interval,
        intervalCount: 1,
        isProrated: false,
        dueNext: {
          subtotal: total,
          total,
          discount: nothing,
          taxInclusive,
          taxExclusive: nothing,
          billingCycleAnchor: null,
        },
        trial: null,
      }
    : null

  return {
    id: view.id,
    livemode: false,
    status: statusOf(view),
    canConfirm: false,
    currency: view.currency,
    currencyOptions: null,
    minorUnitsAmountDivisor: 100,
    businessName: null,
    nameCollection: null,
    email: view.email,
    phoneNumber: null,
    billingAddress: null,
    shippingAddress: null,
    shipping: null,
    shippingOptions: [],
    discountAmounts: null,
    savedPaymentMethods: null,
    optionalItems: null,
    surcharge: null,
    taxIdInfo: null,
    tax: { status: view.country === null ? 'requires_billing_address' : 'ready' },
    taxAmounts:
      view.taxPercent === null
        ? null
        : [{ ...taxInclusive, inclusive: true, displayName: 'VAT', percentage: view.taxPercent }],
    lastPaymentError: view.lastRefusal && { message: view.lastRefusal.message },
    lineItems: view.lines.map(lineItem),
    recurring,
    total: {
      subtotal: total,
      total,
      taxInclusive,
      taxExclusive: nothing,
      discount: nothing,
      shippingRate: nothing,
      surcharge: nothing,
      appliedBalance: nothing,
      balanceAppliedToNextInvoice: false,
    },
  }
}

function statusOf({ status, paymentStatus }: CheckoutView): StripeCheckoutStatus {
  return status === 'complete' ? { type: 'complete', paymentStatus } : { type: status }
}
