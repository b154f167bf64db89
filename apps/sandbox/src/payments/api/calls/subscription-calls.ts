import type { Stripe } from 'stripe'
import { endSubscription } from '../../billing/renewals.ts'
import { setCancelAtPeriodEnd } from '../../billing/cancellation.ts'
import { emit, type State } from '../../state.ts'
import { found, mergeMetadata, onlyPlayed, type Calls } from '../call.ts'
import { listPage } from '../list.ts'
import { invalid } from '../stripe-error.ts'

function noteCancellation(subscription: Stripe.Subscription, details: unknown) {
  const given = (details || {}) as { comment?: string; feedback?: Stripe.Subscription.CancellationDetails.Feedback }
  const kept = subscription.cancellation_details!
  if (given.comment !== undefined) kept.comment = given.comment || null
  if (given.feedback !== undefined) kept.feedback = given.feedback || null
}

function updateSubscription(state: State, subscription: Stripe.Subscription, params: Stripe.SubscriptionUpdateParams) {
  onlyPlayed({ ...params }, [
    'cancel_at_period_end',
    'cancellation_details',
    'default_payment_method',
    'description',
    'metadata',
  ])
  const { cancel_at_period_end: cancel, default_payment_method: method } = params
  if (subscription.status === 'canceled' && (cancel !== undefined || method !== undefined))
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  if (method) found(state.fundings.find(method), 'PaymentMethod', method, 'default_payment_method')
  subscription.metadata = mergeMetadata(subscription.metadata, params.metadata)
  if (params.description !== undefined) subscription.description = params.description || null
  if (method) subscription.default_payment_method = method
  noteCancellation(subscription, params.cancellation_details)
  if (cancel !== undefined && cancel !== subscription.cancel_at_period_end)
    setCancelAtPeriodEnd(state, subscription, cancel)
  else emit(state, 'customer.subscription.updated', subscription)
  return subscription
}

export const subscriptionCalls: Calls = {
  'subscriptions.retrieve': {
    route: 'GET /v1/subscriptions/:id',
    run: (state, { id }) => found(state.subscriptions.find(id), 'subscription', id),
  },
  'subscriptions.update': {
    route: 'POST /v1/subscriptions/:id',
    run: (state, { id, params }) =>
      updateSubscription(state, found(state.subscriptions.find(id), 'subscription', id), params),
  },
  'subscriptions.cancel': {
    route: 'DELETE /v1/subscriptions/:id',
    run(state, { id, params }) {
      onlyPlayed(params, ['cancellation_details'])
      const known = state.subscriptions.find(id)
      const subscription = found(known?.status === 'canceled' ? undefined : known, 'subscription', id)
      noteCancellation(subscription, params['cancellation_details'])
      endSubscription(state, subscription)
      return subscription
    },
  },
  'subscriptions.list': {
    route: 'GET /v1/subscriptions',
    run(state, { params }) {
      const { status, ...rest } = params
      const listed = state.subscriptions
        .list()
        .filter((one) => status === 'all' || (status === undefined ? one.status !== 'canceled' : one.status === status))
      return listPage('/v1/subscriptions', listed, rest, {
        customer: (subscription, wanted) => subscription.customer === wanted,
        price: (subscription, wanted) => subscription.items.data.some(({ price }) => price.id === wanted),
      })
    },
  },
  'invoices.retrieve': {
    route: 'GET /v1/invoices/:id',
    run: (state, { id }) => found(state.invoices.find(id), 'invoice', id),
  },
  'invoices.list': {
    route: 'GET /v1/invoices',
    run: (state, { params }) =>
      listPage('/v1/invoices', state.invoices.list(), params, {
        customer: (invoice, wanted) => invoice.customer === wanted,
        status: (invoice, wanted) => invoice.status === wanted,
        subscription: (invoice, wanted) => invoice.parent?.subscription_details?.subscription === wanted,
      }),
  },
  'invoicePayments.retrieve': {
    route: 'GET /v1/invoice_payments/:id',
    run: (state, { id }) => found(state.invoicePayments.find(id), 'invoice_payment', id),
  },
  'invoicePayments.list': {
    route: 'GET /v1/invoice_payments',
    run: (state, { params }) =>
      listPage('/v1/invoice_payments', state.invoicePayments.list(), params, {
        invoice: ({ invoice }, wanted) => invoice === wanted,
        payment: ({ payment }, wanted: { payment_intent?: string }) => payment.payment_intent === wanted.payment_intent,
        status: ({ status }, wanted) => status === wanted,
      }),
  },
}
