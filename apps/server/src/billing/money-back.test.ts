import type { WithdrawalReply } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hold, release } from '../credits/test-holds.ts'
import { openShop, type Shop } from './test-shop.ts'
import { askForPromisedRefunds } from './promised-refunds.ts'

const gift = 5
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe('withdrawing', () => {
  test('with nothing used brings the whole price back and takes what is left', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('seed3', { consent: { textVersion: '2026-11' } })
    await shop.pay(sessionId)
    await shop.deliver()
    const [purchase] = await buyer.purchases()
    expect(purchase!.withdrawal).toMatchObject({ refundCents: 199, basis: 'law', creditsTaken: 30 })
    const answer = await buyer.call('post', `/api/billing/purchases/${purchase!.purchaseId}/withdraw`)
    expect(answer.json() as WithdrawalReply).toMatchObject({ refundCents: 199, creditsTaken: 30 })
    await shop.deliver()
    expect(await buyer.credits()).toBe(gift)
    expect(await buyer.purchases()).toMatchObject([{ state: 'refunded', refundedCents: 199, withdrawal: null }])
    const again = await buyer.call('post', `/api/billing/purchases/${purchase!.purchaseId}/withdraw`)
    expect(again.statusCode).toBe(409)
  })

  test('cannot be done twice while the refund is under way', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('destiny7', { consent: { textVersion: '2026-11' } })
    await shop.pay(sessionId)
    await shop.deliver()
    const [purchase] = await buyer.purchases()
    const address = `/api/billing/purchases/${purchase!.purchaseId}/withdraw`
    await shop.control('PUT', 'payments', { webhooks: 'lost', api: '500' })
    const answers = await Promise.all([buyer.call('post', address), buyer.call('post', address)])
    await shop.control('PUT', 'payments', { webhooks: 'lost' })
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(await buyer.purchases()).toMatchObject([
      { state: 'being_refunded', refundedCents: 0, refundingCents: 549, withdrawal: null },
    ])
    await askForPromisedRefunds(shop.deps)
  })

  test('waits for a reading that is being written with its credits', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('seed3')
    await shop.pay(sessionId)
    await shop.deliver()
    const turn = randomUUID()
    await hold(shop.deps.db, shop.deps.clock.now(), buyer.userId, turn, 20)
    const [purchase] = await buyer.purchases()
    const address = `/api/billing/purchases/${purchase!.purchaseId}/withdraw`
    expect((await buyer.call('post', address)).json()).toMatchObject({ code: 'billing.reading_running' })
    await release(shop.deps.db, shop.deps.clock.now(), buyer.userId, turn)
    expect((await buyer.call('post', address)).statusCode).toBe(200)
  })

  test('from a subscription ends it', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('abundance8')
    await shop.pay(sessionId)
    await shop.deliver()
    const [purchase] = await buyer.purchases()
    await buyer.call('post', `/api/billing/purchases/${purchase!.purchaseId}/withdraw`)
    expect((await buyer.call('get', '/api/billing/subscription')).json()).toEqual({ subscription: null })
    await shop.control('POST', 'payments/advance', { days: 40 })
    await shop.deliver()
    expect(await buyer.purchases()).toHaveLength(1)
  })

  test('counts from the declaration, though the provider is away', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('seed3')
    await shop.pay(sessionId)
    await shop.deliver()
    const [purchase] = await buyer.purchases()
    await shop.control('PUT', 'payments', { webhooks: 'lost', api: '500' })
    const answer = await buyer.call('post', `/api/billing/purchases/${purchase!.purchaseId}/withdraw`)
    expect(answer.statusCode).toBe(200)
    expect(await buyer.credits()).toBe(gift)
    await shop.control('PUT', 'payments', { webhooks: 'lost' })
    await askForPromisedRefunds(shop.deps)
    await shop.deliver()
    expect(await buyer.purchases()).toMatchObject([{ state: 'refunded', refundedCents: 199 }])
  })
})

describe('a refund made at the provider', () => {
  test('takes the credits that its share of the price bought, and no more than is left', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('destiny7')
    await shop.pay(sessionId)
    await shop.deliver()
    await shop.control('POST', 'payments/refund', { sessionId, amount: 100 })
    await shop.deliver()
    // 140 credits for 549 cents: 100 cents bought 25.5 of them.
    expect(await buyer.credits()).toBe(gift + 140 - 25)
  })

  test('of the whole price takes what is left, and what was spent is no debt', async () => {
    const buyer = await shop.buyer()
    const sessionId = await shop.buy(buyer, 'seed3')
    await buyer.spend(gift + 20)
    await shop.control('POST', 'payments/refund', { sessionId })
    await shop.deliver()
    const { user } = (await buyer.call('get', '/api/auth/profile')).json() as { user: object }
    expect(user).toMatchObject({ credits: 0, debt: null })
    expect(await buyer.purchases()).toMatchObject([{ state: 'refunded', refundedCents: 199, withdrawal: null }])
    // Nothing is owed: the whole next purchase can be spent.
    await shop.buy(buyer, 'seed3')
    await buyer.spend(30)
  })

  test('that fails brings them back', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('seed3')
    await shop.pay(sessionId)
    await shop.deliver()
    await shop.control('POST', 'payments/refund', { sessionId, outcome: 'fail' })
    await shop.deliver()
    expect(await buyer.credits()).toBe(gift)
    await shop.control('POST', 'payments/advance', { days: 10 })
    await shop.deliver()
    expect(await buyer.credits()).toBe(gift + 30)
  })
})

describe('a dispute', () => {
  test('freezes the credits, and gives them back when it is won', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('seed3')
    await shop.pay(sessionId)
    await shop.deliver()
    await shop.control('POST', 'payments/dispute', { sessionId, outcome: 'open' })
    await shop.deliver()
    expect(await buyer.credits()).toBe(gift)
    expect(await buyer.purchases()).toMatchObject([{ state: 'disputed', withdrawal: null }])
    await shop.control('POST', 'payments/dispute', { sessionId, outcome: 'won' })
    await shop.deliver()
    expect(await buyer.credits()).toBe(gift + 30)
    expect(await buyer.purchases()).toMatchObject([{ state: 'paid' }])
  })

  test('that is lost takes them', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('seed3')
    await shop.pay(sessionId)
    await shop.deliver()
    await shop.control('POST', 'payments/dispute', { sessionId, outcome: 'lost' })
    await shop.deliver()
    expect(await buyer.credits()).toBe(gift)
    expect(await buyer.purchases()).toMatchObject([{ state: 'dispute_lost', withdrawal: null }])
  })
})

test('the ledger agrees with itself after all of it', async () => {
  expect(await shop.differences()).toEqual([])
})
