import { afterAll, beforeAll, expect, test } from 'vitest'
import { findLot } from '../credits/lots.ts'
import { newest, openShop, withdrawFrom, type Buyer, type Shop } from './test-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

async function dispute(sessionId: string, order: object): Promise<void> {
  await shop.control('POST', 'payments/dispute', { sessionId, ...order })
  await shop.deliver()
}

const lotOf = async ({ userId }: Buyer, sessionId: string) => findLot(shop.deps.db, userId, `purchase:${sessionId}`)

test.each(['won', 'lost'])(
  'a second dispute of a payment whose first was %s is open until it is decided, and each takes the share of its own amount',
  async (first) => {
    const buyer = await shop.buyer()
    const sessionId = await shop.buy(buyer, 'destiny7')
    await dispute(sessionId, { amount: 100, outcome: 'open' })
    await dispute(sessionId, { outcome: first })
    // 140 credits for 5.49: a dispute of 1.00 takes 25 of them, both together 51.
    const decided = { revoked: first === 'lost' ? 25 : 0, frozen: 0 }
    expect(await lotOf(buyer, sessionId)).toMatchObject(decided)

    await dispute(sessionId, { amount: 100, outcome: 'open' })
    expect(await newest(buyer)).toMatchObject({ state: 'disputed', withdrawal: null })
    expect((await withdrawFrom(buyer, (await newest(buyer)).purchaseId)).json()).toMatchObject({
      code: 'billing.payment_disputed',
    })
    expect(await lotOf(buyer, sessionId)).toMatchObject({ ...decided, frozen: first === 'lost' ? 26 : 25 })

    await dispute(sessionId, { outcome: 'won' })
    expect(await newest(buyer)).toMatchObject({ state: first === 'lost' ? 'dispute_lost' : 'paid' })
    expect(await lotOf(buyer, sessionId)).toMatchObject(decided)
  },
)

test('a dispute that is won leaves another one of the payment open', async () => {
  const buyer = await shop.buyer()
  const sessionId = await shop.buy(buyer, 'destiny7')
  await dispute(sessionId, { amount: 100, outcome: 'open' })
  await dispute(sessionId, { amount: 100, outcome: 'open' })
  expect(await lotOf(buyer, sessionId)).toMatchObject({ frozen: 51 })
  await dispute(sessionId, { outcome: 'won' })
  expect(await newest(buyer)).toMatchObject({ state: 'disputed', withdrawal: null })
  expect(await lotOf(buyer, sessionId)).toMatchObject({ frozen: 25 })
  await dispute(sessionId, { outcome: 'lost' })
  expect(await newest(buyer)).toMatchObject({ state: 'dispute_lost', withdrawal: null })
  expect(await lotOf(buyer, sessionId)).toMatchObject({ frozen: 0, revoked: 25 })
})

test('the ledger agrees with itself after all of it', async () => {
  expect(await shop.differences()).toEqual([])
})
