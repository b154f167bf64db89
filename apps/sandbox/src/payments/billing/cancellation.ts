import type { Stripe } from 'stripe'
import { emit, type State } from '../state.ts'
import { currentPeriodEnd } from './renewals.ts'

/** Lets a subscription end with its paid period, or takes that back. */
export function setCancelAtPeriodEnd(state: State, subscription: Stripe.Subscription, cancel: boolean) {
  const { cancel_at: at, cancel_at_period_end: cancelled, canceled_at: since } = subscription
  const previous = { cancel_at: at, cancel_at_period_end: cancelled, canceled_at: since }
  subscription.cancel_at_period_end = cancel
  subscription.cancel_at = cancel ? currentPeriodEnd(subscription) : null
  subscription.canceled_at = cancel ? state.clock.now() : null
  subscription.cancellation_details!.reason = cancel ? 'cancellation_requested' : null
  emit(state, 'customer.subscription.updated', subscription, previous)
}
