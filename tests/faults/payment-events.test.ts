import fc from 'fast-check'
import { pollTimeout } from './harness/timeouts.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { handledEvents } from '../../apps/server/src/integrations/stripe.ts'
import { signPayload } from '../../apps/sandbox/src/payments/webhooks/signature.ts'
import {
  packs,
  routes,
  signupCredits,
  webhookPath,
  type CheckoutSessionReply,
  type ErrorReply,
  type Purchase,
} from '../../packages/contract/src/index.ts'
import { freePort } from './harness/free-port.ts'
import { expectReconciled, listEvents, payments, type ProviderEvent } from './harness/payments.ts'
import { plainPrice, type Person } from './harness/person.ts'
import { seed } from './harness/seeds.ts'
import { addressOf, openWorld, type World } from './harness/world.ts'

const pack = packs.find(({ id }) => id === 'seed3')!
const monthly = packs.find(({ subscription }) => subscription)!

let world: World
let servers: string[]
beforeAll(async () => {
  world = await openWorld()
  const otherPort = await freePort()
  await Promise.all([world.startServer(), world.startServer(otherPort)])
  servers = [world.url, addressOf(otherPort)]
  await payments(world, 'PUT', '', { webhooks: 'lost' })
  await world.model({})
})
afterAll(() => world.close())
afterEach(async () => {
  await world.expectTruth()
  await expectReconciled(world)
})

/** Sends an event to one of the two servers, as the provider does: signed over its bytes at this moment, however old it is. */
async function tell(event: ProviderEvent, at: string, signedAt = Date.now()): Promise<number> {
  const body = JSON.stringify(event)
  const secret = world.sandbox.environment['STRIPE_WEBHOOK_SECRET']!
  const response = await fetch(at + webhookPath, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signPayload(body, secret, Math.floor(signedAt / 1_000)),
    },
  })
  await response.body?.cancel()
  return response.status
}

async function order(person: Person, packId: string): Promise<string> {
  const key = { 'idempotency-key': randomUUID() }
  const request = { packId, consent: { textVersion: '2026-11' } }
  const { status, body } = await person.submit<CheckoutSessionReply>(routes.checkoutSession.path, request, key)
  expect(status).toBe(200)
  return body.clientSecret.split('_secret_')[0]!
}

/** Actions on a purchase at the provider, before any event is delivered. */
const stories = {
  'a pack that is paid and partly refunded': async (person: Person) => {
    const sessionId = await order(person, pack.id)
    await payments(world, 'POST', '/pay', { sessionId })
    await payments(world, 'POST', '/refund', { sessionId, amount: 100 })
  },
  'a pack whose refund fails': async (person: Person) => {
    const sessionId = await order(person, pack.id)
    await payments(world, 'POST', '/pay', { sessionId })
    await payments(world, 'POST', '/refund', { sessionId, outcome: 'fail' })
    await payments(world, 'POST', '/advance', { days: 10 })
  },
  'a pack that is disputed and lost': async (person: Person) => {
    const sessionId = await order(person, pack.id)
    await payments(world, 'POST', '/pay', { sessionId })
    await payments(world, 'POST', '/dispute', { sessionId })
    await payments(world, 'POST', '/dispute', { sessionId, outcome: 'lost' })
  },
  'a pack that is disputed and won': async (person: Person) => {
    const sessionId = await order(person, pack.id)
    await payments(world, 'POST', '/pay', { sessionId })
    await payments(world, 'POST', '/dispute', { sessionId })
    await payments(world, 'POST', '/dispute', { sessionId, outcome: 'won' })
  },
  'a subscription that is renewed, and whose second month is disputed': async (person: Person) => {
    const sessionId = await order(person, monthly.id)
    await payments(world, 'POST', '/pay', { sessionId })
    await payments(world, 'POST', '/advance', { days: 32 })
    const { subscriptions } = await payments<{ subscriptions: { id: string }[] }>(world, 'GET')
    await payments(world, 'POST', '/dispute', { subscription: subscriptions[0]!.id })
  },
} satisfies Record<string, (person: Person) => Promise<void>>

type Account = { credits: number; lots: unknown[]; orders: unknown[] }

/** A user's final state without values that differ between two users: names, and dates of different hours. */
async function accountOf(person: Person): Promise<Account> {
  const { rows: lots } = await world.pool.query<object>(
    `select source, granted, remaining, held, spent, expired, revoked, price_cents, lots.currency, frozen, expires_at is null as lasts from lots
     join users using (user_id) where email = $1 order by source, expires_at, granted, remaining`,
    [person.email],
  )
  const { body } = await person.get<{ purchases: Purchase[] }>(routes.purchases.path)
  const orders = body.purchases.map(({ state, creditsGranted, packId }) => ({ state, creditsGranted, packId }))
  return {
    credits: (await person.profile()).credits,
    lots,
    orders: orders.toSorted((one, other) => (one.state < other.state ? -1 : 1)),
  }
}

/** The provider sends the event types of our endpoint only. */
const isAskedFor = (type: string): boolean => handledEvents.some((asked) => asked === type)

/** All events of a story, oldest first. */
async function happen(story: (person: Person) => Promise<void>, person: Person): Promise<ProviderEvent[]> {
  const before = new Set((await listEvents(world)).map(({ id }) => id))
  await story(person)
  return (await listEvents(world)).filter(({ id, type }) => !before.has(id) && isAskedFor(type))
}

describe.each(Object.entries(stories))('the events of %s', (_, story) => {
  test('end in the same ledger in any order, twice, late, at once and through two servers', async () => {
    const calm = await world.signIn()
    for (const event of await happen(story, calm)) expect(await tell(event, servers[0]!)).toBe(200)
    const expected = await accountOf(calm)

    const order = fc.infiniteStream(fc.nat())
    await fc.assert(
      fc.asyncProperty(order, fc.integer({ min: 1, max: 4 }), async (numbers, atOnce) => {
        const person = await world.signIn()
        const told = await happen(story, person)
        const heap = [...told, ...told.filter(() => numbers.next().value! % 2 === 0)]
          .map((event) => ({ event, place: numbers.next().value! }))
          .toSorted((one, other) => one.place - other.place)
        for (let from = 0; from < heap.length; from += atOnce) {
          const some = heap.slice(from, from + atOnce)
          const answers = await Promise.all(some.map(({ event }, index) => tell(event, servers[index % 2]!)))
          expect(answers).toEqual(some.map(() => 200))
        }
        expect(await accountOf(person)).toEqual(expected)
      }),
      { numRuns: 3, seed },
    )
  })
})

describe('an event', () => {
  test('of three days ago that comes signed anew counts, and once', async () => {
    const person = await world.signIn()
    const [paid] = (
      await happen(async () => {
        await payments(world, 'POST', '/pay', { sessionId: await order(person, pack.id) })
      }, person)
    ).filter(({ type }) => type === 'checkout.session.completed')
    const old = { ...paid!, created: Math.floor(Date.now() / 1_000) - 3 * 86_400 }
    for (let times = 0; times < 3; times += 1) expect(await tell(old, servers[times % 2]!)).toBe(200)
    expect((await person.profile()).credits).toBe(signupCredits + pack.credits)
  })

  test('whose signature is older than five minutes changes nothing, and counts once it is signed now', async () => {
    const person = await world.signIn()
    const told = await happen(async () => {
      await payments(world, 'POST', '/pay', { sessionId: await order(person, pack.id) })
    }, person)
    for (const minutes of [6, 60 * 24]) {
      for (const event of told) expect(await tell(event, world.url, Date.now() - minutes * 60_000)).toBe(400)
    }
    expect((await person.profile()).credits).toBe(signupCredits)
    for (const event of told) expect(await tell(event, world.url)).toBe(200)
    expect((await person.profile()).credits).toBe(signupCredits + pack.credits)
  })

  test('that never comes is made good when the buyer looks, and until the provider can be asked the page says open', async () => {
    const person = await world.signIn()
    const sessionId = await order(person, pack.id)
    await payments(world, 'POST', '/pay', { sessionId })
    const page = async () =>
      (await person.get<Purchase>(`${routes.purchaseBySession.path}?session_id=${sessionId}`)).body
    await payments(world, 'PUT', '', { webhooks: 'lost', api: '429' })
    expect(await page()).toMatchObject({ state: 'open' })
    expect((await person.profile()).credits).toBe(signupCredits)
    await payments(world, 'PUT', '', { webhooks: 'lost' })
    // The provider is asked again after some seconds, not at each look.
    await expect.poll(page, pollTimeout).toMatchObject({ state: 'paid', creditsGranted: pack.credits })
    expect((await person.profile()).credits).toBe(signupCredits + pack.credits)
  })
})

describe('credits that were spent', () => {
  /** Acts at the provider and delivers the events. */
  async function doAndTell(action: () => Promise<unknown>, person: Person): Promise<void> {
    const told = await happen(async () => void (await action()), person)
    for (const event of told) expect(await tell(event, world.url)).toBe(200)
  }

  /** A pack, of which a reading was read: it took what was left of the gift, and one credit that was bought. */
  async function spend(person: Person): Promise<string> {
    const sessionId = await order(person, pack.id)
    await doAndTell(() => payments(world, 'POST', '/pay', { sessionId }), person)
    for (let times = 0; times < 2; times += 1) expect(await person.ask()).toMatchObject({ status: 200 })
    expect((await person.profile()).credits).toBe(signupCredits + pack.credits - 2 * plainPrice)
    return sessionId
  }

  test('stay spent when the whole price goes back: what is left goes, and nothing goes below zero', async () => {
    const person = await world.signIn()
    const sessionId = await spend(person)
    await doAndTell(() => payments(world, 'POST', '/refund', { sessionId }), person)
    expect((await person.profile()).credits).toBe(0)
    expect((await person.ask<ErrorReply>()).status).toBe(402)
    expect(await person.history()).toHaveLength(2)
  })

  test('are owed when the bank takes the price back: readings wait until the dispute is won', async () => {
    const person = await world.signIn()
    const sessionId = await spend(person)
    await doAndTell(() => payments(world, 'POST', '/dispute', { sessionId }), person)
    expect((await person.profile()).credits).toBe(0)
    expect(await person.ask<ErrorReply>()).toMatchObject({ status: 403, body: { code: 'credits.debt' } })
    expect(await person.history()).toHaveLength(2)

    await doAndTell(() => payments(world, 'POST', '/dispute', { sessionId, outcome: 'won' }), person)
    expect((await person.profile()).credits).toBe(signupCredits + pack.credits - 2 * plainPrice)
    expect((await person.ask()).status).toBe(200)
  })
})
