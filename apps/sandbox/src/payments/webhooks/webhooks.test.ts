import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTestAccount, packInElements, subscriptionInElements } from '../test-account.ts'

type Account = Awaited<ReturnType<typeof openTestAccount>>
type Overview = { undelivered: { id: string; type: string; attempts: number; lastAnswer: number | string | null }[] }

let account: Account
beforeAll(async () => void (account = await openTestAccount()))
afterAll(() => account.close())
beforeEach(() => account.reset())

const pack = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded', 'checkout.session.completed']

async function buy(params = packInElements) {
  const { id } = await account.stripe.checkout.sessions.create(params)
  await account.pay({ sessionId: id })
  return id
}
const undelivered = async () => (await account.control<Overview>('GET', 'payments')).body.undelivered
const arrived = (count: number) => vi.waitUntil(() => account.types().length >= count, { timeout: 10_000, interval: 5 })

describe('a webhook', () => {
  test('is signed over its very bytes, with the time', async () => {
    await buy()
    await account.allEvents()
    const { body, signature } = account.listener.received[0]!
    const secret = account.sandbox.environment.STRIPE_WEBHOOK_SECRET!
    const at = Number(/t=(\d+)/.exec(signature)![1])
    expect(Math.abs(at - Date.now() / 1_000)).toBeLessThan(60)
    expect(signature).toBe(Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp: at }))
    expect(() => Stripe.webhooks.constructEvent(`${body} `, signature, secret)).toThrow('signature')
  })

  test('that the product does not take comes again', async () => {
    account.listener.answerWith(500)
    await buy()
    await arrived(pack.length)
    expect((await undelivered()).map(({ lastAnswer }) => lastAnswer)).toContain(500)
    account.listener.answerWith(200)
    await account.allEvents()
    expect(new Set(account.types())).toEqual(new Set(pack))
    expect(account.types().length).toBeGreaterThan(pack.length)
    const { data } = await account.stripe.events.list({ delivery_success: false })
    expect(data).toEqual([])
  })

  test('carries the object as it was when it happened', async () => {
    const id = await buy(subscriptionInElements)
    await account.allEvents()
    const { subscription } = await account.stripe.checkout.sessions.retrieve(id)
    await account.stripe.subscriptions.cancel(subscription as string)
    await account.eventOf('customer.subscription.deleted')
    const statuses = account.listener.received
      .filter(({ event }) => event.type.startsWith('customer.subscription.'))
      .map(({ event }) => (event.data.object as Stripe.Subscription).status)
    expect(statuses).toEqual(['incomplete', 'active', 'canceled'])
  })

  test('says which call of ours caused it', async () => {
    await account.stripe.customers.create({ name: 'Ada' }, { idempotencyKey: 'customer:1' })
    const { request } = await account.eventOf('customer.created')
    expect(request).toEqual({ id: expect.stringMatching(/^req_/), idempotency_key: 'customer:1' })
  })
})

describe('told to misbehave', () => {
  test('every event comes twice', async () => {
    await account.set({ webhooks: 'twice' })
    await buy()
    await arrived(2 * pack.length)
    const ids = account.listener.received.map(({ event }) => event.id)
    expect(new Set(ids).size).toBe(pack.length)
    expect(ids).toHaveLength(2 * pack.length)
  })

  test('the events of a moment come in another order, and all of them', async () => {
    await account.set({ webhooks: 'shuffled' })
    await buy(subscriptionInElements)
    const arrivedTypes = await account.allEvents()
    const { data } = await account.stripe.events.list({ limit: 100 })
    const happened = data.map(({ type }) => type).reverse()
    expect(arrivedTypes.toSorted()).toEqual(happened.toSorted())
    // One chance in 13! that a shuffle changes nothing.
    expect(arrivedTypes).not.toEqual(happened)
  })

  test('late events come when their time is up', async () => {
    await account.set({ webhooks: 'late', delayMs: 1_500 })
    const began = performance.now()
    await buy()
    expect(account.types()).toEqual([])
    expect(await account.allEvents()).toEqual(pack)
    expect(performance.now() - began).toBeGreaterThan(1_490)
  })

  test('lost events never come, can be asked for, and come when they are sent again', async () => {
    await account.set({ webhooks: 'lost' })
    await buy()
    expect((await undelivered()).map(({ type, attempts }) => [type, attempts])).toEqual(pack.map((type) => [type, 0]))
    const { data } = await account.stripe.events.list({ delivery_success: false })
    expect(data).toHaveLength(pack.length)
    expect(account.types()).toEqual([])
    await account.control('POST', 'payments/redeliver', { eventId: data[0]!.id })
    expect(account.types()).toEqual(['checkout.session.completed'])
    const { body } = await account.control('POST', 'payments/redeliver', { order: 'newest' })
    expect(body).toMatchObject({ delivered: [{ answer: 200 }, { answer: 200 }, { answer: 200 }] })
    expect(account.types()).toEqual([...pack].reverse())
    expect(await undelivered()).toEqual([])
  })

  test('an old event is signed anew when it is sent again, days later', async () => {
    await buy()
    await account.allEvents()
    await account.advance(3)
    await account.control('POST', 'payments/redeliver', { which: 'all' })
    expect(account.types()).toEqual([...pack, ...pack])
  })

  test.each([
    ['an unknown way', { webhooks: 'sometimes' }, 'webhooks'],
    ['an unknown field', { mood: 'bad' }, 'mood'],
    ['a negative time', { delayMs: -1 }, 'delayMs'],
  ])('%s is refused by name', async (_, setting, field) => {
    expect(await account.set(setting)).toMatchObject({ status: 400, body: { field } })
  })

  test('a reset forgets everything, and what is on the way', async () => {
    await account.set({ webhooks: 'late', delayMs: 600 })
    await buy()
    await account.reset()
    expect((await account.control('GET', 'payments')).body).toMatchObject({
      webhooks: 'ok',
      counts: { sessions: 0, events: 0, undelivered: 0 },
    })
    // Late enough for those before the reset to have come first, had they not been forgotten.
    await account.set({ webhooks: 'late', delayMs: 1_200 })
    await buy()
    expect(await account.allEvents()).toEqual(pack)
  })
})
