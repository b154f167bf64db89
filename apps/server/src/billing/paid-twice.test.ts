import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runEffect } from './effects.ts'
import { fulfilCheckout } from './fulfil.ts'
import { askForPromisedRefunds } from './promised-refunds.ts'
import { emails, newest, openShop, type Buyer, type Shop } from './test-shop.ts'

const gift = 5
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Two checkouts of one order: the provider opened the first, and its answer was lost. */
async function openTwice(buyer: Buyer, packId: string): Promise<[string, string]> {
  // The buyer is a customer of the provider already: the next call opens the checkout.
  await buyer.order('path5')
  const key = { 'idempotency-key': randomUUID() }
  const open = async () => buyer.call('post', '/api/billing/checkout-session', { packId }, key)
  await shop.control('PUT', 'payments', { webhooks: 'lost', api: 'lost_answer' })
  expect((await open()).statusCode).toBe(503)
  await shop.control('PUT', 'payments', { webhooks: 'lost' })
  expect((await open()).statusCode).toBe(200)
  const { sessions } = await shop.control<{ sessions: { id: string }[] }>('GET', 'payments')
  return [sessions[1]!.id, sessions[0]!.id]
}

const refundsOf = async ({ userId }: Buyer) =>
  shop.deps.db.selectFrom('refunds').select(['amount_cents', 'state', 'reason']).where('user_id', '=', userId).execute()

describe('an order that is paid twice', () => {
  test.each([
    ['a pack', 'seed3', 199, 30, 'paid_twice', 'this order was already paid'],
    ['a subscription', 'abundance8', 799, 250, 'second_subscription', 'your subscription was already running'],
  ])('for %s is credited once, and its second payment is refunded once, with an e-mail', async (...story) => {
    const [, packId, cents, credits, reason, why] = story
    const buyer = await shop.buyer()
    const [one, other] = await openTwice(buyer, packId)
    await shop.pay(other)
    await shop.deliver()
    expect(await buyer.credits()).toBe(gift + credits)
    shop.passTime(1)
    await shop.pay(one)
    const settle = async () => runEffect(shop.deps, await fulfilCheckout(shop.deps, one))
    await Promise.all([shop.deliver(), settle(), settle(), settle()])
    const [second, first, ...others] = await buyer.purchases()
    expect(others).toEqual([])
    expect(first).toMatchObject({ state: 'paid', creditsGranted: credits })
    expect(second).toMatchObject({ state: 'being_refunded', creditsGranted: 0, refundingCents: cents })

    shop.passTime(1)
    await Promise.all([askForPromisedRefunds(shop.deps), askForPromisedRefunds(shop.deps)])
    await shop.deliver()
    await shop.deliverAgain()
    await askForPromisedRefunds(shop.deps)
    await shop.deliver()
    const refunded = await newest(buyer)
    expect(refunded).toMatchObject({ state: 'refunded', refundedCents: cents, refundingCents: 0 })
    expect(await refundsOf(buyer)).toEqual([{ amount_cents: cents, state: 'succeeded', reason }])
    expect(await buyer.credits()).toBe(gift + credits)
    const [last, notice, ...more] = await emails(buyer, refunded.purchaseId)
    expect(more).toEqual([])
    expect(notice!.subject).toBe(`Your second payment for ${refunded.packName} is being refunded`)
    expect(notice!.text).toContain(why)
    expect(last!.subject).toBe(`Refunded: ${refunded.packName}`)
  })

  test('by payments whose events arrive at the same moment is credited once', async () => {
    const buyer = await shop.buyer()
    const sessions = await openTwice(buyer, 'seed3')
    for (const sessionId of sessions) await shop.pay(sessionId)
    await Promise.all(
      [...sessions, ...sessions].map(async (sessionId) =>
        runEffect(shop.deps, await fulfilCheckout(shop.deps, sessionId)),
      ),
    )
    await shop.deliver()
    await askForPromisedRefunds(shop.deps)
    await shop.deliver()
    expect((await buyer.purchases()).map(({ state }) => state).toSorted()).toEqual(['paid', 'refunded'])
    expect(await buyer.credits()).toBe(gift + 30)
    expect(await refundsOf(buyer)).toEqual([{ amount_cents: 199, state: 'succeeded', reason: 'paid_twice' }])
  })

  test('is explained in Portuguese to a person who ordered in Portuguese', async () => {
    const buyer = await shop.buyer()
    buyer.chooseLanguage('pt')
    for (const sessionId of await openTwice(buyer, 'seed3')) await shop.pay(sessionId)
    await shop.deliver()
    const { purchaseId, packName } = (await buyer.purchases()).find(({ state }) => state === 'being_refunded')!
    expect(await emails(buyer, purchaseId)).toMatchObject([
      {
        subject: `Reembolso do teu segundo pagamento de ${packName}`,
        text: expect.stringContaining('esta encomenda já estava paga') as string,
      },
    ])
  })

  test('during a pause gets both payments back', async () => {
    const buyer = await shop.buyer()
    const sessions = await openTwice(buyer, 'seed3')
    await shop.control('PUT', 'payments', { webhooks: 'lost', api: '500' })
    await buyer.call('put', '/api/wellbeing', { pauseDays: 7 })
    await shop.control('PUT', 'payments', { webhooks: 'lost' })
    for (const sessionId of sessions) await shop.pay(sessionId)
    await shop.deliver()
    await askForPromisedRefunds(shop.deps)
    await shop.deliver()
    expect((await buyer.purchases()).map(({ state }) => state)).toEqual(['refunded', 'refunded'])
    expect(await buyer.credits()).toBe(gift)
  })
})

test('the ledger agrees with itself after all of it', async () => {
  expect(await shop.differences()).toEqual([])
})
