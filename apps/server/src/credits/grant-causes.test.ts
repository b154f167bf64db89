import { at, operatorRoutes, routes } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAdmin } from '../admin/admins.ts'
import { openShop, type Shop } from '../billing/test-shop.ts'
import { createCode } from '../referrals/codes.ts'
import { newAddress } from '../referrals/test-referrals.ts'
import { accountOf } from '../sign-in/first-login.ts'
import { createBrowser, signedIn } from '../test-app.ts'
import { listLots } from './lots.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const somebody = () => ({ subject: randomUUID(), email: `${randomUUID()}@example.com` })
const causesOf = async (userId: string) =>
  Object.fromEntries((await listLots(shop.deps.db, userId)).map(({ cause, granted }) => [cause, granted]))

test('each grant has the cause that makes it happen once', async () => {
  const { db, clock, settings } = shop.deps
  const { encryption } = settings
  const referrer = await accountOf(db, clock.now(), 'google', somebody(), { encryption })
  const visitor = { address: newAddress(), agent: 'Mozilla/5.0 Firefox/150.0', languages: 'pt' }
  const arrival = { ref: { code: await createCode(db, clock.now(), referrer) }, visitor, browserOf: null }
  const userId = await accountOf(db, clock.now(), 'google', somebody(), { encryption, arrival })
  const { conversion_id } = await db
    .selectFrom('referral_conversions')
    .select('conversion_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(await causesOf(referrer)).toEqual({ signup: 5, [`referral:${conversion_id}`]: 5 })

  shop.passTime(2 * 24 * 60)
  const { browser, token } = await signedIn(shop, userId)
  await browser.post(routes.share.path, { token, body: { reason: 'copy' } })
  const day = clock.now().toISOString().slice(0, 10)
  for (const packId of ['seed3', 'abundance8']) {
    const order = await browser.post(routes.checkoutSession.path, { token, body: { packId } })
    await shop.pay(order.json<{ clientSecret: string }>().clientSecret.split('_secret_')[0]!)
    await shop.deliver()
  }
  const rows = await db
    .selectFrom('purchases')
    .select(['pack_id', 'payment_id'])
    .where('user_id', '=', userId)
    .execute()
  const admin = { email: 'operator@numeria.example', password: 'a quiet evening' }
  await createAdmin(db, clock.now(), admin.email, admin.password)
  const operator = createBrowser(shop.app)
  await operator.post(operatorRoutes.adminLogin.path, { body: admin })
  const requestId = randomUUID()
  await operator.post(at(operatorRoutes.adjustCredits, { userId }).path, {
    body: { requestId, credits: 7, reason: 'a gift' },
  })
  const bought = Object.fromEntries(
    rows.map(({ pack_id, payment_id }) => [`purchase:${payment_id}`, pack_id === 'seed3' ? 30 : 250]),
  )
  expect(await causesOf(userId)).toEqual({
    signup: 5,
    welcome: 3,
    [`share:${day}:copy`]: 1,
    ...bought,
    [`admin:${requestId}`]: 7,
  })
  expect(
    rows.map(({ payment_id }) => payment_id!.slice(0, 3)).toSorted((one, other) => (one < other ? -1 : 1)),
  ).toEqual(['cs_', 'in_'])
})
