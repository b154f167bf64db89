import type { Stripe } from 'stripe'
import { found } from './api/call.ts'
import { invalid } from './api/stripe-error.ts'
import { confirmCheckout } from './checkout/confirm.ts'
import { findCheckout } from './checkout/view.ts'
import { daySeconds } from './clock.ts'
import { closeDispute, disputesOf, openDispute } from './disputes.ts'
import { warnOfFraud } from './fraud-warnings.ts'
import type { PayingMethod, PaymentAttempt, PaymentOutcome } from './payments.ts'
import { refundCharge, type RefundData } from './refunds.ts'
import type { State } from './state.ts'

/** A payment, by whatever of it is at hand. Of a subscription the newest invoice's payment is meant. */
export type PaymentName = {
  sessionId?: string | undefined
  paymentIntent?: string | undefined
  charge?: string | undefined
  invoice?: string | undefined
  subscription?: string | undefined
}

export type PayOrder = {
  sessionId?: string | undefined
  clientSecret?: string | undefined
  card?: string | undefined
  method?: PayingMethod | undefined
  iban?: string | undefined
  threeDSecure?: 'approve' | 'refuse' | undefined
  email?: string | undefined
  name?: string | undefined
  country?: string | undefined
}

/** Pays a session as its page would, in one call: 3-D Secure is approved unless the call says otherwise. */
export function payByOrder(state: State, order: PayOrder): PaymentOutcome {
  const name = order.sessionId ?? order.clientSecret ?? ''
  const checkout = found(findCheckout(state, name), 'checkout.session', name)
  const method = order.method ?? (order.iban === undefined ? 'card' : 'sepa_debit')
  // Control calls may pay with methods that the product does not offer.
  const type = method === 'apple_pay' || method === 'google_pay' ? 'card' : method
  const offered = checkout.session.payment_method_types
  if (!offered.includes(type)) offered.push(type)
  const number = order.card ?? '4242424242424242'
  const attempt: PaymentAttempt = {
    method,
    card: { number, expMonth: 12, expYear: 2044, cvc: number.startsWith('3') ? '1234' : '123' },
    iban: order.iban ?? 'AT611904300234573201',
    email: order.email ?? 'payer@example.com',
    name: order.name ?? 'Sandbox Payer',
    threeDSecure: order.threeDSecure ?? 'approve',
    ...(order.country === undefined ? {} : { country: order.country }),
  }
  return confirmCheckout(state, checkout, attempt)
}

function paymentOfInvoice(state: State, invoice: string): string | undefined {
  return state.invoicePayments.list().find((payment) => payment.invoice === invoice)?.payment.payment_intent as
    | string
    | undefined
}

function paymentOf(state: State, name: PaymentName): string | undefined {
  if (name.paymentIntent !== undefined) return name.paymentIntent
  if (name.sessionId !== undefined) return findCheckout(state, name.sessionId)?.intent?.id
  if (name.invoice !== undefined) return paymentOfInvoice(state, name.invoice)
  const ofSubscription = state.invoices
    .list()
    .find(
      ({ parent, status }) =>
        status === 'paid' && parent?.subscription_details?.subscription === (name.subscription ?? ''),
    )
  return ofSubscription && paymentOfInvoice(state, ofSubscription.id)
}

/** The charge of a payment that succeeded. */
export function findCharge(state: State, name: PaymentName): Stripe.Charge {
  const intent = state.paymentIntents.find(paymentOf(state, name) ?? '')
  const charge = state.charges.find(name.charge ?? (intent?.latest_charge as string | null) ?? '')
  if (charge?.paid) return charge
  throw invalid('There is no payment of that name that succeeded.')
}

/** Takes a payment back by the bank, or decides its oldest dispute that is open. */
export function disputeByOrder(
  state: State,
  order: PaymentName & { amount?: number | undefined; reason?: string | undefined; outcome: 'open' | 'won' | 'lost' },
): Stripe.Dispute {
  const charge = findCharge(state, order)
  if (order.outcome === 'open') return openDispute(state, charge, order)
  const disputes = disputesOf(state, charge)
  const isOpen = ({ status }: Stripe.Dispute) => status !== 'won' && status !== 'lost'
  const dispute = disputes.findLast(isOpen) ?? disputes[0] ?? openDispute(state, charge, order)
  closeDispute(state, dispute, order.outcome)
  return dispute
}

const courses = { succeed: 'succeeds', fail: 'fails later', pending: 'succeeds later' } as const

/** Refunds from outside the product, as in the provider's dashboard. */
export function refundByOrder(
  state: State,
  order: PaymentName & {
    amount?: number | undefined
    reason?: RefundData['reason']
    outcome?: keyof typeof courses | undefined
  },
): Stripe.Refund {
  const course = order.outcome && courses[order.outcome]
  return refundCharge(state, findCharge(state, order), { amount: order.amount, reason: order.reason, course })
}

export function warnByOrder(state: State, order: PaymentName): Stripe.Radar.EarlyFraudWarning {
  return warnOfFraud(state, findCharge(state, order))
}

/** Moves the provider's clock: what falls due on the way happens in order. */
export function advanceByOrder(state: State, days: number) {
  state.agenda.advanceTo(state.clock.now() + Math.round(days * daySeconds))
}
