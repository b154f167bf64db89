import type { Statement, WithdrawalReply } from '@numeria/contract'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { askForPromisedRefunds, listUnsettledRefunds, pursueRefund, retryRefund } from './promised-refunds.ts'
import { emails, newest, openShop, withdrawFrom, type Buyer, type Shop } from './test-shop.ts'

const gift = 5
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(() => shop.control('PUT', 'payments', { webhooks: 'lost' }))

const buy = (buyer: Buyer, packId: string) => shop.buy(buyer, packId)
const subscriptionOf = async (buyer: Buyer) => (await buyer.call('get', '/api/billing/subscription')).json()

/** As an administrator does. */
async function retry({ userId }: Buyer, refundId: string): Promise<void> {
  await pursueRefund(shop.deps, (await retryRefund(shop.deps.db, userId, refundId))!)
}

describe('a withdrawal', () => {
  test('ends the subscription that its payment began, and none that came after', async () => {
    const buyer = await shop.buyer()
    await buy(buyer, 'abundance8')
    const first = await newest(buyer)
    await shop.control('PUT', 'payments', { webhooks: 'lost', api: '500' })
    expect((await withdrawFrom(buyer, first.purchaseId)).json()).toMatchObject({ endsSubscription: true })
    await shop.control('PUT', 'payments', { webhooks: 'lost' })
    // The subscription is ended, and the refund itself still waits.
    const { subscriptions } = await shop.control<{ subscriptions: { id: string; status: string }[] }>('GET', 'payments')
    expect(subscriptions[0]!.status).toBe('active')
    await shop.control('PUT', 'payments', { webhooks: 'lost', api: '500', times: 1 })
    await askForPromisedRefunds(shop.deps)
    await askForPromisedRefunds(shop.deps)
    expect(await subscriptionOf(buyer)).toEqual({ subscription: null })
    await buy(buyer, 'abundance8')
    await askForPromisedRefunds(shop.deps)
    await askForPromisedRefunds(shop.deps)
    await shop.deliver()
    expect(await subscriptionOf(buyer)).toMatchObject({ subscription: { state: 'active', isCancelled: false } })
    const text = (await emails(buyer, first.purchaseId)).map((email) => email.text).join('\n')
    expect(text).toContain('The subscription of this payment ends now')
  })

  test('whose refund is refused ends no subscription that began since, however often it is retried', async () => {
    const buyer = await shop.buyer()
    const sessionId = await buy(buyer, 'abundance8')
    await shop.refuseRefunds(sessionId, 100)
    await withdrawFrom(buyer, (await newest(buyer)).purchaseId)
    expect(await newest(buyer)).toMatchObject({ state: 'refund_refused' })
    expect(await subscriptionOf(buyer)).toEqual({ subscription: null })
    await buy(buyer, 'abundance8')
    const [refused] = (await listUnsettledRefunds(shop.deps)).filter(({ userId }) => userId === buyer.userId)
    for (const outcome of ['open', 'won']) {
      if (outcome === 'won') await shop.control('POST', 'payments/dispute', { sessionId, outcome })
      await retry(buyer, refused!.refundId)
      await shop.deliver()
      expect(await subscriptionOf(buyer)).toMatchObject({ subscription: { state: 'active', isCancelled: false } })
    }
    expect((await buyer.purchases()).map(({ state }) => state)).toEqual(['paid', 'refunded'])
  })

  test('says nothing of a subscription that had ended before', async () => {
    const buyer = await shop.buyer()
    await buy(buyer, 'abundance8')
    const { purchaseId, withdrawal } = await newest(buyer)
    expect(withdrawal).toMatchObject({ endsSubscription: true })
    const { subscriptions } = await shop.control<{ subscriptions: { id: string }[] }>('GET', 'payments')
    for (const { id } of subscriptions) await shop.deps.payments.endSubscription(id)
    await shop.deliver()
    expect(await subscriptionOf(buyer)).toEqual({ subscription: null })
    expect((await newest(buyer)).withdrawal).toMatchObject({ endsSubscription: false })
    expect((await withdrawFrom(buyer, purchaseId)).json()).toMatchObject({ endsSubscription: false })
    const receipt = (await emails(buyer, purchaseId)).find(({ subject }) => subject.startsWith('Your withdrawal'))
    expect(receipt!.text).toContain('Being refunded')
    expect(receipt!.text).not.toContain('The subscription of this payment ends')
  })

  test('gives back a month that is charged before the provider has ended the subscription', async () => {
    const buyer = await shop.buyer()
    await buy(buyer, 'abundance8')
    const { purchaseId } = await newest(buyer)
    await shop.control('PUT', 'payments', { webhooks: 'lost', api: '500' })
    await withdrawFrom(buyer, purchaseId)
    await shop.control('PUT', 'payments', { webhooks: 'lost' })
    await shop.control('POST', 'payments/advance', { days: 32 })
    await shop.deliver()
    await shop.deliverAgain()
    expect(await buyer.credits()).toBe(gift)
    await askForPromisedRefunds(shop.deps)
    await shop.deliver()
    expect((await buyer.purchases()).map(({ state }) => state)).toEqual(['refunded', 'refunded'])
    expect(await subscriptionOf(buyer)).toEqual({ subscription: null })
    expect(await buyer.credits()).toBe(gift)
  })

  test('says that the money is being refunded until the provider has given it back', async () => {
    const buyer = await shop.buyer()
    await buy(buyer, 'seed3')
    const { purchaseId } = await newest(buyer)
    await shop.control('PUT', 'payments', { webhooks: 'lost', api: '500' })
    const reply = (await withdrawFrom(buyer, purchaseId)).json() as WithdrawalReply
    expect(reply).toMatchObject({ refundCents: 199, purchase: { state: 'being_refunded', refundedCents: 0 } })
    expect(await newest(buyer)).toMatchObject({ state: 'being_refunded', refundedCents: 0, refundingCents: 199 })
    const statement = (await buyer.call('get', '/api/credits/statement')).json() as Statement
    expect(statement).toMatchObject({ balance: gift, frozen: 30 })
    expect(statement.entries[0]).toMatchObject({ kind: 'freeze', about: 30, why: 'refund' })
    expect((await emails(buyer, purchaseId)).map(({ subject }) => subject).toSorted()).toEqual([
      'Order confirmation: Seed 3',
      'Your withdrawal from Seed 3',
    ])
    await shop.control('PUT', 'payments', { webhooks: 'lost' })
    await askForPromisedRefunds(shop.deps)
    expect(await newest(buyer)).toMatchObject({ state: 'refunded', refundedCents: 199, refundingCents: 0 })
    expect((await emails(buyer, purchaseId)).map(({ subject }) => subject)).toContain('Refunded: Seed 3')
  })

  test('whose refund the provider refuses is in the list of administrators until a retry is made', async () => {
    const buyer = await shop.buyer()
    const sessionId = await buy(buyer, 'path5')
    const { purchaseId } = await newest(buyer)
    await shop.refuseRefunds(sessionId, 300)
    await withdrawFrom(buyer, purchaseId)
    expect(await newest(buyer)).toMatchObject({ state: 'refund_refused', refundedCents: 0, refundingCents: 299 })
    const mine = async () => (await listUnsettledRefunds(shop.deps)).filter(({ userId }) => userId === buyer.userId)
    const [refused] = await mine()
    expect(refused).toMatchObject({ state: 'refused', amountCents: 299, refusal: expect.stringContaining('disputed') })
    expect(await buyer.credits()).toBe(gift)
    // Nothing asks again by itself.
    await askForPromisedRefunds(shop.deps)
    expect(await mine()).toHaveLength(1)
    await retry(buyer, refused!.refundId)
    expect(await mine()).toMatchObject([{ state: 'refused' }])
    await shop.control('POST', 'payments/dispute', { sessionId, outcome: 'won' })
    await retry(buyer, refused!.refundId)
    expect(await mine()).toEqual([])
    await shop.deliver()
    expect(await newest(buyer)).toMatchObject({ state: 'refunded', refundedCents: 299 })
  })

  test('whose refund fails at the bank is refused, not forgotten, and older events of it change nothing', async () => {
    const buyer = await shop.buyer()
    const { sessionId } = await buyer.order('seed3')
    await shop.pay(sessionId, '4000000000005126')
    await shop.deliver()
    const { purchaseId } = await newest(buyer)
    await withdrawFrom(buyer, purchaseId)
    await shop.deliver()
    expect(await newest(buyer)).toMatchObject({ state: 'refunded' })
    await shop.control('POST', 'payments/advance', { days: 2 })
    await shop.deliver()
    expect(await newest(buyer)).toMatchObject({ state: 'refund_refused', refundedCents: 0, refundingCents: 199 })
    expect(await buyer.credits()).toBe(gift)
    const statement = (await buyer.call('get', '/api/credits/statement')).json() as Statement
    expect(statement.entries[0]).toMatchObject({ kind: 'refund', about: 30, why: 'refund' })
    const isCorrection = ({ subject }: { subject: string }) => subject.startsWith('Correction')
    expect((await emails(buyer, purchaseId)).find(isCorrection)).toMatchObject({
      subject: 'Correction: your refund for Seed 3 failed',
      text: expect.stringContaining('We still owe you 1.99 EUR'),
    })
    const [refused] = (await listUnsettledRefunds(shop.deps)).filter(({ userId }) => userId === buyer.userId)
    expect(refused).toMatchObject({ state: 'refused', refusal: 'expired_or_canceled_card' })
    await retry(buyer, refused!.refundId)
    await shop.deliverAgain()
    expect(await newest(buyer)).toMatchObject({ state: 'refunded', refundedCents: 199 })
    expect(await buyer.credits()).toBe(gift)
    const subjects = (await emails(buyer, purchaseId)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject === 'Refunded: Seed 3')).toHaveLength(2)
    expect(subjects.filter((subject) => subject.startsWith('Correction'))).toHaveLength(1)
  })

  test('that waits for more than a day is late', async () => {
    const buyer = await shop.buyer()
    await buy(buyer, 'seed3')
    await shop.control('PUT', 'payments', { webhooks: 'lost', api: '500' })
    await withdrawFrom(buyer, (await newest(buyer)).purchaseId)
    await shop.control('PUT', 'payments', { webhooks: 'lost' })
    const mine = async () => (await listUnsettledRefunds(shop.deps)).filter(({ userId }) => userId === buyer.userId)
    expect(await mine()).toEqual([])
    shop.passTime(25 * 60)
    expect(await mine()).toMatchObject([{ state: 'late', refusal: null }])
    await askForPromisedRefunds(shop.deps)
    expect(await mine()).toEqual([])
  })
})

describe('a withdrawal that is refused', () => {
  const refusal = async (buyer: Buyer) => {
    const reply = await withdrawFrom(buyer, (await newest(buyer)).purchaseId)
    return { status: reply.statusCode, code: (reply.json() as { code: string }).code }
  }

  test('names a refund that is already on its way', async () => {
    const buyer = await shop.buyer()
    await buy(buyer, 'seed3')
    await shop.control('PUT', 'payments', { webhooks: 'lost', api: '500' })
    await withdrawFrom(buyer, (await newest(buyer)).purchaseId)
    expect(await refusal(buyer)).toEqual({ status: 409, code: 'billing.refund_under_way' })
    await shop.control('PUT', 'payments', { webhooks: 'lost' })
    await askForPromisedRefunds(shop.deps)
  })

  test.each(['open', 'lost'])('names a dispute that is %s', async (outcome) => {
    const buyer = await shop.buyer()
    const sessionId = await buy(buyer, 'seed3')
    await shop.control('POST', 'payments/dispute', { sessionId, outcome })
    await shop.deliver()
    expect(await refusal(buyer)).toEqual({ status: 409, code: 'billing.payment_disputed' })
  })

  test('names the end of the 14 days', async () => {
    const buyer = await shop.buyer()
    await buy(buyer, 'seed3')
    shop.passTime(18 * 24 * 60)
    expect(await refusal(buyer)).toEqual({ status: 409, code: 'billing.withdrawal_over' })
  })

  test('says that nothing is left to refund, once refunded or once all credits are used', async () => {
    const buyer = await shop.buyer()
    await buy(buyer, 'seed3')
    await buyer.spend(gift + 30)
    await withdrawFrom(buyer, (await newest(buyer)).purchaseId)
    await shop.deliver()
    expect(await refusal(buyer)).toEqual({ status: 409, code: 'billing.nothing_to_refund' })
    await buy(buyer, 'seed3')
    await buyer.spend(30)
    expect(await refusal(buyer)).toEqual({ status: 409, code: 'billing.nothing_to_refund' })
  })
})

describe('a dispute that was won', () => {
  test('leaves the right to withdraw as it was', async () => {
    const buyer = await shop.buyer()
    const sessionId = await buy(buyer, 'seed3')
    await shop.control('POST', 'payments/dispute', { sessionId, outcome: 'won' })
    await shop.deliver()
    const bought = await newest(buyer)
    expect(bought.withdrawal).toMatchObject({ refundCents: 199 })
    expect((await withdrawFrom(buyer, bought.purchaseId)).json()).toMatchObject({ refundCents: 199 })
    await shop.deliver()
    expect(await newest(buyer)).toMatchObject({ state: 'refunded', refundedCents: 199 })
  })
})

describe('two checkouts for the subscription that were open at once', () => {
  test('are one subscription: the first that is paid stays, and the other payment goes back with an e-mail', async () => {
    const buyer = await shop.buyer()
    const [one, other] = [await buyer.order('abundance8'), await buyer.order('abundance8')]
    await Promise.all([shop.pay(one.sessionId), shop.pay(other.sessionId)])
    await shop.deliver()
    await askForPromisedRefunds(shop.deps)
    await shop.deliver()
    await shop.deliverAgain()
    expect(await buyer.credits()).toBe(gift + 250)
    const purchases = await buyer.purchases()
    expect(purchases.map(({ state }) => state).toSorted()).toEqual(['paid', 'refunded'])
    expect(await subscriptionOf(buyer)).toMatchObject({ subscription: { state: 'active', isCancelled: false } })
    const { subscriptions } = await shop.control<{ subscriptions: { status: string }[] }>('GET', 'payments')
    expect(subscriptions.filter(({ status }) => status === 'active').length).toBeGreaterThanOrEqual(1)
    const refunded = purchases.find(({ state }) => state === 'refunded')!
    expect((await emails(buyer, refunded.purchaseId)).map(({ subject }) => subject)).toContain(
      `Your second payment for ${refunded.packName} is being refunded`,
    )
    await shop.control('POST', 'payments/advance', { days: 32 })
    await shop.deliver()
    expect(await buyer.credits()).toBe(gift + 500)
  })
})

test('the ledger agrees with itself after all of it', async () => {
  expect(await shop.differences()).toEqual([])
})
