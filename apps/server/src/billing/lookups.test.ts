import { purchaseLookupSeconds, requestLimits, type Purchase } from '@numeria/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { ReadingService } from '../readings/readings.ts'
import { signedIn } from '../test-app.ts'
import { openShop, type Shop } from './test-shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** Two processes that count what they ask the payment provider, and a buyer with an open checkout. */
async function openDesks() {
  const asked: string[] = []
  const { payments } = shop.deps
  const process = () => {
    const settings = { ...shop.deps.settings }
    const counted = { ...payments, findCheckout: (id: string) => (asked.push(id), payments.findCheckout(id)) }
    const deps = { ...shop.deps, settings, payments: counted }
    return buildApp(deps, new ReadingService(deps))
  }
  const apps = [await process(), await process()]
  const { token, browser } = await signedIn(shop)
  const order = async () => {
    const answer = await browser.post('/api/billing/checkout-session', { token, body: { packId: 'seed3' } })
    return answer.json<{ clientSecret: string }>().clientSecret.split('_secret_')[0]!
  }
  const look = (sessionId: string, index = 0) =>
    apps[index % 2]!.inject({
      url: `/api/billing/purchase?session_id=${sessionId}`,
      headers: { authorization: `Bearer ${token}` },
      cookies: Object.fromEntries(browser.jar),
    })
  return { asked, order, look, close: () => Promise.all(apps.map((app) => app.close())) }
}

test('the provider is asked about an open checkout once in five seconds, by all processes together', async () => {
  const { asked, order, look, close } = await openDesks()
  const sessionId = await order()
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => look(sessionId, index)))
  expect(answers.map((answer) => answer.json<Purchase>().state)).toEqual(Array(40).fill('open'))
  expect(asked).toEqual([sessionId])
  await shop.pay(sessionId)
  expect((await look(sessionId)).json()).toMatchObject({ state: 'open' })
  shop.passTime(purchaseLookupSeconds / 60)
  expect((await look(sessionId)).json()).toMatchObject({ state: 'paid' })
  expect(asked).toHaveLength(2)
  await close()
})

test('a person who keeps looking at open checkouts is told when to come back; what is known is always answered', async () => {
  const { asked, order, look, close } = await openDesks()
  const [open, paid] = [await order(), await order()]
  await shop.pay(paid)
  expect((await look(paid)).json()).toMatchObject({ state: 'paid' })
  const { most } = requestLimits.purchaseLookup.person
  for (let count = 1; count < most; count += 1) {
    expect((await look(open, count)).statusCode).toBe(200)
    shop.passTime(purchaseLookupSeconds / 60)
  }
  const refused = await look(open)
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'request.too_fast'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(asked).toHaveLength(most)
  expect((await look(paid)).json()).toMatchObject({ state: 'paid' })
  await close()
})
