import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runEffect } from './effects.ts'
import { fulfilCheckout } from './fulfil.ts'
import { askForPromisedRefunds } from './promised-refunds.ts'
import { openShop, type Buyer, type Shop } from './test-shop.ts'

const gift = 5
let shop: Shop
let stripe: Stripe
beforeAll(async () => {
  shop = await openShop()
  const { hostname, port } = new URL(shop.settings.payments.apiBase)
  stripe = new Stripe(shop.settings.payments.secretKey, { host: hostname, port, protocol: 'http' })
})
afterAll(() => shop.close())

/** A checkout that another application opened at the provider, with an order id of ours. */
async function foreignCheckout(
  buyer: Buyer,
  more: { amount?: number; currency?: string; packId?: string; userId?: string },
) {
  await buyer.order('seed3')
  const { purchase_id } = await shop.deps.db
    .selectFrom('purchases')
    .select('purchase_id')
    .where('user_id', '=', buyer.userId)
    .executeTakeFirstOrThrow()
  const metadata = {
    user_id: more.userId ?? buyer.userId,
    purchase_id,
    pack_id: more.packId ?? 'seed3',
  }
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    ui_mode: 'hosted_page',
    success_url: 'https://example.com/success',
    cancel_url: 'https://example.com/cancel',
    customer_email: 'somebody@example.com',
    metadata,
    payment_intent_data: { metadata },
    automatic_tax: { enabled: true },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: more.currency ?? 'eur',
          unit_amount: more.amount ?? 199,
          tax_behavior: 'inclusive',
          product_data: { name: 'Seed 3' },
        },
      },
    ],
  })
  await shop.pay(session.id)
  await shop.deliver()
}

describe('a payment that is not exactly what was ordered is set aside and never credited', () => {
  test.each([
    ['another amount', { amount: 100 }, '100 eur cents instead of 199'],
    ['another currency', { currency: 'usd' }, 'currency usd instead of eur'],
    ['another pack', { packId: 'universal9' }, 'pack universal9 instead of seed3'],
  ])('%s', async (_, more, problem) => {
    const buyer = await shop.buyer()
    await foreignCheckout(buyer, more)
    expect(await buyer.credits()).toBe(gift)
    expect(await buyer.purchases()).toMatchObject([{ state: 'set_aside', creditsGranted: 0, withdrawal: null }])
    const kept = await shop.deps.db
      .selectFrom('purchases')
      .select('problem')
      .where('user_id', '=', buyer.userId)
      .execute()
    expect(kept).toEqual([{ problem }])
    expect(shop.log()).toContain('a payment event was set aside')
  })

  test('another buyer', async () => {
    const [buyer, other] = [await shop.buyer(), await shop.buyer()]
    await foreignCheckout(buyer, { userId: other.userId })
    expect(await buyer.credits()).toBe(gift)
    expect(await other.credits()).toBe(gift)
  })
})

test('a second subscription whose payment is named only by later events is given back all the same', async () => {
  const buyer = await shop.buyer()
  const byName = (one: string, other: string) => (one < other ? -1 : 1)
  const states = async () => (await buyer.purchases()).map(({ state }) => state).toSorted(byName)
  const [one, other] = [await buyer.order('abundance8'), await buyer.order('abundance8')]
  await shop.pay(one.sessionId)
  await shop.deliver()
  await shop.pay(other.sessionId)
  const { payments } = shop.deps
  const provider = { ...payments }
  payments.findInvoice = async (id) => ({ ...(await provider.findInvoice(id)), paymentIntent: null })
  await shop.deliver()
  expect(await states()).toEqual(['paid', 'set_aside'])
  Object.assign(payments, provider)
  await runEffect(shop.deps, await fulfilCheckout(shop.deps, other.sessionId))
  await askForPromisedRefunds(shop.deps)
  await shop.deliver()
  expect(await states()).toEqual(['paid', 'refunded'])
  expect(await buyer.credits()).toBe(gift + 250)
})
