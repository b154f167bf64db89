import type { Stripe } from 'stripe'
import type { BankAnswer } from '../cards.ts'
import type { Refusal } from '../payments.ts'
import { addCharge } from '../objects/payment.ts'
import { emit, type Funding, type State } from '../state.ts'

/** Books what the bank said to a payment: the charge, the payment and their events. */
export function bookAnswer(
  state: State,
  intent: Stripe.PaymentIntent,
  funding: Funding,
  answer: BankAnswer,
  authenticated = false,
): Stripe.Charge | null {
  intent.next_action = null
  if (answer.status === 'waits') {
    intent.status = 'requires_action'
    intent.payment_method = funding.id
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} }
    emit(state, 'payment_intent.requires_action', intent)
    return null
  }
  if (answer.status === 'declined') return bookRefusal(state, intent, funding, answer)
  intent.status = 'succeeded'
  intent.payment_method = funding.id
  intent.amount_received = intent.amount
  intent.last_payment_error = null
  const charge = addCharge(state, intent, funding, null, authenticated)
  intent.latest_charge = charge.id
  emit(state, 'charge.succeeded', charge)
  emit(state, 'payment_intent.succeeded', intent)
  return charge
}

function bookRefusal(state: State, intent: Stripe.PaymentIntent, funding: Funding, refusal: Refusal): Stripe.Charge {
  const charge = addCharge(state, intent, funding, refusal)
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.latest_charge = charge.id
  intent.last_payment_error = {
    charge: charge.id,
    code: refusal.code,
    ...(refusal.declineCode === undefined ? {} : { decline_code: refusal.declineCode }),
    message: refusal.message,
    payment_method: funding.method,
    type: 'card_error',
  }
  emit(state, 'charge.failed', charge)
  emit(state, 'payment_intent.payment_failed', intent)
  return charge
}

/** The customer refused on the bank's page, or failed there: no charge was tried. */
export function bookFailedAuthentication(state: State, intent: Stripe.PaymentIntent): Refusal {
  const refusal = {
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  }
  intent.status = 'requires_payment_method'
  intent.payment_method = null
  intent.next_action = null
  intent.last_payment_error = { ...refusal, type: 'invalid_request_error' }
  emit(state, 'payment_intent.payment_failed', intent)
  return refusal
}
