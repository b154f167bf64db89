import type { HistoryEntry, ReadingNumbers } from '@numeria/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeDueInsights } from './insights.ts'
import { openShop, withdrawFrom, type Buyer, type Shop } from './test-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.control('PUT', 'model', { mode: 'ok', firstTokenMs: 0, tokenMs: 0 })
})
afterAll(() => shop.close())

async function subscribe(buyer: Buyer) {
  const { sessionId } = await buyer.order('abundance8')
  await shop.pay(sessionId)
  await shop.deliver()
}
const saveProfile = (buyer: Buyer) =>
  shop.deps.db
    .updateTable('users')
    .set({ birth_date: '1990-07-14', full_name: 'Ada Maria Lindqvist' })
    .where('user_id', '=', buyer.userId)
    .execute()
const history = async (buyer: Buyer) => (await buyer.call('get', '/api/chat/history')).json() as HistoryEntry[]

test('each paid month writes one free insight about the Personal Year, once the profile is complete', async () => {
  const buyer = await shop.buyer()
  await subscribe(buyer)
  await writeDueInsights(shop.deps)
  expect(await history(buyer)).toEqual([])

  await saveProfile(buyer)
  await Promise.all([writeDueInsights(shop.deps), writeDueInsights(shop.deps)])
  await writeDueInsights(shop.deps)
  const [insight, ...others] = await history(buyer)
  expect(others).toEqual([])
  expect(insight).toMatchObject({ message: 'My Personal Year insight for November 2026', creditsCost: 0 })
  expect(insight!.response).toContain('Personal Year')
  const numbers = (await buyer.call('get', `/api/chat/turns/${insight!.turnId}/numbers`)).json() as ReadingNumbers
  expect(numbers.facts.map(({ key }) => key)).toContain('personal_year')
})

test('an insight is in the language, the tone and the tradition of the last reading', async () => {
  const buyer = await shop.buyer()
  await saveProfile(buyer)
  const message = '¿Quién soy yo, qué me dices?'
  await buyer.call('post', '/api/chat', { message, tone: 'pragmatic', tradition: 'vedic' })
  await subscribe(buyer)
  await shop.deps.db.updateTable('purchases').set({ language: 'pt' }).where('user_id', '=', buyer.userId).execute()
  await writeDueInsights(shop.deps)
  const insight = (await history(buyer)).at(-1)!
  expect(insight).toMatchObject({ message: 'Mi año personal en noviembre de 2026', language: 'es', creditsCost: 0 })
  const turn = await shop.deps.db
    .selectFrom('turns')
    .selectAll()
    .where('turn_id', '=', insight.turnId)
    .executeTakeFirstOrThrow()
  expect(turn).toMatchObject({ tone: 'pragmatic', tradition: 'vedic', language: 'es' })
})

test('the insight of a person without a reading is in the language of their pages', async () => {
  const buyer = await shop.buyer()
  await saveProfile(buyer)
  await subscribe(buyer)
  await shop.deps.db.updateTable('purchases').set({ language: 'pt' }).where('user_id', '=', buyer.userId).execute()
  await writeDueInsights(shop.deps)
  expect((await history(buyer)).at(-1)).toMatchObject({
    message: 'O meu ano pessoal em novembro de 2026',
    language: 'pt',
  })
})

test('an insight waits for the end of a pause', async () => {
  const buyer = await shop.buyer()
  await saveProfile(buyer)
  await subscribe(buyer)
  expect((await buyer.call('put', '/api/wellbeing', { pauseDays: 7 })).statusCode).toBe(200)
  await writeDueInsights(shop.deps)
  expect(await history(buyer)).toEqual([])
  shop.passTime(7 * 24 * 60 + 1)
  await writeDueInsights(shop.deps)
  expect(await history(buyer)).toMatchObject([
    { message: expect.stringMatching(/^My Personal Year insight/) as string },
  ])
})

test('an insight waits for a model that is away', async () => {
  const buyer = await shop.buyer()
  await saveProfile(buyer)
  await subscribe(buyer)
  await shop.control('PUT', 'model', { mode: 'empty' })
  await writeDueInsights(shop.deps)
  expect(await history(buyer)).toEqual([])
  await shop.control('PUT', 'model', { mode: 'ok', firstTokenMs: 0, tokenMs: 0 })
  await writeDueInsights(shop.deps)
  expect(await history(buyer)).toHaveLength(1)
})

test('a month that its buyer withdrew from brings no insight', async () => {
  const buyer = await shop.buyer()
  await subscribe(buyer)
  const [purchase] = await buyer.purchases()
  expect((await withdrawFrom(buyer, purchase!.purchaseId)).statusCode).toBe(200)
  await saveProfile(buyer)
  await writeDueInsights(shop.deps)
  expect(await history(buyer)).toEqual([])
})
