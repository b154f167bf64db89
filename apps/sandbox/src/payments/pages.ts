import { authenticateCheckout, confirmCheckout } from './checkout/confirm.ts'
import { applyTax } from './checkout/totals.ts'
import { findCheckout, viewCheckout } from './checkout/view.ts'
import type { PaymentPages } from './payments.ts'
import { cancelInPortal, replaceCard, viewPortal } from './portal.ts'
import type { State } from './state.ts'

const unknown = { status: 'refused', code: 'resource_missing', message: 'There is no such checkout session.' } as const

/** Actions of the pages, on the current account. */
export function createPages(publishableKey: string, account: () => State): PaymentPages {
  function current(): State {
    const state = account()
    state.agenda.catchUp()
    return state
  }

  return {
    publishableKey,
    findCheckout(session) {
      const state = current()
      const checkout = findCheckout(state, session)
      return checkout && viewCheckout(state, checkout)
    },
    setCountry(session, country) {
      const state = current()
      const checkout = findCheckout(state, session)
      if (checkout?.session.status === 'open') applyTax(checkout, country)
      return checkout && viewCheckout(state, checkout)
    },
    confirm(session, attempt) {
      const state = current()
      const checkout = findCheckout(state, session)
      return checkout ? confirmCheckout(state, checkout, attempt) : unknown
    },
    authenticate(session, answer) {
      const state = current()
      const checkout = findCheckout(state, session)
      return checkout ? authenticateCheckout(state, checkout, answer) : unknown
    },
    findPortal(id) {
      const state = current()
      const portal = state.portals.find(id)
      return portal && viewPortal(state, portal)
    },
    cancelAtPeriodEnd(id, subscription, cancel) {
      const state = current()
      const portal = state.portals.find(id)
      return portal !== undefined && cancelInPortal(state, portal, subscription, cancel)
    },
    replaceCard(id, card) {
      const state = current()
      const portal = state.portals.find(id)
      if (portal) return replaceCard(state, portal, card)
      return { status: 'declined', code: 'resource_missing', message: 'There is no such portal session.' }
    },
  }
}
