import { afterAll, beforeAll, expect, test } from 'vitest'
import { listUnsettledRefunds, pursueRefund, retryRefund } from './promised-refunds.ts'
import { newest, openShop, withdrawFrom, type Buyer, type Shop } from './test-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const unsettledOf = async ({ userId }: Buyer) =>
  (await listUnsettledRefunds(shop.deps)).filter((refund) => refund.userId === userId)

/** Withdraws from a purchase whose payment is disputed at the provider, before the webhook of the dispute has come. */
async function withdrawWhileDisputed(amount: number): Promise<{ buyer: Buyer; sessionId: string }> {
  const buyer = await shop.buyer()
  const sessionId = await shop.buy(buyer, 'destiny7')
  await buyer.spend(50)
  await shop.refuseRefunds(sessionId, amount)
  await withdrawFrom(buyer, (await newest(buyer)).purchaseId)
  expect(await newest(buyer)).toMatchObject({ state: 'refund_refused', refundingCents: 549 })
  return { buyer, sessionId }
}

const decide = async (sessionId: string, outcome: 'won' | 'lost') => {
  await shop.control('POST', 'payments/dispute', { sessionId, outcome })
  await shop.deliver()
}

test('a refused refund is not owed any more once the buyer has the whole price back by a dispute that we lost', async () => {
  const { buyer, sessionId } = await withdrawWhileDisputed(549)
  await decide(sessionId, 'lost')
  expect(await newest(buyer)).toMatchObject({ state: 'dispute_lost', refundingCents: 0, refundedCents: 0 })
  expect(await unsettledOf(buyer)).toEqual([])
})

test('a refund is owed again when the dispute that covered it is won after all', async () => {
  const { buyer, sessionId } = await withdrawWhileDisputed(549)
  const { payments } = shop.deps
  const provider = { ...payments }
  payments.findDispute = async (id) => ({ ...(await provider.findDispute(id)), state: 'lost' })
  await shop.deliver()
  Object.assign(payments, provider)
  expect(await newest(buyer)).toMatchObject({ state: 'dispute_lost', refundingCents: 0 })
  const before = await buyer.credits()
  await decide(sessionId, 'won')
  expect(await newest(buyer)).toMatchObject({ state: 'refund_refused', refundingCents: 549 })
  expect(await buyer.credits()).toBe(before)
  const [refused] = await unsettledOf(buyer)
  await pursueRefund(shop.deps, (await retryRefund(shop.deps.db, buyer.userId, refused!.refundId))!)
  await shop.deliver()
  expect(await newest(buyer)).toMatchObject({ state: 'refunded', refundedCents: 549 })
  expect(await buyer.credits()).toBe(before)
})

test('a dispute that is won brings back no refund that another dispute covered', async () => {
  const { buyer, sessionId } = await withdrawWhileDisputed(100)
  const { payments } = shop.deps
  const provider = { ...payments }
  payments.findDispute = async (id) => {
    const dispute = await provider.findDispute(id)
    return dispute.amountCents === 549 ? { ...dispute, state: 'lost' } : dispute
  }
  await shop.refuseRefunds(sessionId, 549)
  await shop.deliver()
  Object.assign(payments, provider)
  expect(await unsettledOf(buyer)).toEqual([])
  await decide(sessionId, 'won')
  expect(await newest(buyer)).toMatchObject({ state: 'dispute_lost', refundingCents: 0 })
  expect(await unsettledOf(buyer)).toEqual([])
})

test('a refund that is refused after the dispute was lost is not owed either', async () => {
  const buyer = await shop.buyer()
  const sessionId = await shop.buy(buyer, 'seed3')
  await shop.control('PUT', 'payments', { webhooks: 'lost', api: '500' })
  await withdrawFrom(buyer, (await newest(buyer)).purchaseId)
  await shop.control('PUT', 'payments', { webhooks: 'lost' })
  await shop.refuseRefunds(sessionId, 199)
  await decide(sessionId, 'lost')
  shop.passTime(25 * 60)
  const [late] = await unsettledOf(buyer)
  await pursueRefund(shop.deps, (await retryRefund(shop.deps.db, buyer.userId, late!.refundId))!)
  expect(await newest(buyer)).toMatchObject({ state: 'dispute_lost', refundingCents: 0 })
  expect(await unsettledOf(buyer)).toEqual([])
})

test('a refund stays owed where the dispute took only a part of the price', async () => {
  const { buyer, sessionId } = await withdrawWhileDisputed(100)
  await decide(sessionId, 'lost')
  expect(await newest(buyer)).toMatchObject({ state: 'refund_refused', refundingCents: 549 })
  expect(await unsettledOf(buyer)).toMatchObject([{ state: 'refused' }])
})

test('the ledger agrees with itself after all of it', async () => {
  expect(await shop.differences()).toEqual([])
})
