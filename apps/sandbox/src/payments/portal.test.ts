import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cardBehaviour } from './cards.ts'
import { createPages } from './pages.ts'
import { createState } from './state.ts'
import { openTestAccount, subscriptionInElements } from './test-account.ts'
import { createSession } from './checkout/create-session.ts'
import { createPortal } from './portal.ts'
import type { TypedCard } from './payments.ts'

type Account = Awaited<ReturnType<typeof openTestAccount>>

let account: Account
beforeAll(async () => void (account = await openTestAccount()))
afterAll(() => account.close())
beforeEach(() => account.reset())

async function subscribe() {
  const { id } = await account.stripe.checkout.sessions.create(subscriptionInElements)
  await account.pay({ sessionId: id })
  const session = await account.stripe.checkout.sessions.retrieve(id)
  return { customer: session.customer as string, subscription: session.subscription as string }
}

describe('a link into the portal', () => {
  test('is for one customer, and may go straight to cancelling', async () => {
    const { customer, subscription } = await subscribe()
    const link = await account.stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://localhost:3000/pricing',
      flow_data: {
        type: 'subscription_cancel',
        subscription_cancel: { subscription },
        after_completion: { type: 'redirect', redirect: { return_url: 'http://localhost:3000/pricing' } },
      },
    })
    expect(link.url).toBe(`${account.sandbox.url}/_stripe/portal/${link.id}`)
    expect(link.flow).toMatchObject({ type: 'subscription_cancel', subscription_cancel: { subscription } })
  })

  test('needs a customer, and the subscription must be theirs and alive', async () => {
    const { customer, subscription } = await subscribe()
    const { customer: other } = await subscribe()
    const link = (of: string) =>
      account.stripe.billingPortal.sessions.create({
        customer: of,
        flow_data: { type: 'subscription_cancel', subscription_cancel: { subscription } },
      })
    await expect(account.stripe.billingPortal.sessions.create({})).rejects.toThrow('Missing required param: customer')
    await expect(link(other)).rejects.toThrow('not of this customer')
    await account.stripe.subscriptions.cancel(subscription)
    await expect(link(customer)).rejects.toThrow('already set to be canceled')
  })
})

describe('in the portal', () => {
  const card = (number: string): TypedCard => ({ number, expMonth: 12, expYear: 2044, cvc: '123' })

  /** Subscribes with a card that fails later, and opens the portal. */
  function openPortal() {
    const events: string[] = []
    const state = createState({ url: 'http://sandbox', appUrl: 'http://product' }, ({ type }) => void events.push(type))
    const pages = createPages('pk_test', () => state)
    const { id, session } = createSession(state, subscriptionInElements)
    pages.confirm(session.client_secret!, { method: 'card', card: card('4000000000000341') })
    const customer = state.checkouts.find(id)!.session.customer as string
    const portal = createPortal(state, { customer })
    return { state, pages, events, portal: portal.id, subscription: session.subscription as string }
  }

  test('a customer sees what is paid, how, and until when', () => {
    const { pages, portal, subscription } = openPortal()
    expect(pages.findPortal(portal)).toMatchObject({
      returnUrl: 'http://product',
      email: 'ada@example.com',
      subscriptions: [
        { id: subscription, name: 'Abundance 8+', status: 'active', amountCents: 799, paymentMethod: 'Visa •••• 0341' },
      ],
      invoices: [{ amountCents: 799, status: 'paid' }],
    })
    expect(pages.findPortal('bps_none')).toBeUndefined()
  })

  test('a subscription is cancelled to its end, and taken up again', () => {
    const { pages, portal, subscription } = openPortal()
    expect(pages.cancelAtPeriodEnd(portal, subscription, true)).toBe(true)
    expect(pages.findPortal(portal)!.subscriptions[0]).toMatchObject({ cancelAtPeriodEnd: true, status: 'active' })
    expect(pages.cancelAtPeriodEnd(portal, subscription, false)).toBe(true)
    expect(pages.cancelAtPeriodEnd(portal, 'sub_of_another', true)).toBe(false)
  })

  test('a new card pays what waits, and the months to come', () => {
    const { state, pages, portal, events } = openPortal()
    state.agenda.advanceTo(state.clock.now() + 32 * 86_400)
    expect(pages.findPortal(portal)!.subscriptions[0]!.status).toBe('past_due')
    expect(pages.replaceCard(portal, card('4000000000000002'))).toMatchObject({ status: 'declined' })
    expect(pages.replaceCard(portal, card('5555555555554444'))).toEqual({ status: 'complete' })
    expect(pages.findPortal(portal)!.subscriptions[0]).toMatchObject({
      status: 'active',
      paymentMethod: 'Mastercard •••• 4444',
    })
    expect(events.filter((type) => type === 'invoice.paid')).toHaveLength(2)
    state.agenda.advanceTo(state.clock.now() + 62 * 86_400)
    expect(events.filter((type) => type === 'invoice.paid')).toHaveLength(4)
  })

  test('a session is confirmed in two steps where the bank asks, and found by its secret alone', () => {
    const { state, pages } = openPortal()
    const { session } = createSession(state, subscriptionInElements)
    const secret = session.client_secret!
    expect(pages.findCheckout(`${session.id}_secret_guessed`)).toBeUndefined()
    expect(pages.authenticate(secret, 'approve')).toMatchObject({ status: 'refused', code: 'nothing_waits' })
    expect(pages.confirm(secret, { method: 'card', card: card('4000002500003155') })).toEqual({
      status: 'requires_action',
    })
    expect(pages.authenticate(secret, 'refuse')).toMatchObject({ status: 'declined' })
    expect(pages.findCheckout(secret)).toMatchObject({
      status: 'open',
      lastRefusal: { code: 'payment_intent_authentication_failure' },
      returnUrl: `http://localhost:3000/success?session_id=${session.id}`,
      lines: [{ name: 'Abundance 8+', amountCents: 799, interval: 'month' }],
    })
    expect(pages.setCountry(secret, 'DE')).toMatchObject({ taxPercent: 19, taxCents: 128 })
    pages.confirm(secret, { method: 'card', card: card('4000002500003155') })
    expect(pages.authenticate(secret, 'approve')).toEqual({ status: 'complete' })
    expect(pages.findCheckout(secret)).toMatchObject({ status: 'complete', paymentStatus: 'paid', lastRefusal: null })
  })
})

describe('a card nobody knows', () => {
  test('is declined now and later', () => {
    const { answer, renewal } = cardBehaviour('4111111111111111')
    expect([answer.status, renewal.status]).toEqual(['declined', 'declined'])
  })
})
