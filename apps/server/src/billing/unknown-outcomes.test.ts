import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { runEffect } from './effects.ts'
import { askForPromisedRefunds, askForRefund, pursueRefund, retryRefund } from './promised-refunds.ts'
import { lockRefund, type RefundRow } from './refunds.queries.ts'
import { followRefund } from './refunds-and-disputes.ts'
import { openShop, withdrawFrom, type Buyer, type Shop } from './test-shop.ts'
import { withdraw } from './withdraw.ts'

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
  const [isAsked, isAnswered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { payments } = shop.deps
  const refund: typeof payments.refund = async (order) => {
    const made = await Promise.allSettled([payments.refund(order)])
    isAsked.resolve()
    await isAnswered.promise
    return made[0].status === 'fulfilled' ? made[0].value : Promise.reject(made[0].reason)
  }
  // One process has asked, and its answer is on its way; another asks too and is refused.
  const waiting = withdraw({ ...shop.deps, payments: { ...payments, refund } }, buyer.userId, purchaseId, 'en')
  await isAsked.promise
  await askForPromisedRefunds(shop.deps)
  const refused = await refundOf(buyer)
  expect(refused).toMatchObject({ state: 'refused', attempt: 0 })
  await shop.control('POST', 'payments/dispute', { sessionId, outcome: 'won' })
  await pursueRefund(shop.deps, (await retryRefund(shop.deps.db, buyer.userId, refused.refund_id))!)
  expect(await buyer.purchases()).toMatchObject([{ state: 'refunded' }])
  isAnswered.resolve()
  await waiting
  expect(await buyer.purchases()).toMatchObject([{ state: 'refunded', refundedCents: 199 }])
  expect(await refundOf(buyer)).toMatchObject({ state: 'succeeded', attempt: 1 })
  // A process that read the first attempt, and comes to it only now, asks for nothing.
  const before = await refundsMade()
  await askForRefund(shop.deps, { ...refused, state: 'asked' })
  expect(await refundsMade()).toBe(before)
})

test('a refund whose process is killed before the answer is made once, also after the provider has forgotten its key', async () => {
  const buyer = await shop.buyer()
  const { purchaseId } = await buy(buyer, 'path5')
  await buyer.spend(45)
  shop.passTime(pastTheGuarantee)
  const before = await refundsMade()
  const { payments } = shop.deps
  const refund: typeof payments.refund = async (order) => {
    await payments.refund(order)
    return new Promise(() => {})
  }
  void withdraw({ ...shop.deps, payments: { ...payments, refund } }, buyer.userId, purchaseId, 'en')
  await expect.poll(refundsMade).toBe(before + 1)
  shop.passTime(2 * 24 * 60)
  await shop.control('POST', 'payments/advance', { days: 2 })
  await askForPromisedRefunds(shop.deps)
  await shop.deliver()
  expect(await refundsMade()).toBe(before + 1)
  const { amount_cents } = await refundOf(buyer)
  expect(await buyer.purchases()).toMatchObject([{ state: 'refunded', refundedCents: amount_cents }])
})

test('events of a refund that was read before the bank refused it, and is written after, does not make it refunded', async () => {
  const buyer = await shop.buyer()
  const { sessionId } = await buyer.order('seed3', { consent: { textVersion: '2026-11' } })
  await shop.pay(sessionId, '4000000000005126')
  await shop.deliver()
  await withdrawFrom(buyer, (await buyer.purchases())[0]!.purchaseId)
  const { provider_id } = await refundOf(buyer)
  const readEarlier = await followRefund(shop.deps, provider_id!)
  await shop.control('POST', 'payments/advance', { days: 2 })
  await shop.deliver()
  expect(await buyer.purchases()).toMatchObject([{ state: 'refund_refused', refundedCents: 0 }])
  await runEffect(shop.deps, readEarlier)
  expect(await buyer.purchases()).toMatchObject([{ state: 'refund_refused', refundedCents: 0 }])
})

test('the ledger agrees with itself after all of it', async () => {
  expect(await shop.differences()).toEqual([])
})
