import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { askForPromisedRefunds, askForRefund, pursueRefund, takeUpRefund } from './promised-refunds.ts'
import { lockRefund, type RefundRow } from './refunds.queries.ts'
import { openShop, withdrawFrom, type Buyer, type Shop } from './test-shop.ts'

const pastTheGuarantee = 11 * 24 * 60
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(() => shop.control('PUT', 'payments', { webhooks: 'lost' }))

async function buy(buyer: Buyer, packId: string): Promise<{ sessionId: string; purchaseId: string }> {
  const { sessionId } = await buyer.order(packId, { consent: { textVersion: '2026-11' } })
  await shop.pay(sessionId)
  await shop.deliver()
  return { sessionId, purchaseId: (await buyer.purchases())[0]!.purchaseId }
}

const refundOf = async ({ userId }: Buyer): Promise<RefundRow> => {
  const { refund_id } = await shop.deps.db
    .selectFrom('refunds')
    .select('refund_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return (await lockRefund(shop.deps.db, userId, refund_id))!
}

const refundsMade = async (): Promise<number> =>
  (await shop.control<{ counts: { refunds: number } }>('GET', 'payments')).counts.refunds

test('a refund whose answer never came is made once, though the provider begins late', async () => {
  const buyer = await shop.buyer()
  const { purchaseId } = await buy(buyer, 'path5')
  await buyer.spend(45)
  shop.passTime(pastTheGuarantee)
  // The connection breaks, and the provider makes the refund three seconds later.
  await shop.control('PUT', 'payments', { webhooks: 'lost', api: 'late', delayMs: 3_000, times: 1 })
  const { refundCents } = (await withdrawFrom(buyer, purchaseId)).json() as { refundCents: number }
  expect(refundCents).toBeLessThan(150)
  expect(await buyer.purchases()).toMatchObject([{ state: 'being_refunded' }])
  await askForPromisedRefunds(shop.deps)
  await expect.poll(refundsMade, { timeout: 10_000 }).toBe(1)
  await askForPromisedRefunds(shop.deps)
  await shop.deliver()
  expect(await buyer.purchases()).toMatchObject([{ state: 'refunded', refundedCents: refundCents }])
  expect(await refundsMade()).toBe(1)
})

test('a refund that the provider answered with a fault of its own is asked for with a new key', async () => {
  const buyer = await shop.buyer()
  const { purchaseId } = await buy(buyer, 'seed3')
  await shop.control('PUT', 'payments', { webhooks: 'lost', api: '500', times: 1 })
  await withdrawFrom(buyer, purchaseId)
  expect(await refundOf(buyer)).toMatchObject({ state: 'asked', faults: 1 })
  await askForPromisedRefunds(shop.deps)
  expect(await buyer.purchases()).toMatchObject([{ state: 'refunded', refundedCents: 199 }])
})

test('a late refusal of an earlier attempt changes nothing of a refund that was made since', async () => {
  const buyer = await shop.buyer()
  const { sessionId, purchaseId } = await buy(buyer, 'seed3')
  await shop.control('POST', 'payments/dispute', { sessionId, amount: 199, outcome: 'open' })
  await withdrawFrom(buyer, purchaseId)
  const refused = await refundOf(buyer)
  expect(refused).toMatchObject({ state: 'refused', attempt: 0 })
  await shop.control('POST', 'payments/dispute', { sessionId, outcome: 'won' })
  await pursueRefund(shop.deps, (await takeUpRefund(shop.deps.db, buyer.userId, refused.refund_id))!)
  expect(await buyer.purchases()).toMatchObject([{ state: 'refunded' }])
  // Another process has asked for the first attempt too, and gets its answer only now.
  await askForRefund(shop.deps, { ...refused, state: 'asked' })
  expect(await buyer.purchases()).toMatchObject([{ state: 'refunded', refundedCents: 199 }])
  expect(await refundOf(buyer)).toMatchObject({ state: 'succeeded', attempt: 1, tries: 0 })
})

test('the ledger agrees with itself after all of it', async () => {
  expect(await shop.differences()).toEqual([])
})
