import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestAccount, subscriptionInElements } from '../test-account.ts'
import { periodEnd } from './subscription.ts'

type Account = Awaited<ReturnType<typeof openTestAccount>>

let account: Account
beforeAll(async () => void (account = await openTestAccount()))
afterAll(() => account.close())
beforeEach(() => account.reset())

/** Completes a subscription checkout. Answers with its session. */
async function subscribe(card = '4242424242424242'): Promise<Stripe.Checkout.Session> {
  const { id } = await account.stripe.checkout.sessions.create(subscriptionInElements)
  expect(await account.pay({ sessionId: id, card })).toEqual({ status: 'complete' })
  return account.stripe.checkout.sessions.retrieve(id)
}

const read = (session: Stripe.Checkout.Session) => account.stripe.subscriptions.retrieve(session.subscription as string)
const paidReasons = async () => {
  await account.allEvents()
  return account.listener.received
    .filter(({ event }) => event.type === 'invoice.paid')
    .map(({ event }) => (event.data.object as Stripe.Invoice).billing_reason)
}

describe('a subscription', () => {
  test('begins with its first payment', async () => {
    const session = await subscribe()
    expect(session).toMatchObject({ status: 'complete', payment_status: 'paid', payment_intent: null })
    const subscription = await read(session)
    expect(subscription).toMatchObject({ status: 'active', metadata: { purchase_id: 'pur_2' } })
    const [item] = subscription.items.data
    expect(item!.current_period_end - item!.current_period_start).toBeGreaterThanOrEqual(28 * 86_400)
    expect(await account.allEvents()).toEqual([
      'payment_intent.created',
      'customer.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'payment_method.attached',
      'customer.subscription.created',
      'invoice.created',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_succeeded',
      'invoice_payment.paid',
      'customer.subscription.updated',
      'checkout.session.completed',
    ])
  })

  test('has an invoice of the shape of this version', async () => {
    const session = await subscribe()
    const { data } = await account.eventOf('invoice.paid')
    const invoice = data.object
    expect(invoice).toMatchObject({
      id: session.invoice,
      billing_reason: 'subscription_create',
      amount_paid: 799,
      total_taxes: [{ amount: 149, tax_behavior: 'inclusive', taxable_amount: 650 }],
      total_excluding_tax: 650,
      parent: {
        type: 'subscription_details',
        subscription_details: { subscription: session.subscription, metadata: { purchase_id: 'pur_2' } },
      },
    })
    expect(invoice).not.toHaveProperty('subscription')
    const [line] = invoice.lines.data
    expect(line!.pricing!.price_details!.price).toMatch(/^price_/)
    const subscription = await read(session)
    expect(line!.period).toEqual({
      start: subscription.items.data[0]!.current_period_start,
      end: subscription.items.data[0]!.current_period_end,
    })
  })

  test('tells which payment paid which invoice', async () => {
    const session = await subscribe()
    const { data } = await account.stripe.invoicePayments.list({ invoice: session.invoice as string })
    const [intent] = (await account.stripe.paymentIntents.list({ limit: 1 })).data
    expect(data.map(({ payment }) => payment)).toEqual([{ type: 'payment_intent', payment_intent: intent!.id }])
    const byPayment = await account.stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent!.id },
    })
    expect(byPayment.data.map(({ invoice }) => invoice)).toEqual([session.invoice])
    const invoice = await account.stripe.invoices.retrieve(session.invoice as string, { expand: ['payments'] })
    expect(invoice.payments!.data).toHaveLength(1)
  })

  test('renews each month, from one end to the next', async () => {
    const session = await subscribe()
    const before = (await read(session)).items.data[0]!
    await account.advance(63)
    expect(await paidReasons()).toEqual(['subscription_create', 'subscription_cycle', 'subscription_cycle'])
    const invoices = await account.stripe.invoices.list({ subscription: session.subscription as string })
    const periods = invoices.data.map(({ lines }) => lines.data[0]!.period).reverse()
    expect(periods[0]!.start).toBe(before.current_period_start)
    expect(periods[1]!.start).toBe(periods[0]!.end)
    expect(periods[2]!.start).toBe(periods[1]!.end)
    expect((await read(session)).items.data[0]!.current_period_end).toBe(periods[2]!.end)
  })

  test('that is not paid is overdue, tried again, and ends', async () => {
    const session = await subscribe('4000000000000341')
    await account.advance(32)
    expect(await read(session)).toMatchObject({ status: 'past_due' })
    const failed = (await account.eventOf('invoice.payment_failed')).data.object
    expect(failed).toMatchObject({ billing_reason: 'subscription_cycle', status: 'open', attempt_count: 1 })
    expect(failed.next_payment_attempt! - failed.created).toBe(3 * 86_400)
    await account.advance(20)
    const ended = (await account.eventOf('customer.subscription.deleted')).data.object
    expect(ended).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'payment_failed' } })
    expect(await paidReasons()).toEqual(['subscription_create'])
  })

  test('asks for its holder when the bank does', async () => {
    await subscribe('4000002760003184')
    await account.advance(32)
    expect((await account.eventOf('invoice.payment_action_required')).data.object).toMatchObject({ status: 'open' })
  })

  test('renews without its holder where one approval was enough', async () => {
    await subscribe('4000002500003155')
    await account.advance(32)
    expect(await paidReasons()).toEqual(['subscription_create', 'subscription_cycle'])
  })

  test('set to end ends with the month that is paid, and can be taken up again before', async () => {
    const session = await subscribe()
    const id = session.subscription as string
    const cancelled = await account.stripe.subscriptions.update(id, { cancel_at_period_end: true })
    expect(cancelled).toMatchObject({ status: 'active', cancel_at: cancelled.items.data[0]!.current_period_end })
    await account.allEvents()
    const { data } = await account.eventOf('customer.subscription.updated')
    expect(data.previous_attributes).toMatchObject({ cancel_at_period_end: false })
    await account.stripe.subscriptions.update(id, { cancel_at_period_end: false })
    await account.advance(32)
    expect(await read(session)).toMatchObject({ status: 'active', canceled_at: null })
    await account.stripe.subscriptions.update(id, { cancel_at_period_end: true })
    await account.advance(32)
    expect(await read(session)).toMatchObject({ status: 'canceled' })
    expect(await paidReasons()).toEqual(['subscription_create', 'subscription_cycle'])
  })

  test('can be ended at once, and is then found only when asked for', async () => {
    const session = await subscribe()
    await account.stripe.subscriptions.cancel(session.subscription as string)
    await account.advance(32)
    expect(await paidReasons()).toEqual(['subscription_create'])
    const customer = session.customer as string
    expect((await account.stripe.subscriptions.list({ customer })).data).toEqual([])
    expect((await account.stripe.subscriptions.list({ customer, status: 'all' })).data).toHaveLength(1)
  })

  test('ends with its customer', async () => {
    const session = await subscribe()
    await account.stripe.customers.del(session.customer as string)
    expect((await account.eventOf('customer.subscription.deleted')).data.object.id).toBe(session.subscription)
    expect(await account.allEvents()).toContain('customer.deleted')
  })

  test('that begins on the last day of a long month renews on the last of a short one, and then on the 31st', () => {
    const at = (text: string) => Date.parse(`${text}T10:00:00Z`) / 1_000
    const monthly = { interval: 'month', interval_count: 1, meter: null, trial_period_days: null } as const
    const next = (start: string) =>
      periodEnd(at(start), { recurring: { ...monthly, usage_type: 'licensed' } }, at('2027-01-31'))
    expect(next('2027-01-31')).toBe(at('2027-02-28'))
    expect(next('2027-02-28')).toBe(at('2027-03-31'))
    expect(next('2027-12-31')).toBe(at('2028-01-31'))
    expect(next('2028-01-31')).toBe(at('2028-02-29'))
  })
})
