import type { Stripe } from 'stripe'
import { emit, newId, type State } from './state.ts'

/** The card's network says that a payment looks like fraud. */
export function warnOfFraud(state: State, charge: Stripe.Charge): Stripe.Radar.EarlyFraudWarning {
  const warning = state.warnings.add({
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: !charge.refunded && !charge.disputed,
    charge: charge.id,
    created: state.clock.now(),
    fraud_type: 'made_with_stolen_card',
    livemode: false,
    ...(typeof charge.payment_intent === 'string' ? { payment_intent: charge.payment_intent } : {}),
  })
  emit(state, 'radar.early_fraud_warning.created', warning)
  return warning
}
