import { at, routes, type PurchaseList, type WithdrawalReply } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pursueRefund, retryRefund } from '../billing/promised-refunds.ts'
import { openShop, type Shop } from '../billing/test-shop.ts'
import { capture, hold } from '../credits/test-holds.ts'
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
    .selectFrom('credit_accounts')
    .select('available')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const turn = randomUUID()
  await hold(db, clock.now(), userId, turn, available - left)
  await capture(db, clock.now(), userId, turn)
}

async function declare(person: Person): Promise<WithdrawalReply> {
  const { purchaseId } = await newest(person)
  return (await person.browser.post(at(routes.withdraw, { purchaseId }).path, { token: person.token })).json()
}

async function withdraw(person: Person): Promise<void> {
  await declare(person)
  await shop.deliver()
}

const disputeOf = async ({ userId }: Person, dispute: object) => {
  const { session_id: sessionId } = await shop.deps.db
    .selectFrom('purchases')
    .select('session_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await shop.control('POST', 'payments/dispute', { sessionId, ...dispute })
}

/** As an administrator does. */
async function retryRefusedRefund({ userId }: Person): Promise<void> {
  const { refund_id } = await shop.deps.db
    .selectFrom('refunds')
    .select('refund_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  await pursueRefund(shop.deps, (await retryRefund(shop.deps.db, userId, refund_id))!)
}

/** Accounts of one mailbox, each with 20 of 30 bought credits left. */
async function accountsOfOneMailbox(...tags: string[]): Promise<Person[]> {
  const { email } = newIdentity()
  const people: Person[] = []
  for (const tag of tags) {
    const person = await signIn({ subject: randomUUID(), email: email.replace('@', `${tag}@`) })
    await buyAndUse(person, 20)
    people.push(person)
  }
  return people
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
  await disputeOf(ana, { amount: 199, outcome: 'open' })
  await withdraw(ana)
  expect(await newest(ana)).toMatchObject({ state: 'refund_refused' })
  const tagged = await signIn({ subject: randomUUID(), email: identity.email.replace('@', '+too@') })
  await buyAndUse(tagged, 20)
  expect((await newest(tagged)).withdrawal).toMatchObject(whole)
})

test('a guarantee is used once by accounts of one mailbox that withdraw at the same moment', async () => {
  for (let round = 0; round < 2; round += 1) {
    const people = await accountsOfOneMailbox('', '+a', '+b', '+c')
    const refunds = await Promise.all(people.map(declare))
    expect(refunds.map(({ refundCents }) => refundCents).toSorted((one, other) => one - other)).toEqual([
      133, 133, 133, 199,
    ])
    await shop.deliver()
  }
  expect(await shop.differences()).toEqual([])
})

test('a refund that is refused again takes no mark from the account that used the guarantee since', async () => {
  const [ana, ben, eva] = (await accountsOfOneMailbox('', '+a', '+b')) as [Person, Person, Person]
  await disputeOf(ana, { amount: 199, outcome: 'open' })
  await withdraw(ana)
  expect(await newest(ana)).toMatchObject({ state: 'refund_refused' })
  shop.passTime(1)
  expect(await declare(ben)).toMatchObject({ refundCents: 199 })
  const again = (await newest(eva)).withdrawal
  expect(again).toMatchObject(unused)
  await retryRefusedRefund(ana)
  expect((await newest(eva)).withdrawal).toEqual(again)
  await disputeOf(ana, { outcome: 'won' })
  await retryRefusedRefund(ana)
  expect(await newest(ana)).toMatchObject({ state: 'refunded' })
  expect((await newest(eva)).withdrawal).toEqual(again)
})
