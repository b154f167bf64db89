import type { Statement, WithdrawalReply } from '@numeria/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emails, newest, openShop, withdrawFrom, type Buyer, type Shop } from './test-shop.ts'

const gift = 5
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const buy = (buyer: Buyer, packId: string) => shop.buy(buyer, packId)

describe('the guarantee', () => {
  test('gives the whole price back once; then what was used is deducted, and readings are free no second time', async () => {
    const buyer = await shop.buyer()
    await buy(buyer, 'seed3')
    await buyer.spend(gift + 30)
    expect((await newest(buyer)).withdrawal).toMatchObject({ refundCents: 199, basis: 'guarantee' })
    await withdrawFrom(buyer, (await newest(buyer)).purchaseId)
    await shop.deliver()
    await buy(buyer, 'seed3')
    await buyer.spend(20)
    // 10 of 30 credits: 66.3 cents, rounded in the person's favour.
    expect((await newest(buyer)).withdrawal).toMatchObject({ refundCents: 67, basis: 'unused', creditsTaken: 10 })
    expect((await newest(buyer)).withdrawal?.guaranteeAgainAt).not.toBeNull()
    const statement = (await buyer.call('get', '/api/credits/statement')).json() as Statement
    expect(statement.guaranteeAgainAt).toBe((await newest(buyer)).withdrawal?.guaranteeAgainAt)
    expect((await withdrawFrom(buyer, (await newest(buyer)).purchaseId)).json()).toMatchObject({ refundCents: 67 })
  })

  test('is not used up by a withdrawal with nothing used, nor by a refund that the provider refuses', async () => {
    const buyer = await shop.buyer()
    await buy(buyer, 'seed3')
    await withdrawFrom(buyer, (await newest(buyer)).purchaseId)
    await shop.deliver()
    const sessionId = await buy(buyer, 'path5')
    await buyer.spend(gift + 10)
    expect((await newest(buyer)).withdrawal).toMatchObject({ basis: 'guarantee', guaranteeAgainAt: null })
    await shop.refuseRefunds(sessionId, 300)
    await withdrawFrom(buyer, (await newest(buyer)).purchaseId)
    expect(await newest(buyer)).toMatchObject({ state: 'refund_refused' })
    await buy(buyer, 'seed3')
    await buyer.spend(10)
    // 10 of these 30 credits settled what the dispute had left owed.
    expect((await newest(buyer)).withdrawal).toMatchObject({ refundCents: 133, basis: 'guarantee' })
  })

  test('leaves what was earned by sharing readings of the refunded purchase', async () => {
    const buyer = await shop.buyer()
    await buy(buyer, 'seed3')
    const shared = await buyer.call('post', '/api/credits/share', { delta: 1, reason: 'copy' })
    expect(shared.json()).toMatchObject({ credited: 1 })
    await withdrawFrom(buyer, (await newest(buyer)).purchaseId)
    await shop.deliver()
    expect(await buyer.credits()).toBe(gift + 1)
  })

  test('is one, however many withdraw at once', async () => {
    const buyer = await shop.buyer()
    await buy(buyer, 'seed3')
    await buy(buyer, 'seed3')
    await buyer.spend(gift + 40)
    const replies = await Promise.all(
      (await buyer.purchases()).map(({ purchaseId }) => withdrawFrom(buyer, purchaseId)),
    )
    const cents = replies.map((reply) => (reply.json() as WithdrawalReply).refundCents ?? 0)
    expect(Math.max(...cents)).toBe(199)
    expect(cents.reduce((sum, each) => sum + each)).toBeLessThan(398)
  })
})

describe('debt', () => {
  test('that a purchase settled is not given back with it, under the guarantee or by law', async () => {
    for (const more of [{}, { consent: undefined }]) {
      const buyer = await shop.buyer()
      const disputed = await buy(buyer, 'destiny7')
      await buyer.spend(gift + 135)
      await shop.control('POST', 'payments/dispute', { sessionId: disputed, outcome: 'lost' })
      await shop.deliver()
      await shop.buy(buyer, 'destiny7', more)
      const bought = await newest(buyer)
      expect(bought.settled).toMatchObject({ credits: 135 })
      // 5 of 140 credits are left: 19.6 cents, rounded in the person's favour.
      expect(bought.withdrawal).toMatchObject({ refundCents: 20, creditsTaken: 5 })
      expect((await withdrawFrom(buyer, bought.purchaseId)).json()).toMatchObject({ refundCents: 20 })
      await shop.deliver()
      expect(await newest(buyer)).toMatchObject({ state: 'refunded', refundedCents: 20 })
    }
  })

  test('is shown, and a purchase settles it first', async () => {
    const buyer = await shop.buyer()
    const sessionId = await buy(buyer, 'seed3')
    await buyer.spend(gift + 30)
    await shop.control('POST', 'payments/dispute', { sessionId, amount: 100, outcome: 'open' })
    await shop.deliver()
    const profile = async () => ((await buyer.call('get', '/api/auth/profile')).json() as { user: object }).user
    // 100 of 199 cents bought 15 of 30 credits.
    expect(await profile()).toMatchObject({ credits: 0, debt: { credits: 15 } })
    await buy(buyer, 'destiny7')
    expect(await profile()).toMatchObject({ credits: 125, debt: null })
    const purchase = await newest(buyer)
    expect(purchase.settled).toMatchObject({ credits: 15 })
    const [entry] = ((await buyer.call('get', '/api/credits/statement')).json() as Statement).entries
    expect(entry).toMatchObject({ kind: 'settlement', credits: -15, since: purchase.settled!.since })
    const [confirmation] = await emails(buyer, purchase.purchaseId)
    expect(confirmation!.text).toContain(
      '15 of these 140 credits settle the debt from the payment that was reversed on',
    )
    await buyer.spend(125)
  })
})

test('the ledger agrees with itself after all of it', async () => {
  expect(await shop.differences()).toEqual([])
})
