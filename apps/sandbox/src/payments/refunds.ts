import type { Stripe } from 'stripe'
import { invalid, StripeError } from './api/stripe-error.ts'
import { daySeconds } from './clock.ts'
import { emit, newId, type State } from './state.ts'

export type RefundData = {
  amount?: number | undefined
  reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer' | undefined
  metadata?: Stripe.Metadata | undefined
  /** Outcome of the refund; by the card when absent. */
  course?: 'succeeds' | 'fails later' | 'succeeds later' | undefined
}

const settleSeconds = daySeconds

function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100)
}

/** Gives the money of a charge back, all that is left of it or a part. Throws `StripeError` where there is too little. */
export function refundCharge(state: State, charge: Stripe.Charge, data: RefundData): Stripe.Refund {
  const left = charge.amount - charge.amount_refunded
  if (!charge.paid) throw invalid(`Charge ${charge.id} has not succeeded, so it cannot be refunded.`, 'charge')
  const lost = state.disputes.list().some((dispute) => dispute.charge === charge.id && dispute.status !== 'won')
  if (lost)
    throw new StripeError(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  if (left <= 0) throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded')
  const amount = data.amount ?? left
  if (amount < 1) throw invalid('This value must be greater than or equal to 1.', 'amount', 'parameter_invalid_integer')
  if (amount > left)
    throw invalid(
      `Refund amount (${money(amount, charge.currency)}) is greater than unrefunded amount on charge (${money(left, charge.currency)})`,
      'amount',
    )
  const funding = state.fundings.find(charge.payment_method ?? '')
  const course = data.course ?? funding?.behaviour.refund ?? 'succeeds'
  const refund = state.refunds.add({
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: state.clock.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata: data.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: data.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: course === 'succeeds later' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  })
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  emit(state, 'refund.created', refund)
  emit(state, 'charge.refunded', charge, { amount_refunded: charge.amount_refunded - amount })
  if (course !== 'succeeds')
    state.agenda.schedule(state.clock.now() + settleSeconds, () => {
      if (course === 'fails later') failRefund(state, charge, refund)
      else settleRefund(state, refund)
    })
  return refund
}

function settleRefund(state: State, refund: Stripe.Refund) {
  refund.status = 'succeeded'
  emit(state, 'refund.updated', refund, { status: 'pending' })
  emit(state, 'charge.refund.updated', refund, { status: 'pending' })
}

/** The bank sends the money back to the merchant: the charge counts as paid again. */
function failRefund(state: State, charge: Stripe.Charge, refund: Stripe.Refund) {
  if (refund.status === 'failed') return
  const previous = refund.status
  refund.status = 'failed'
  refund.failure_reason = 'expired_or_canceled_card'
  charge.amount_refunded -= refund.amount
  charge.refunded = false
  emit(state, 'refund.updated', refund, { status: previous })
  emit(state, 'charge.refund.updated', refund, { status: previous })
  emit(state, 'refund.failed', refund)
}
