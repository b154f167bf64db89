import type { Stripe } from 'stripe'
import { answerDispute, closeDispute } from '../../disputes.ts'
import { refundCharge, type RefundData } from '../../refunds.ts'
import { stringMetadata } from '../../checkout/create-session.ts'
import type { State } from '../../state.ts'
import { found, onlyPlayed, type Calls } from '../call.ts'
import { listPage } from '../list.ts'
import { invalid } from '../stripe-error.ts'

function chargeToRefund(state: State, params: Stripe.RefundCreateParams): Stripe.Charge {
  const { charge, payment_intent: payment } = params
  if ((charge === undefined) === (payment === undefined))
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.')
  if (charge !== undefined) return found(state.charges.find(charge), 'charge', charge, 'charge')
  const intent = found(state.paymentIntents.find(payment!), 'payment_intent', payment!, 'payment_intent')
  const latest = state.charges.find((intent.latest_charge as string | null) ?? '')
  if (intent.status === 'succeeded' && latest) return latest
  throw invalid(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, 'payment_intent')
}

export const paymentCalls: Calls = {
  'paymentIntents.retrieve': {
    route: 'GET /v1/payment_intents/:id',
    run(state, { id, params }) {
      onlyPlayed(params, [])
      return found(state.paymentIntents.find(id), 'payment_intent', id)
    },
  },
  'paymentIntents.list': {
    route: 'GET /v1/payment_intents',
    run: (state, { params }) =>
      listPage('/v1/payment_intents', state.paymentIntents.list(), params, {
        customer: (intent, wanted) => intent.customer === wanted,
      }),
  },
  'charges.retrieve': {
    route: 'GET /v1/charges/:id',
    run: (state, { id }) => found(state.charges.find(id), 'charge', id),
  },
  'charges.list': {
    route: 'GET /v1/charges',
    run: (state, { params }) =>
      listPage('/v1/charges', state.charges.list(), params, {
        customer: (charge, wanted) => charge.customer === wanted,
        payment_intent: (charge, wanted) => charge.payment_intent === wanted,
      }),
  },
  'refunds.create': {
    route: 'POST /v1/refunds',
    run(state, { params }) {
      onlyPlayed(params, ['amount', 'charge', 'metadata', 'payment_intent', 'reason'])
      const { amount, metadata, reason } = params as Stripe.RefundCreateParams
      const data = { amount, metadata: stringMetadata(metadata), reason: reason as RefundData['reason'] }
      return refundCharge(state, chargeToRefund(state, params), data)
    },
  },
  'refunds.retrieve': {
    route: 'GET /v1/refunds/:id',
    run: (state, { id }) => found(state.refunds.find(id), 'refund', id),
  },
  'refunds.list': {
    route: 'GET /v1/refunds',
    run: (state, { params }) =>
      listPage('/v1/refunds', state.refunds.list(), params, {
        charge: (refund, wanted) => refund.charge === wanted,
        payment_intent: (refund, wanted) => refund.payment_intent === wanted,
      }),
  },
  'disputes.retrieve': {
    route: 'GET /v1/disputes/:id',
    run: (state, { id }) => found(state.disputes.find(id), 'dispute', id),
  },
  'disputes.update': {
    route: 'POST /v1/disputes/:id',
    run(state, { id, params }) {
      onlyPlayed(params, ['evidence', 'metadata', 'submit'])
      const dispute = found(state.disputes.find(id), 'dispute', id)
      answerDispute(state, dispute, params)
      return dispute
    },
  },
  'disputes.close': {
    route: 'POST /v1/disputes/:id/close',
    run(state, { id }) {
      const dispute = found(state.disputes.find(id), 'dispute', id)
      closeDispute(state, dispute, 'lost')
      return dispute
    },
  },
  'disputes.list': {
    route: 'GET /v1/disputes',
    run: (state, { params }) =>
      listPage('/v1/disputes', state.disputes.list(), params, {
        charge: (dispute, wanted) => dispute.charge === wanted,
        payment_intent: (dispute, wanted) => dispute.payment_intent === wanted,
      }),
  },
  'radar.earlyFraudWarnings.retrieve': {
    route: 'GET /v1/radar/early_fraud_warnings/:id',
    run: (state, { id }) => found(state.warnings.find(id), 'radar_early_fraud_warning', id),
  },
  'radar.earlyFraudWarnings.list': {
    route: 'GET /v1/radar/early_fraud_warnings',
    run: (state, { params }) =>
      listPage('/v1/radar/early_fraud_warnings', state.warnings.list(), params, {
        charge: (warning, wanted) => warning.charge === wanted,
        payment_intent: (warning, wanted) => warning.payment_intent === wanted,
      }),
  },
}
