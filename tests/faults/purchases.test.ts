import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  routes,
  signupCredits,
  type CheckoutSessionReply,
  type ErrorReply,
  type PurchaseList,
} from '../../packages/contract/src/index.ts'
import { pollTimeout } from './harness/timeouts.ts'
import type { Person } from './harness/person.ts'
import { kill, type ServerProcess } from './harness/server-process.ts'
import { openWorld, type World } from './harness/world.ts'

const packId = 'seed3'
const packCredits = 30

type Overview = { undelivered: unknown[]; sessions: unknown[] }

let world: World
let server: ServerProcess
beforeAll(async () => {
  world = await openWorld()
  server = await world.startServer()
  await payments('PUT', '', { webhooks: 'lost' })
})
afterAll(() => world.close())

async function payments<Reply = Overview>(method: string, path: string, body?: object): Promise<Reply> {
  const response = await fetch(`${world.sandbox.url}/_control/payments${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as Reply
}

const checkout = (person: Person, key: string) =>
  person.submit<CheckoutSessionReply & ErrorReply>(routes.checkoutSession.path, { packId }, { 'idempotency-key': key })

async function paidSession(person: Person): Promise<string> {
  const { body } = await checkout(person, randomUUID())
  const sessionId = body.clientSecret.split('_secret_')[0]!
  await payments('POST', '/pay', { sessionId })
  return sessionId
}

const deliver = () => payments('POST', '/redeliver', {})
const orders = async (person: Person) => (await person.get<PurchaseList>(routes.purchases.path)).body.purchases

async function restart(): Promise<void> {
  await kill(server)
  server = await world.startServer()
}

describe('a server that is killed while it takes an event', () => {
  test.each([
    ['before the purchase is looked at', 'for update', 'asked'],
    ['before the credits are granted', 'ledger_grant', 'asked'],
    ['when they are granted and nothing is committed', 'ledger_grant', 'answered'],
    ['before the event is written down', 'insert into "provider_events"', 'asked'],
    ['when it is written down and nothing is committed', 'insert into "provider_events"', 'answered'],
  ] as const)('%s credits the purchase once the event comes again, and once only', async (_, words, when) => {
    const person = await world.signIn()
    await paidSession(person)
    const caught = world.proxy.catchNext(words, when)
    const delivered = deliver()
    await caught
    await restart()
    await delivered
    expect((await person.profile()).credits).toBe(signupCredits)

    await deliver()
    await deliver()
    expect((await person.profile()).credits).toBe(signupCredits + packCredits)
    expect(await orders(person)).toMatchObject([{ state: 'paid', creditsGranted: packCredits }])
    await world.expectTruth()
  })

  test('while the answer is on its way credits the purchase once', async () => {
    const person = await world.signIn()
    await paidSession(person)
    const caught = world.proxy.catchNext('commit', 'answered')
    const delivered = deliver()
    await caught
    await restart()
    await delivered
    await deliver()
    expect((await person.profile()).credits).toBe(signupCredits + packCredits)
    await world.expectTruth()
  })
})

describe('a server that is killed while it opens a checkout', () => {
  test.each([
    ['before the purchase is written down', 'insert into "purchases"', 'asked'],
    ['when the purchase is written down', 'insert into "purchases"', 'answered'],
    ['when the provider has opened it', 'update "purchases" set "session_id"', 'asked'],
    ['when all is written down and nobody knows', 'update "purchases" set "session_id"', 'answered'],
  ] as const)('%s: pressing again leads to one purchase that can be paid', async (_, words, when) => {
    const person = await world.signIn()
    const key = randomUUID()
    const before = (await payments('GET', '')).sessions.length
    const caught = world.proxy.catchNext(words, when)
    const pressed = checkout(person, key).catch(() => null)
    await caught
    await restart()
    await pressed

    const again = await checkout(person, key)
    expect(again.status).toBe(200)
    expect((await payments('GET', '')).sessions.length).toBe(before + 1)
    await payments('POST', '/pay', { clientSecret: again.body.clientSecret })
    await deliver()
    expect((await person.profile()).credits).toBe(signupCredits + packCredits)
    expect(await orders(person)).toHaveLength(1)
    await world.expectTruth()
  })
})

describe('a database that goes away between a payment and its credits', () => {
  test('costs nobody anything: the provider tries again, and the credits come', async () => {
    const person = await world.signIn()
    await paidSession(person)
    const caught = world.proxy.catchNext('ledger_grant', 'asked')
    const delivered = deliver()
    ;(await caught).breakConnection()
    await delivered
    expect((await payments('GET', '')).undelivered).not.toHaveLength(0)
    await expect
      .poll(async () => {
        await deliver()
        return (await person.profile()).credits
      }, pollTimeout)
      .toBe(signupCredits + packCredits)
    await world.expectTruth()
  })
})

describe('a payment provider that is down', () => {
  test.each(['refuse', '500', '429', 'lost_answer'])(
    '(%s) while a checkout is opened says that nothing was charged, and one press later there is one purchase',
    async (api) => {
      const person = await world.signIn()
      const key = randomUUID()
      // Longer than the client tries again by itself.
      await payments('PUT', '', { webhooks: 'lost', api, times: 4 })
      const refused = await checkout(person, key)
      await payments('PUT', '', { webhooks: 'lost' })
      if (refused.status !== 200) expect(refused).toMatchObject({ status: 503, body: { code: 'billing.unavailable' } })
      const again = await checkout(person, key)
      expect(again.status).toBe(200)
      await payments('POST', '/pay', { clientSecret: again.body.clientSecret })
      await deliver()
      expect((await person.profile()).credits).toBe(signupCredits + packCredits)
      expect(await orders(person)).toHaveLength(1)
    },
  )

  test('while an event is taken: the event comes again', async () => {
    const person = await world.signIn()
    await paidSession(person)
    await payments('PUT', '', { webhooks: 'lost', api: '500', times: 3 })
    await deliver()
    expect((await person.profile()).credits).toBe(signupCredits)
    await payments('PUT', '', { webhooks: 'lost' })
    await deliver()
    expect((await person.profile()).credits).toBe(signupCredits + packCredits)
    await world.expectTruth()
  })
})
