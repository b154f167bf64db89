import type { Stripe } from 'stripe'
import { createPortal } from '../../portal.ts'
import { found, type Calls } from '../call.ts'
import { listPage } from '../list.ts'
import { invalid } from '../stripe-error.ts'

function isOfType(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
}

export const otherCalls: Calls = {
  'prices.retrieve': {
    route: 'GET /v1/prices/:id',
    run: (state, { id }) => found(state.prices.find(id), 'price', id),
  },
  'products.retrieve': {
    route: 'GET /v1/products/:id',
    run: (state, { id }) => found(state.products.find(id), 'product', id),
  },
  'billingPortal.sessions.create': {
    route: 'POST /v1/billing_portal/sessions',
    run: (state, { params }) => createPortal(state, params as unknown as Stripe.BillingPortal.SessionCreateParams),
  },
  'events.retrieve': {
    route: 'GET /v1/events/:id',
    run: (state, { id }) => found(state.events.find(id), 'event', id),
  },
  'events.list': {
    route: 'GET /v1/events',
    run(state, { params }) {
      const { types } = params as Stripe.EventListParams
      if ((types?.length ?? 0) > 20) throw invalid('You may pass up to 20 event types.', 'types')
      return listPage('/v1/events', state.events.list(), params, {
        type: (event, wanted: string) => isOfType(event.type, wanted),
        types: (event, wanted: string[]) => wanted.some((type) => isOfType(event.type, type)),
        delivery_success: (event, wanted: boolean) => (event.pending_webhooks === 0) === wanted,
      })
    },
  },
}
