import type { Stripe } from 'stripe'
import { createSession } from '../../checkout/create-session.ts'
import { expireCheckout } from '../../checkout/expire.ts'
import { found, type Calls } from '../call.ts'
import { listPage } from '../list.ts'
import { invalid } from '../stripe-error.ts'

export const checkoutCalls: Calls = {
  'checkout.sessions.create': {
    route: 'POST /v1/checkout/sessions',
    run: (state, { params }) => createSession(state, params as Stripe.Checkout.SessionCreateParams).session,
  },
  'checkout.sessions.retrieve': {
    route: 'GET /v1/checkout/sessions/:id',
    run: (state, { id }) => found(state.checkouts.find(id), 'checkout.session', id).session,
  },
  'checkout.sessions.list': {
    route: 'GET /v1/checkout/sessions',
    run: (state, { params }) =>
      listPage<Stripe.Checkout.Session>(
        '/v1/checkout/sessions',
        state.checkouts.list().map(({ session }) => session),
        params,
        {
          customer: (session, wanted) => session.customer === wanted,
          customer_details: (session, wanted: { email: string }) => session.customer_details?.email === wanted.email,
          payment_intent: (session, wanted) => session.payment_intent === wanted,
          status: (session, wanted) => session.status === wanted,
          subscription: (session, wanted) => session.subscription === wanted,
        },
      ),
  },
  'checkout.sessions.expire': {
    route: 'POST /v1/checkout/sessions/:id/expire',
    run(state, { id }) {
      const checkout = found(state.checkouts.find(id), 'checkout.session', id)
      const { status } = checkout.session
      if (status !== 'open')
        throw invalid(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`,
        )
      expireCheckout(state, checkout)
      return checkout.session
    },
  },
  'checkout.sessions.listLineItems': {
    route: 'GET /v1/checkout/sessions/:id/line_items',
    run: (state, { id, params }) =>
      listPage(
        `/v1/checkout/sessions/${id}/line_items`,
        found(state.checkouts.find(id), 'checkout.session', id).lines,
        params,
      ),
  },
}
