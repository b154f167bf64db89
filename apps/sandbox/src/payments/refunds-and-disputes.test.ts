import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestAccount, packInElements, subscriptionInElements } from './test-account.ts'

type Account = Awaited<ReturnType<typeof openTestAccount>>

let account: Account
beforeAll(async () => void (account = await openTestAccount()))
afterAll(() => account.close())
beforeEach(() => account.reset())

/** Buys a pack. Answers with the session and its payment. */
async function buy(card = '4242424242424242') {
  const { id } = await account.stripe.checkout.sessions.create(packInElements)
  await account.pay({ sessionId: id, card })
  const { payment_intent: payment } = await account.stripe.checkout.sessions.retrieve(id)
  return { sessionId: id, payment: payment as string }
}

async function chargeOf(payment: string): Promise<Stripe.Charge> {
  const intent = await account.stripe.paymentIntents.retrieve(payment, { expand: ['latest_charge'] })
  return intent.latest_charge as Stripe.Charge
}

describe('a refund', () => {
  test('of a part leaves the rest, and the sum is told', async () => {
    const { payment } = await buy()
    const refund = await account.stripe.refunds.create({
      payment_intent: payment,
      amount: 80,
      reason: 'requested_by_customer',
      metadata: { refund_id: 'ref_1' },
    })
    expect(refund).toMatchObject({ amount: 80, status: 'succeeded', metadata: { refund_id: 'ref_1' } })
    expect((await account.eventOf('refund.created')).data.object).toMatchObject({
      id: refund.id,
      payment_intent: payment,
    })
    await account.stripe.refunds.create({ payment_intent: payment, amount: 19 })
    await account.allEvents()
    const { data } = await account.eventOf('charge.refunded')
    expect(data.object).toMatchObject({ amount_refunded: 99, refunded: false })
  })

  test('of everything can follow no other', async () => {
    const { payment } = await buy()
    await account.stripe.refunds.create({ payment_intent: payment })
    expect(await chargeOf(payment)).toMatchObject({ amount_refunded: 199, refunded: true })
    await expect(account.stripe.refunds.create({ payment_intent: payment })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
  })

  test('of more than is left is refused', async () => {
    const { payment } = await buy()
    await account.stripe.refunds.create({ payment_intent: payment, amount: 150 })
    await expect(account.stripe.refunds.create({ payment_intent: payment, amount: 50 })).rejects.toThrow(
      'Refund amount (€0.50) is greater than unrefunded amount on charge (€0.49)',
    )
  })

  test('may fail a day later, and the money counts as paid again', async () => {
    const { payment } = await buy('4000000000005126')
    const refund = await account.stripe.refunds.create({ payment_intent: payment })
    expect(refund.status).toBe('succeeded')
    await account.advance(2)
    expect((await account.eventOf('refund.failed')).data.object).toMatchObject({ id: refund.id, status: 'failed' })
    expect(await chargeOf(payment)).toMatchObject({ amount_refunded: 0, refunded: false })
  })

  test('may take a day to succeed', async () => {
    const { payment } = await buy('4000000000007726')
    expect(await account.stripe.refunds.create({ payment_intent: payment })).toMatchObject({ status: 'pending' })
    await account.advance(2)
    expect((await account.eventOf('refund.updated')).data.object).toMatchObject({ status: 'succeeded' })
  })

  test('can come from the provider, by any name of the payment', async () => {
    const { sessionId, payment } = await buy()
    await account.control('POST', 'payments/refund', { sessionId, amount: 100 })
    await account.control('POST', 'payments/refund', { paymentIntent: payment, amount: 1, outcome: 'fail' })
    const { data } = await account.stripe.refunds.list({ payment_intent: payment })
    expect(data.map(({ amount }) => amount)).toEqual([1, 100])
    await account.advance(2)
    expect(await chargeOf(payment)).toMatchObject({ amount_refunded: 100 })
  })

  test('of a month takes the newest payment of the subscription', async () => {
    const { id } = await account.stripe.checkout.sessions.create(subscriptionInElements)
    await account.pay({ sessionId: id })
    const { subscription } = await account.stripe.checkout.sessions.retrieve(id)
    await account.advance(32)
    const { body } = await account.control<Stripe.Refund>('POST', 'payments/refund', { subscription })
    const [newest] = (await account.stripe.invoices.list({ limit: 1 })).data
    const { data } = await account.stripe.invoicePayments.list({ invoice: newest!.id })
    expect(body).toMatchObject({ amount: 799, payment_intent: data[0]!.payment.payment_intent })
  })

  test('of nothing that was paid is refused', async () => {
    const { id } = await account.stripe.checkout.sessions.create(packInElements)
    expect(await account.control('POST', 'payments/refund', { sessionId: id })).toMatchObject({ status: 400 })
    await expect(account.stripe.refunds.create({})).rejects.toThrow('payment_intent or charge')
    await expect(account.stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    })
  })
})

describe('a dispute', () => {
  const dispute = async (order: object) =>
    (await account.control<Stripe.Dispute>('POST', 'payments/dispute', order)).body

  test('takes the money away until it is decided', async () => {
    const { sessionId, payment } = await buy()
    const { id } = await dispute({ sessionId })
    await account.allEvents()
    expect(account.types().slice(-2)).toEqual(['charge.dispute.created', 'charge.dispute.funds_withdrawn'])
    expect(await account.stripe.disputes.retrieve(id)).toMatchObject({
      status: 'needs_response',
      amount: 199,
      payment_intent: payment,
      reason: 'fraudulent',
    })
    expect(await chargeOf(payment)).toMatchObject({ disputed: true })
    await expect(account.stripe.refunds.create({ payment_intent: payment })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
  })

  test('that is won gives the money back', async () => {
    const { sessionId } = await buy()
    await dispute({ sessionId, amount: 150 })
    expect(await dispute({ sessionId, outcome: 'won' })).toMatchObject({ status: 'won', amount: 150 })
    await account.allEvents()
    expect(account.types().slice(-2)).toEqual(['charge.dispute.closed', 'charge.dispute.funds_reinstated'])
  })

  test('that is lost stays lost', async () => {
    const { sessionId } = await buy()
    expect(await dispute({ sessionId, outcome: 'lost' })).toMatchObject({ status: 'lost' })
    await account.allEvents()
    expect(account.types()).not.toContain('charge.dispute.funds_reinstated')
    expect(await account.control('POST', 'payments/dispute', { sessionId, outcome: 'won' })).toMatchObject({
      status: 400,
    })
  })

  test('of a part leaves the rest to another dispute, and the older one is decided first', async () => {
    const { sessionId } = await buy()
    const older = await dispute({ sessionId, amount: 100 })
    const newer = await dispute({ sessionId })
    expect([older.amount, newer.amount]).toEqual([100, 99])
    expect(await account.control('POST', 'payments/dispute', { sessionId })).toMatchObject({ status: 400 })
    expect(await dispute({ sessionId, outcome: 'lost' })).toMatchObject({ id: older.id, status: 'lost' })
    expect(await dispute({ sessionId, outcome: 'won' })).toMatchObject({ id: newer.id, status: 'won' })
  })

  test('is answered with evidence: the two magic texts decide it', async () => {
    const { sessionId } = await buy()
    const { id } = await dispute({ sessionId })
    const draft = await account.stripe.disputes.update(id, { evidence: { product_description: 'x' }, submit: false })
    expect(draft).toMatchObject({ status: 'needs_response', evidence_details: { has_evidence: true } })
    const won = await account.stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } })
    expect(won).toMatchObject({ status: 'won', evidence: { product_description: 'x' } })
  })

  test('can be given up', async () => {
    const { sessionId } = await buy()
    const { id } = await dispute({ sessionId })
    expect(await account.stripe.disputes.close(id)).toMatchObject({ status: 'lost' })
  })

  test('comes by itself with the card that is made for it', async () => {
    const { payment } = await buy('4000000000000259')
    expect((await account.eventOf('charge.dispute.created')).data.object).toMatchObject({ payment_intent: payment })
  })
})

describe('a fraud warning', () => {
  test('names the payment it is about', async () => {
    const { sessionId, payment } = await buy()
    await account.control('POST', 'payments/fraud-warning', { sessionId })
    const { data } = await account.eventOf('radar.early_fraud_warning.created')
    expect(data.object).toMatchObject({ payment_intent: payment, actionable: true })
    expect(await account.stripe.radar.earlyFraudWarnings.retrieve(data.object.id)).toMatchObject({
      charge: data.object.charge,
    })
  })

  test('comes by itself with the card that is made for it', async () => {
    await buy('4000000000005423')
    expect(await account.allEvents()).toContain('radar.early_fraud_warning.created')
  })
})
