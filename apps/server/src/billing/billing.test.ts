import type { Purchase, Statement, SubscriptionReply } from '@numeria/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settleUndecided, applyLostEvents } from './reconcile.ts'
import { cards, openShop, type Shop } from './test-shop.ts'

const gift = 5
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const returned = async (buyer: Awaited<ReturnType<Shop['buyer']>>, sessionId: string) =>
  (await buyer.call('get', `/api/billing/purchase?session_id=${sessionId}`)).json() as Purchase

describe('buying a pack', () => {
  test('brings its credits once the provider says that it was paid', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('destiny7')
    expect(await buyer.credits()).toBe(gift)
    await shop.pay(sessionId)
    expect(await buyer.credits()).toBe(gift)
    await shop.deliver()
    expect(await buyer.credits()).toBe(gift + 140)
    expect(await buyer.purchases()).toMatchObject([
      { packName: 'Destiny 7', state: 'paid', creditsGranted: 140, amountCents: 549, currency: 'eur' },
    ])
  })

  test('brings them once, however often the event comes and the page asks', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('seed3')
    await shop.pay(sessionId)
    await Promise.all([shop.deliver(), returned(buyer, sessionId), returned(buyer, sessionId)])
    await shop.deliverAgain()
    expect(await buyer.credits()).toBe(gift + 30)
  })

  test('is credited by the page that the buyer comes back to, when the webhook is late', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('seed3')
    expect((await returned(buyer, sessionId)).state).toBe('open')
    await shop.pay(sessionId)
    shop.passTime(1)
    expect(await returned(buyer, sessionId)).toMatchObject({ state: 'paid', creditsGranted: 30 })
    await shop.deliver()
    expect(await buyer.credits()).toBe(gift + 30)
  })

  test('is found by the reconciler, when the webhook never comes', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('path5')
    await shop.pay(sessionId)
    shop.passTime(3)
    await settleUndecided(shop.deps)
    expect(await buyer.credits()).toBe(gift + 60)
  })

  test('is found although another purchase cannot be asked about, which is reported', async () => {
    const [broken, buyer] = [await shop.buyer(), await shop.buyer()]
    await broken.order('seed3')
    const { sessionId } = await buyer.order('path5')
    await shop.pay(sessionId)
    await shop.owner
      .updateTable('purchases')
      .set({ session_id: 'cs_test_unknown' })
      .where('user_id', '=', broken.userId)
      .execute()
    shop.passTime(3)
    await expect(settleUndecided(shop.deps)).rejects.toThrow('1 of 2 purchases')
    expect(await buyer.credits()).toBe(gift + 60)
  })

  test('with a card that is declined brings nothing and can be tried again', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('seed3')
    expect(await shop.pay(sessionId, cards.declined)).toMatchObject({ status: 'declined' })
    await shop.deliver()
    expect(await buyer.credits()).toBe(gift)
    expect((await returned(buyer, sessionId)).state).toBe('open')
    await shop.pay(sessionId)
    await shop.deliver()
    expect(await buyer.credits()).toBe(gift + 30)
  })

  test('in dollars costs the same figure and is remembered', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('seed3', { preferredCurrency: 'usd' })
    await shop.pay(sessionId)
    await shop.deliver()
    expect(await buyer.purchases()).toMatchObject([{ currency: 'usd', amountCents: 199 }])
    const profile = (await buyer.call('get', '/api/auth/profile')).json()
    expect(profile).toMatchObject({ user: { currency: 'usd' } })
  })

  test('on the provider’s own page answers its address', async () => {
    const buyer = await shop.buyer()
    const answer = await buyer.call('post', '/api/purchase', { packId: 'seed3', preferredCurrency: 'eur' })
    expect(answer.statusCode).toBe(200)
    expect((answer.json() as { url: string }).url).toContain(shop.sandbox.url)
  })

  test.each([
    ['an unknown pack', { packId: 'gold' }, 'packId'],
    ['a price of one’s own', { packId: 'seed3', amount: 1 }, 'amount'],
    ['an unknown currency', { packId: 'seed3', preferredCurrency: 'gbp' }, 'preferredCurrency'],
  ])('refuses %s by the field’s name', async (_, body, field) => {
    const answer = await (await shop.buyer()).call('post', '/api/billing/checkout-session', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'request.invalid', field })
  })

  test('says so when the provider is away, and charges nothing', async () => {
    const buyer = await shop.buyer()
    await shop.control('PUT', 'payments', { webhooks: 'lost', api: '500' })
    const answer = await buyer.call('post', '/api/billing/checkout-session', { packId: 'seed3' })
    await shop.control('PUT', 'payments', { webhooks: 'lost' })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'billing.unavailable' })
  })

  test('is nobody else’s business', async () => {
    const [buyer, other] = [await shop.buyer(), await shop.buyer()]
    const { sessionId } = await buyer.order('seed3')
    const answer = await other.call('get', `/api/billing/purchase?session_id=${sessionId}`)
    expect(answer.statusCode).toBe(404)
  })
})

describe('an event', () => {
  test('that is not signed by the provider changes nothing', async () => {
    const send = (headers: Record<string, string>) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/billing/webhook',
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify({ id: 'evt_1', type: 'checkout.session.completed', data: { object: { id: 'cs_1' } } }),
      })
    for (const headers of [{}, { 'stripe-signature': 't=1,v1=abc' }]) {
      const answer = await send(headers as Record<string, string>)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'billing.signature' })
    }
  })
})

describe('a subscription', () => {
  test('brings credits for each paid month, and none for a cancelled one', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('abundance8')
    await shop.pay(sessionId)
    await shop.deliver()
    expect(await buyer.credits()).toBe(gift + 250)
    const subscription = async () =>
      ((await buyer.call('get', '/api/billing/subscription')).json() as SubscriptionReply).subscription
    expect(await subscription()).toMatchObject({ packId: 'abundance8', state: 'active', isCancelled: false })
    const again = await buyer.call('post', '/api/billing/checkout-session', { packId: 'abundance8' })
    expect(again.json()).toMatchObject({ code: 'billing.already_subscribed' })

    await shop.control('POST', 'payments/advance', { days: 32 })
    await shop.deliver()
    expect(await buyer.credits()).toBe(gift + 500)
    expect(await buyer.purchases()).toHaveLength(2)

    const portal = await buyer.call('post', '/api/billing/portal', {})
    expect((portal.json() as { url: string }).url).toContain(shop.sandbox.url)
  })

  test('is managed on a page of the provider that leads back to the prices in the person’s language', async () => {
    const buyer = await shop.buyer()
    await shop.pay((await buyer.order('abundance8')).sessionId)
    await shop.deliver()
    for (const [language, way] of [
      ['pt', '/pt/pricing'],
      ['en', '/pricing'],
    ] as const) {
      buyer.chooseLanguage(language)
      const { url } = (await buyer.call('post', '/api/billing/portal', {})).json() as { url: string }
      expect(await (await fetch(url)).text()).toContain(`"${shop.settings.publicUrl}${way}"`)
    }
  })

  test('is renewed by the reconciler too, when the webhook never comes', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('abundance8')
    await shop.pay(sessionId)
    await applyLostEvents(shop.deps)
    expect(await buyer.credits()).toBe(gift + 250)
    expect(await shop.deps.metrics.registry.metrics()).toMatch(/^numeria_payment_events_lost_total [1-9]/m)
  })
})

test('the statement tells what came, what went and what expires when', async () => {
  const buyer = await shop.buyer()
  const { sessionId } = await buyer.order('abundance8')
  await shop.pay(sessionId)
  await shop.deliver()
  const { balance, expiring, entries } = (await buyer.call('get', '/api/credits/statement')).json() as Statement
  expect(balance).toBe(gift + 250)
  expect(expiring).toMatchObject([{ credits: 250 }])
  expect(entries).toMatchObject([
    {
      kind: 'grant',
      subject: { kind: 'pack', id: 'abundance8' },
      credits: 250,
      balanceAfter: gift + 250,
      expiresAt: expiring[0]!.expiresAt,
    },
    { kind: 'grant', subject: { kind: 'gift', id: 'signup' }, credits: gift, balanceAfter: gift, expiresAt: null },
  ])
  expect(entries.map(({ subject, about }) => ({ ...subject, about }))).toEqual([
    { kind: 'pack', id: 'abundance8', about: 250 },
    { kind: 'gift', id: 'signup', about: gift },
  ])
  const older = await buyer.call('get', `/api/credits/statement?before=${entries[0]!.version}`)
  expect((older.json() as Statement).entries).toHaveLength(1)
})

test('the ledger agrees with itself after all of it', async () => {
  expect(await shop.differences()).toEqual([])
})
