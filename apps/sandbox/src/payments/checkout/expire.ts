import { emit, type Checkout, type State } from '../state.ts'

/** Ends an open session without a payment; one that was begun is given up with it. */
export function expireCheckout(state: State, checkout: Checkout) {
  const { session, intent } = checkout
  session.status = 'expired'
  session.url = null
  checkout.waiting = null
  if (intent) {
    intent.status = 'canceled'
    intent.canceled_at = state.clock.now()
    intent.cancellation_reason = 'automatic'
    intent.next_action = null
    emit(state, 'payment_intent.canceled', intent)
  }
  emit(state, 'checkout.session.expired', session)
}
