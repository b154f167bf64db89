import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestAccount, packInElements, packOnPage } from '../test-account.ts'

type Account = Awaited<ReturnType<typeof openTestAccount>>

let account: Account
beforeAll(async () => void (account = await openTestAccount()))
afterAll(() => account.close())
beforeEach(() => account.reset())

const open = (change: Stripe.Checkout.SessionCreateParams = {}) =>
  account.stripe.checkout.sessions.create({ ...packInElements, ...change })
const read = (id: string) => account.stripe.checkout.sessions.retrieve(id)

describe('a session', () => {
  test('for our own page has a secret for the browser and no address', async () => {
    const session = await open()
    expect(session.client_secret).toMatch(new RegExp(`^${session.id}_secret_\\w+$`))
    expect(session).toMatchObject({ ui_mode: 'elements', url: null, status: 'open', payment_status: 'unpaid' })
    expect(session).toMatchObject({ amount_total: 199, currency: 'eur', payment_method_types: ['card', 'paypal'] })
    expect(session).toMatchObject({ client_reference_id: 'acc_1', metadata: { purchase_id: 'pur_1' } })
  })

  test('for the hosted page has an address and no secret', async () => {
    const session = await account.stripe.checkout.sessions.create(packOnPage)
    expect(session.url).toBe(`${account.sandbox.url}/_stripe/checkout/${session.id}`)
    expect(session.client_secret).toBeNull()
  })

  test('ends after a day unless it says otherwise, by the clock of whoever made it', async () => {
    await account.advance(40)
    const session = await open()
    expect(session.expires_at - session.created).toBe(86_400)
    await account.advance(0.9)
    expect(await read(session.id)).toMatchObject({ status: 'open' })
    await account.advance(0.2)
    expect(await read(session.id)).toMatchObject({ status: 'expired' })
    expect((await account.eventOf('checkout.session.expired')).data.object).toMatchObject({ id: session.id })
  })

  test('can be ended by hand, and then takes no money', async () => {
    const session = await open()
    expect(await account.stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired' })
    expect(await account.pay({ sessionId: session.id })).toMatchObject({ status: 'refused', code: 'session_expired' })
    await expect(account.stripe.checkout.sessions.expire(session.id)).rejects.toThrow('status of `expired`')
  })

  test('takes the payment that was begun with it when it ends', async () => {
    const session = await open()
    await account.pay({ sessionId: session.id, card: '4000000000000002' })
    await account.stripe.checkout.sessions.expire(session.id)
    const { data } = await account.eventOf('payment_intent.canceled')
    expect(await account.stripe.paymentIntents.retrieve(data.object.id)).toMatchObject({ status: 'canceled' })
  })

  test('is paid once', async () => {
    const { id } = await open()
    expect(await account.pay({ sessionId: id })).toEqual({ status: 'complete' })
    expect(await account.pay({ sessionId: id })).toMatchObject({ status: 'refused', code: 'session_complete' })
    expect((await account.stripe.charges.list()).data).toHaveLength(1)
  })
})

describe('a payment that goes through', () => {
  test('completes the session and says so, event by event', async () => {
    const { id } = await open()
    await account.pay({ sessionId: id, name: 'Ada Lovelace' })
    expect(await account.allEvents()).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ])
    const { data, request, api_version: version } = await account.eventOf('checkout.session.completed')
    expect([version, request]).toEqual(['2026-10-28.endive', { id: null, idempotency_key: null }])
    expect(data.object).toMatchObject({
      id,
      status: 'complete',
      payment_status: 'paid',
      payment_intent: expect.stringMatching(/^pi_/),
      customer: null,
      customer_details: { email: 'ada@example.com', name: 'Ada Lovelace', address: { country: 'PT' } },
      metadata: { purchase_id: 'pur_1' },
    })
    const intent = (await account.eventOf('payment_intent.succeeded')).data.object
    expect(intent).toMatchObject({ amount_received: 199, metadata: { purchase_id: 'pur_1' } })
  })

  test('holds the VAT of where the customer lives inside the price', async () => {
    // 199 × 23 / 123 = 37.2 in Portugal, 199 × 19 / 119 = 31.8 in Germany, nothing in the United States.
    for (const [country, tax] of [
      ['PT', 37],
      ['DE', 32],
      ['US', 0],
    ] as const) {
      const { id } = await open()
      await account.pay({ sessionId: id, country })
      expect(await read(id)).toMatchObject({
        amount_total: 199,
        total_details: { amount_tax: tax },
        automatic_tax: { status: 'complete' },
      })
    }
  })

  test('shows no VAT before the country is known, unless the customer has one', async () => {
    expect(await open()).toMatchObject({ automatic_tax: { status: 'requires_location_inputs' } })
    const { id } = await account.stripe.customers.create({ email: 'ada@example.com', address: { country: 'FR' } })
    const { customer_email: _, ...rest } = packInElements
    const session = await account.stripe.checkout.sessions.create({ ...rest, customer: id })
    expect(session).toMatchObject({ automatic_tax: { status: 'complete' }, total_details: { amount_tax: 33 } })
  })

  test.each(['apple_pay', 'google_pay', 'paypal', 'link'])('may come by %s', async (method) => {
    const { id } = await open({ allowed_payment_method_types: ['card', 'paypal', 'link'] })
    expect(await account.pay({ sessionId: id, method })).toEqual({ status: 'complete' })
    const { data } = await account.eventOf('charge.succeeded')
    const wallet = method.endsWith('_pay') ? { type: 'card', card: { wallet: { type: method } } } : { type: method }
    expect(data.object.payment_method_details).toMatchObject(wallet)
  })

  test('writes an invoice where that is asked for, which is none of a subscription', async () => {
    const { id } = await open({ invoice_creation: { enabled: true }, customer_creation: 'always' })
    await account.pay({ sessionId: id })
    const { data } = await account.eventOf('invoice.paid')
    expect(data.object).toMatchObject({ billing_reason: 'manual', parent: null, amount_paid: 199 })
    expect(await read(id)).toMatchObject({ invoice: data.object.id, customer: data.object.customer })
  })
})

describe('a card', () => {
  test.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4111111111111111', 'card_declined', 'test_mode_live_card'],
  ])('%s is declined, and another one pays the same session', async (card, code, declineCode) => {
    const { id } = await open()
    expect(await account.pay({ sessionId: id, card })).toMatchObject({ status: 'declined', code, declineCode })
    expect(await read(id)).toMatchObject({ status: 'open', payment_status: 'unpaid' })
    const failed = (await account.eventOf('payment_intent.payment_failed')).data.object
    expect(failed).toMatchObject({ status: 'requires_payment_method', last_payment_error: { code } })
    expect(await account.pay({ sessionId: id })).toEqual({ status: 'complete' })
    expect(await read(id)).toMatchObject({ payment_intent: failed.id })
  })

  test('with a typo never reaches the bank', async () => {
    const { id } = await open()
    expect(await account.pay({ sessionId: id, card: '4242424242424241' })).toMatchObject({
      status: 'refused',
      code: 'incorrect_number',
    })
    expect((await account.stripe.events.list()).data).toEqual([])
  })

  test('that asks for 3-D Secure pays once its holder approves', async () => {
    const { id } = await open()
    expect(await account.pay({ sessionId: id, card: '4000002500003155' })).toEqual({ status: 'complete' })
    expect(await account.allEvents()).toEqual([
      'payment_intent.created',
      'payment_intent.requires_action',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ])
    const { data } = await account.eventOf('charge.succeeded')
    expect(data.object.payment_method_details?.card?.three_d_secure).toMatchObject({ result: 'authenticated' })
  })

  test('that asks for 3-D Secure is declined when its holder refuses, and nothing was charged', async () => {
    const { id } = await open()
    expect(await account.pay({ sessionId: id, card: '4000002760003184', threeDSecure: 'refuse' })).toMatchObject({
      status: 'declined',
      code: 'payment_intent_authentication_failure',
    })
    expect((await account.stripe.charges.list()).data).toEqual([])
    expect(await read(id)).toMatchObject({ status: 'open' })
  })

  test('may be declined although its holder approved', async () => {
    const { id } = await open()
    expect(await account.pay({ sessionId: id, card: '4000008400001629' })).toMatchObject({ status: 'declined' })
  })
})

describe('a bank debit', () => {
  const pay = async (iban: string) => {
    const { id } = await open({ allowed_payment_method_types: ['card', 'sepa_debit'] })
    expect(await account.pay({ sessionId: id, method: 'sepa_debit', iban })).toEqual({ status: 'complete' })
    return id
  }

  test('completes the session unpaid, and the money comes days later', async () => {
    const id = await pay('AT611904300234573201')
    expect((await account.eventOf('checkout.session.completed')).data.object).toMatchObject({
      payment_status: 'unpaid',
    })
    await account.advance(2)
    const { data } = await account.eventOf('checkout.session.async_payment_succeeded')
    expect(data.object).toMatchObject({ id, payment_status: 'paid' })
  })

  test('may fail days later', async () => {
    const id = await pay('AT861904300235473202')
    await account.advance(2)
    const { data } = await account.eventOf('checkout.session.async_payment_failed')
    expect(data.object).toMatchObject({ id, status: 'complete', payment_status: 'unpaid' })
    expect(account.types()).toContain('payment_intent.payment_failed')
  })
})

describe('the provider for the product', () => {
  test('lists what is open or paid, for whoever reconciles', async () => {
    const paid = await open()
    const other = await open()
    await account.pay({ sessionId: paid.id })
    const complete = await account.stripe.checkout.sessions.list({ status: 'complete' })
    expect(complete.data.map(({ id }) => id)).toEqual([paid.id])
    const since = await account.stripe.checkout.sessions.list({ status: 'open', created: { gte: other.created } })
    expect(since.data.map(({ id }) => id)).toEqual([other.id])
    const { data } = await account.stripe.events.list({ types: ['checkout.session.completed', 'invoice.*'] })
    expect(data.map(({ type }) => type)).toEqual(['checkout.session.completed'])
  })

  test('says what it holds', async () => {
    const { id, client_secret: clientSecret } = await open()
    await account.pay({ clientSecret })
    const { body } = await account.control('GET', 'payments')
    expect(body).toMatchObject({
      webhooks: 'ok',
      api: 'ok',
      counts: { sessions: 1, open: 0, complete: 1, payments: 1, events: 4 },
      sessions: [{ id, status: 'complete', paymentStatus: 'paid', metadata: { purchase_id: 'pur_1' } }],
    })
  })
})
