import { routes, type EmailList, type WithdrawalReply } from '@numeria/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilBlocked } from '../../../../tests/support/test-database.ts'
import { saveProfile } from '../accounts/accounts.ts'
import { openShop, type Buyer, type Shop } from './test-shop.ts'

const gift = 5
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await fetch(`${shop.sandbox.url}/_control/model`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'ok', firstTokenMs: 0, tokenMs: 0 }),
  })
})
afterAll(() => shop.close())

async function newBuyer(): Promise<Buyer> {
  const buyer = await shop.buyer()
  await saveProfile(shop.deps.db, buyer.userId, { birthDate: '1985-05-12', fullName: 'Ada Augusta Lovelace' })
  return buyer
}

async function buy(buyer: Buyer, packId: string, more: object = {}): Promise<string> {
  shop.passTime(2)
  const { sessionId } = await buyer.order(packId, more)
  await shop.pay(sessionId)
  await shop.deliver()
  return (await buyer.purchases())[0]!.purchaseId
}

const ask = (buyer: Buyer) => buyer.call('post', routes.chat.path, { message: 'A quick tip', depth: 'quick' })
const begin = (buyer: Buyer) => buyer.call('post', routes.begin.path, { textVersion: '2026-11-begin' })

test('credits bought without the box are spent only after the buyer has asked us to begin, which the purchase keeps', async () => {
  const buyer = await newBuyer()
  const purchaseId = await buy(buyer, 'seed3')
  await buyer.spend(gift)
  const refused = await ask(buyer)
  expect(refused.statusCode).toBe(409)
  expect(refused.json()).toMatchObject({ code: 'billing.begin_required' })
  expect(await buyer.credits()).toBe(30)
  expect((await begin(buyer)).statusCode).toBe(204)
  expect((await begin(buyer)).statusCode).toBe(204)
  expect((await ask(buyer)).statusCode).toBe(200)
  expect(await buyer.credits()).toBe(29)
  const [purchase] = await buyer.purchases()
  expect(purchase).toMatchObject({ purchaseId, consent: { textVersion: '2026-11-begin' } })
  expect(purchase!.withdrawal).toMatchObject({ basis: 'guarantee' })
  const { emails } = (await buyer.call('get', `/api/billing/purchases/${purchaseId}/emails`)).json() as EmailList
  expect(emails.map(({ subject }) => subject).toSorted()).toEqual([
    'Order confirmation: Seed 3',
    'You started your Seed 3 credits',
  ])
})

test('a reading that waits while such credits are being granted does not spend them', async () => {
  const buyer = await newBuyer()
  const { sessionId } = await buyer.order('seed3')
  await shop.pay(sessionId)
  const untilWaiting = (connections: number) => untilBlocked(shop.database.connection, connections)
  let delivery: ReturnType<typeof shop.deliver>
  let answer: ReturnType<typeof ask>
  await shop.owner.transaction().execute(async (trx) => {
    // The confirmation is the last that a purchase writes: its credits are granted and not committed.
    await sql`lock table emails in exclusive mode`.execute(trx)
    delivery = shop.deliver()
    await untilWaiting(1)
    answer = buyer.call('post', routes.chat.path, { message: 'Read my Life Path', reading: 'life_path' })
    await untilWaiting(2)
  })
  await delivery!
  expect((await answer!).json()).toMatchObject({ code: 'billing.begin_required' })
  expect(await buyer.credits()).toBe(gift + 30)
})

test('free credits, and credits whose buyer ticked the box, are spent without asking', async () => {
  const buyer = await newBuyer()
  await buy(buyer, 'seed3', { consent: { textVersion: '2026-11' } })
  await buy(buyer, 'path5')
  expect((await ask(buyer)).statusCode).toBe(200)
  await buyer.spend(gift)
  expect((await ask(buyer)).statusCode).toBe(200)
})

test('buying, using and withdrawing without the box gives no second reading for nothing', async () => {
  const buyer = await newBuyer()
  await buyer.spend(gift)
  const refunds: number[] = []
  for (const _ of ['once', 'twice']) {
    const purchaseId = await buy(buyer, 'seed3')
    expect((await ask(buyer)).statusCode).toBe(409)
    await begin(buyer)
    expect((await ask(buyer)).statusCode).toBe(200)
    await buyer.spend(14)
    const reply = await buyer.call('post', `/api/billing/purchases/${purchaseId}/withdraw`)
    refunds.push((reply.json() as WithdrawalReply).refundCents)
    await shop.deliver()
  }
  expect(refunds).toEqual([199, 100])
})

test('without a request to begin, the whole price comes back for 14 days; after them the credits can be used', async () => {
  const buyer = await newBuyer()
  await buyer.spend(gift)
  await buy(buyer, 'seed3')
  shop.passTime(12 * 24 * 60)
  expect((await buyer.purchases())[0]!.withdrawal).toMatchObject({ basis: 'law', refundCents: 199 })
  expect((await ask(buyer)).statusCode).toBe(409)
  shop.passTime(6 * 24 * 60)
  expect((await buyer.purchases())[0]!.withdrawal).toBeNull()
  expect((await ask(buyer)).statusCode).toBe(200)
})

test('a price that is too high in any case is refused as that', async () => {
  const buyer = await newBuyer()
  await buy(buyer, 'seed3')
  await buyer.spend(gift + 20)
  const answer = await buyer.call('post', routes.chat.path, { message: 'x', reading: 'blueprint' })
  expect(answer.statusCode).toBe(402)
})
