import { operatorRoutes, type UnsettledRefunds } from '@numeria/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin } from '../admin/admins.ts'
import { createBrowser } from '../test-app.ts'
import { askForPromisedRefunds } from './promised-refunds.ts'
import { settleUndecided } from './reconcile.ts'
import { emails, newest, openShop, type Buyer, type Shop } from './test-shop.ts'

const gift = 5
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const pause = async (buyer: Buyer) => {
  const { statusCode } = await buyer.call('put', '/api/wellbeing', { pauseDays: 7 })
  expect(statusCode).toBe(200)
}
/** The provider does not answer while the pause starts, so the checkout stays open there. */
async function pauseWithoutProvider(buyer: Buyer) {
  await shop.control('PUT', 'payments', { webhooks: 'lost', api: '500' })
  await pause(buyer)
  await shop.control('PUT', 'payments', { webhooks: 'lost' })
}
const refundsOf = async ({ userId }: Buyer) =>
  shop.deps.db
    .selectFrom('refunds')
    .select(['amount_cents', 'state', 'reason', 'subscription_to_end'])
    .where('user_id', '=', userId)
    .execute()

describe('a pause', () => {
  test.each([
    ['a pack', 'seed3'],
    ['a subscription', 'abundance8'],
  ])('closes every open checkout of %s', async (_, packId) => {
    const buyer = await shop.buyer()
    const open = [await buyer.order(packId), await buyer.order(packId)]
    await pause(buyer)
    for (const { sessionId } of open)
      expect(await shop.pay(sessionId)).toMatchObject({ status: 'refused', code: 'session_expired' })
    await shop.deliver()
    expect(await buyer.credits()).toBe(gift)
    expect(await buyer.purchases()).toEqual([])
    expect(await refundsOf(buyer)).toEqual([])
  })

  test('leaves the checkouts of other people open', async () => {
    const [buyer, other] = [await shop.buyer(), await shop.buyer()]
    const { sessionId } = await other.order('seed3')
    await pause(buyer)
    await shop.pay(sessionId)
    await shop.deliver()
    expect(await other.credits()).toBe(gift + 30)
  })

  test('keeps a purchase that was paid before it, although the webhook comes later', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('seed3')
    await shop.pay(sessionId)
    await pause(buyer)
    await shop.deliver()
    expect(await buyer.credits()).toBe(gift + 30)
    expect(await refundsOf(buyer)).toEqual([])
  })

  test('lets a subscription renew', async () => {
    const buyer = await shop.buyer()
    await shop.buy(buyer, 'abundance8')
    await pause(buyer)
    await shop.control('POST', 'payments/advance', { days: 32 })
    await shop.deliver()
    expect(await buyer.credits()).toBe(gift + 500)
    expect(await refundsOf(buyer)).toEqual([])
  })
})

describe('a payment that arrives during a pause', () => {
  test.each([
    ['a pack', 'seed3', 199],
    ['a subscription', 'abundance8', 799],
  ])('for %s is refunded once, and an e-mail says so', async (_, packId, cents) => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order(packId)
    await pauseWithoutProvider(buyer)
    await shop.pay(sessionId)
    shop.passTime(3)
    const comeBack = () => buyer.call('get', `/api/billing/purchase?session_id=${sessionId}`)
    await Promise.all([shop.deliver(), comeBack(), settleUndecided(shop.deps)])
    expect(await newest(buyer)).toMatchObject({ state: 'being_refunded', creditsGranted: 0, refundingCents: cents })
    shop.passTime(1)
    await Promise.all([askForPromisedRefunds(shop.deps), askForPromisedRefunds(shop.deps)])
    await shop.deliver()

    // The pause is over, and an old event comes again.
    shop.passTime(8 * 24 * 60)
    await shop.deliverAgain()
    await askForPromisedRefunds(shop.deps)
    await shop.deliver()
    const refunded = await newest(buyer)
    expect(refunded).toMatchObject({ state: 'refunded', refundedCents: cents, refundingCents: 0, creditsGranted: 0 })
    expect(await refundsOf(buyer)).toEqual([
      { amount_cents: cents, state: 'succeeded', reason: 'paused', subscription_to_end: null },
    ])
    expect(await buyer.credits()).toBe(gift)
    const [last, first, ...others] = await emails(buyer, refunded.purchaseId)
    expect(others).toEqual([])
    expect(first!.subject).toBe(`Your payment for ${refunded.packName} is being refunded`)
    expect(first!.text).toContain('it arrived during your pause')
    expect(last!.subject).toBe(`Refunded: ${refunded.packName}`)
    expect(await shop.differences()).toEqual([])
    if (packId === 'abundance8') await shop.buy(buyer, packId)
  })

  test('is explained in Portuguese to a person who ordered in Portuguese', async () => {
    const buyer = await shop.buyer()
    buyer.chooseLanguage('pt')
    const { sessionId } = await buyer.order('seed3')
    await pauseWithoutProvider(buyer)
    await shop.pay(sessionId)
    await shop.deliver()
    const { purchaseId, packName } = await newest(buyer)
    expect(await emails(buyer, purchaseId)).toMatchObject([
      {
        subject: `Reembolso do teu pagamento de ${packName}`,
        text: expect.stringContaining('chegou durante a tua pausa') as string,
      },
    ])
  })

  test('is in the administrators’ list of refunds, with the pause as its reason, where the provider refuses to refund it', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('seed3')
    await pauseWithoutProvider(buyer)
    await shop.pay(sessionId)
    await shop.deliver()
    await shop.refuseRefunds(sessionId, 199)
    await askForPromisedRefunds(shop.deps)
    expect((await newest(buyer)).state).toBe('refund_refused')

    const admin = { email: 'operator@numeria.example', password: 'a quiet evening' }
    await createAdmin(shop.deps.db, shop.deps.clock.now(), admin.email, admin.password)
    const browser = createBrowser(shop.app)
    await browser.post(operatorRoutes.adminLogin.path, { body: admin })
    const { refunds } = (await browser.get(operatorRoutes.adminRefunds.path)).json<UnsettledRefunds>()
    expect(refunds).toMatchObject([
      { userId: buyer.userId, reason: 'paused', state: 'refused', refusal: 'charge_disputed', amountCents: 199 },
    ])
  })
})

test('of purchases that race with a pause each is credited, refunded once, or never paid', async () => {
  const buyers = await Promise.all(Array.from({ length: 9 }, () => shop.buyer()))
  const ends = buyers.map(async (buyer, nth) => {
    const open = async () => (await buyer.order('seed3')).sessionId
    // A third opens the checkout before the pause, a third during it, and a third has paid already.
    const known = nth % 3 === 1 ? null : await open()
    if (known && nth % 3 === 2) await shop.pay(known)
    const payNow = async () => {
      // The pause may be first: then the provider or the product refuses.
      const sessionId = known ?? (await open().catch(() => null))
      if (sessionId && nth % 3 !== 2) await shop.pay(sessionId)
      await shop.deliver()
    }
    await Promise.all([payNow(), pause(buyer), settleUndecided(shop.deps)])
  })
  await Promise.all(ends)
  await shop.deliver()
  shop.passTime(3)
  await settleUndecided(shop.deps)
  await askForPromisedRefunds(shop.deps)
  await shop.deliver()
  await shop.deliverAgain()

  for (const buyer of buyers) {
    const [purchase, ...others] = await buyer.purchases()
    expect(others).toEqual([])
    const credits = (await buyer.credits()) - gift
    const refunds = await refundsOf(buyer)
    if (!purchase) expect({ credits, refunds }).toEqual({ credits: 0, refunds: [] })
    else if (purchase.state === 'paid') expect({ credits, refunds }).toEqual({ credits: 30, refunds: [] })
    else {
      expect(purchase).toMatchObject({ state: 'refunded', refundedCents: 199, creditsGranted: 0 })
      expect({ credits, refunds }).toMatchObject({ credits: 0, refunds: [{ amount_cents: 199, state: 'succeeded' }] })
      expect(await emails(buyer, purchase.purchaseId)).toHaveLength(2)
    }
  }
  expect(await shop.differences()).toEqual([])
})
