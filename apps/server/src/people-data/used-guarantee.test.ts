import { at, routes, type PurchaseList } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../billing/test-shop.ts'
import { capture, hold } from '../credits/credits.ts'
import { accountOf } from '../sign-in/first-login.ts'
import { signedIn } from '../test-app.ts'
import { leave, type Person } from './test-leavers.ts'

const day = 24 * 60
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Identity = { subject: string; email: string }
const newIdentity = () => ({ subject: randomUUID(), email: `${randomUUID()}@example.com` })

async function signIn(identity: Identity): Promise<Person> {
  const { db, clock, settings } = shop.deps
  const userId = await accountOf(db, clock.now(), 'google', identity, { encryption: settings.encryption })
  return { ...identity, ...(await signedIn(shop, userId)) }
}

const newest = async ({ browser, token }: Person) =>
  (await browser.get(routes.purchases.path, { token })).json<PurchaseList>().purchases[0]!

/** Buys 30 credits and spends all that is there but some of them. */
async function buyAndUse(person: Person, left: number): Promise<void> {
  const { browser, token, userId } = person
  shop.passTime(1)
  const body = { packId: 'seed3', consent: { textVersion: '2026-11' } }
  const order = await browser.post(routes.checkoutSession.path, { token, body })
  const sessionId = order.json<{ clientSecret: string }>().clientSecret.split('_secret_')[0]!
  await shop.pay(sessionId)
  await shop.deliver()
  const { db, clock } = shop.deps
  const { available } = await db
    .selectFrom('accounts')
    .select('available')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const turn = randomUUID()
  await hold(db, clock.now(), userId, turn, available - left)
  await capture(db, clock.now(), userId, turn)
}

async function withdraw(person: Person): Promise<void> {
  const { purchaseId } = await newest(person)
  await person.browser.post(at(routes.withdraw, { purchaseId }).path, { token: person.token })
  await shop.deliver()
}

const whole = { refundCents: 199, basis: 'guarantee' }
const unused = { refundCents: 133, basis: 'unused' }

test('a guarantee that was used counts for the mailbox for twelve months, through other spellings and a deleted account', async () => {
  const identity = newIdentity()
  const ana = await signIn(identity)
  await buyAndUse(ana, 0)
  expect((await newest(ana)).withdrawal).toMatchObject(whole)
  await withdraw(ana)
  const tagged = await signIn({ subject: randomUUID(), email: identity.email.replace('@', '+too@') })
  await buyAndUse(tagged, 20)
  expect((await newest(tagged)).withdrawal).toMatchObject(unused)
  expect((await newest(tagged)).withdrawal?.guaranteeAgainAt).not.toBeNull()
  expect((await leave(ana)).statusCode).toBe(204)
  const back = await signIn(identity)
  expect(back.userId).not.toBe(ana.userId)
  await buyAndUse(back, 20)
  expect((await newest(back)).withdrawal).toMatchObject(unused)
  shop.passTime(366 * day)
  const later = await signIn(identity)
  await buyAndUse(later, 0)
  expect((await newest(later)).withdrawal).toMatchObject(whole)
})

test('a guarantee whose refund the bank refuses does not count until the retry succeeds', async () => {
  const identity = newIdentity()
  const ana = await signIn(identity)
  await buyAndUse(ana, 0)
  const { session_id } = await shop.deps.db
    .selectFrom('purchases')
    .select('session_id')
    .where('user_id', '=', ana.userId)
    .executeTakeFirstOrThrow()
  await shop.control('POST', 'payments/dispute', { sessionId: session_id, amount: 199, outcome: 'open' })
  await withdraw(ana)
  expect(await newest(ana)).toMatchObject({ state: 'refund_refused' })
  const tagged = await signIn({ subject: randomUUID(), email: identity.email.replace('@', '+too@') })
  await buyAndUse(tagged, 20)
  expect((await newest(tagged)).withdrawal).toMatchObject(whole)
})
