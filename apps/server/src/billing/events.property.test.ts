import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAccount } from '../credits/credits.ts'
import { capture, hold } from '../credits/test-holds.ts'
import { listLots } from '../credits/lots.ts'
import { openShop, type Buyer, type Shop } from './test-shop.ts'
import { randomUUID } from 'node:crypto'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Overview = { undelivered: { id: string }[] }

/** Events of one purchase, in this order; part of its credits is spent in between. */
const story = ['pay', 'spend', 'refund', 'dispute', 'decide'] as const

async function happen(step: (typeof story)[number], buyer: Buyer, sessionId: string, verdict: string): Promise<void> {
  if (step === 'pay') await shop.pay(sessionId)
  if (step === 'spend') {
    // The buyer sees the credits on the page they come back to, whatever became of the webhook.
    await buyer.call('get', `/api/billing/purchase?session_id=${sessionId}`)
    const turn = randomUUID()
    await hold(shop.deps.db, shop.deps.clock.now(), buyer.userId, turn, 20)
    await capture(shop.deps.db, shop.deps.clock.now(), buyer.userId, turn)
  }
  if (step === 'refund') await shop.control('POST', 'payments/refund', { sessionId, amount: 50 })
  if (step === 'dispute') await shop.control('POST', 'payments/dispute', { sessionId, outcome: 'open' })
  if (step === 'decide') await shop.control('POST', 'payments/dispute', { sessionId, outcome: verdict })
}

/** Delivers waiting events: which of them, by fractions of how many wait. */
async function deliverSome(fractions: readonly number[]): Promise<void> {
  for (const fraction of fractions) {
    const { undelivered } = await shop.control<Overview>('GET', 'payments')
    const event = undelivered[Math.floor(fraction * undelivered.length)]
    if (event) await shop.control('POST', 'payments/redeliver', { eventId: event.id })
  }
}

async function ledgerOf({ userId }: Buyer) {
  const account = await readAccount(shop.deps.db, shop.deps.clock.now(), userId)
  const lots = await listLots(shop.deps.db, userId)
  return {
    account,
    lots: lots.map(({ lot: _lot, userId: _user, cause: _cause, createdAt: _at, ...rest }) => rest),
  }
}

async function live(verdict: string, deliveries: readonly (readonly number[])[], twice: boolean) {
  const buyer = await shop.buyer()
  const { sessionId } = await buyer.order('path5')
  for (const [index, step] of story.entries()) {
    await happen(step, buyer, sessionId, verdict)
    await deliverSome(deliveries[index] ?? [])
  }
  await shop.deliver('newest')
  if (twice) await shop.deliverAgain()
  return ledgerOf(buyer)
}

const fraction = fc.double({ min: 0, max: 0.999, noNaN: true })
const schedule = fc.array(fc.array(fraction, { maxLength: 4 }), { minLength: story.length, maxLength: story.length })

test.each(['won', 'lost'])(
  'whatever order the events of a payment, a refund and a dispute that is %s come in, the ledger ends the same',
  async (verdict) => {
    const expected = await live(verdict, [], false)
    await fc.assert(
      fc.asyncProperty(schedule, fc.boolean(), async (deliveries, twice) => {
        expect(await live(verdict, deliveries, twice)).toEqual(expected)
      }),
      { numRuns: 8 },
    )
    expect(await shop.differences()).toEqual([])
  },
  120_000,
)
