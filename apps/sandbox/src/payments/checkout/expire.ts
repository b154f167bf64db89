import { emit, type Checkout, type State } from '../state.ts'

export function expireCheckout(state: State, { session }: Checkout) {
  session.status = 'expired'
  session.url = null
  emit(state, 'checkout.session.expired', session)
}
