import { signupCredits } from '@numeria/contract'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createUserOnce } from '../accounts/accounts.ts'
import { freeze, loseClaim, openClaim, restore, reverseClaim, revoke } from '../credits/clawbacks.ts'
import { grant } from '../credits/credits.ts'
import { capture, hold, release } from '../credits/test-holds.ts'
import { findLot, listLots } from '../credits/lots.ts'
import { noon, pack, useLedger } from '../credits/test-ledger.ts'
import { AppError } from '../platform/errors.ts'
import { followPurchases, giveSignupGift } from './signup-gift.ts'

const ledger = useLedger()
const purchases = 3
const eventsOf = { refund: [freeze, revoke, restore], dispute: [openClaim, loseClaim, reverseClaim] } as const

const purchase = fc.nat(purchases - 1)
const steps = fc.oneof(
  fc.record({ verb: fc.constant('buy' as const), purchase }),
  fc.record({
    verb: fc.constantFrom('refund' as const, 'dispute' as const),
    purchase,
    /** How far it has come, and of how much of the price: both halves are the whole. */
    event: fc.nat(2),
    part: fc.constantFrom('all' as const, 'first half' as const, 'second half' as const),
  }),
  fc.record({ verb: fc.constant('hold' as const), credits: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ verb: fc.constantFrom('capture' as const, 'release' as const) }),
)
type Step = typeof steps extends fc.Arbitrary<infer Each> ? Each : never

async function newcomer() {
  const userId = randomUUID()
  const email = `${userId}@mailinator.com`
  await createUserOnce(ledger.db, noon, { userId, email })
  await giveSignupGift(ledger.db, noon, { userId, email, provider: 'google' })
  return { userId, holds: [] as string[], bought: new Set<number>() }
}

/** Does one step as the product does: the purchase or the events of it and what follows for the gift are one transaction. */
async function take(person: Awaited<ReturnType<typeof newcomer>>, step: Step): Promise<void> {
  const { userId, holds, bought } = person
  const { db } = ledger
  if ('credits' in step) {
    const holdId = randomUUID()
    const refused = await hold(db, noon, userId, holdId, step.credits).then(
      () => false,
      (error: unknown) => error instanceof AppError || Promise.reject(error),
    )
    if (!refused) holds.push(holdId)
  } else if (!('purchase' in step)) {
    const holdId = holds.shift()
    if (holdId) await (step.verb === 'capture' ? capture : release)(db, noon, userId, holdId)
  } else {
    const lotCause = `purchase:${step.purchase}`
    if ('event' in step && !bought.has(step.purchase)) return
    await db.transaction().execute(async (trx) => {
      if ('event' in step) {
        const cents = { all: {}, 'first half': { cents: 500 }, 'second half': { cents: 499 } }[step.part]
        const cause = `${step.verb}:${step.purchase}:${step.part}`
        await eventsOf[step.verb][step.event]!(trx, noon, { userId, lotCause, cause, ...cents })
      } else await grant(trx, noon, pack(userId, { cause: lotCause, credits: 10 }))
      await followPurchases(trx, noon, userId)
    })
    bought.add(step.purchase)
  }
}

/** The gift is there as long as a purchase has not been asked back whole, and what was spent of it is never owed. */
async function expectRight(userId: string): Promise<void> {
  const [lots, gift] = [await listLots(ledger.db, userId), await findLot(ledger.db, userId, 'signup')]
  const sold = lots.filter(({ paid }) => paid)
  expect(gift === null).toBe(sold.length === 0)
  if (!gift) return
  expect(gift).toMatchObject({ granted: signupCredits, owed: 0 })
  const clawbacks = await ledger.db.selectFrom('clawbacks').selectAll().where('user_id', '=', userId).execute()
  const asked = (lot: number, states: string[]) =>
    clawbacks
      .filter((each) => each.lot === lot && states.includes(each.state))
      .reduce((sum, { cents }) => sum + (cents ?? 999), 0)
  const stands = sold.some(({ lot }) => asked(lot, ['open', 'done']) < 999)
  if (stands) expect(gift).toMatchObject({ frozen: 0, revoked: 0 })
  else expect(gift.remaining).toBe(0)
  if (sold.every(({ lot }) => asked(lot, ['done']) >= 999)) expect(gift.frozen).toBe(0)
}

test('whatever is bought, spent, refunded and disputed in whatever order, the gift stands and goes with the purchases', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 25 }), async (story) => {
      const person = await newcomer()
      for (const step of story) {
        await take(person, step)
        await expectRight(person.userId)
      }
    }),
    { numRuns: 80 },
  )
}, 60_000)

test('a refund, a reading and a second purchase at once leave the gift as one after the other would', async () => {
  for (let round = 0; round < 25; round += 1) {
    const person = await newcomer()
    await take(person, { verb: 'buy', purchase: 0 })
    await take(person, { verb: 'hold', credits: 3 })
    const refund = { verb: 'refund', purchase: 0, event: 1, part: 'all' } as const
    await Promise.all([
      take(person, refund),
      take(person, refund),
      take(person, { verb: round % 2 === 0 ? 'capture' : 'release' }),
      take(person, { verb: 'hold', credits: 2 }),
      ...(round % 3 === 0
        ? []
        : [take(person, { verb: 'buy', purchase: 1 }), take(person, { verb: 'buy', purchase: 1 })]),
    ])
    await expectRight(person.userId)
  }
}, 60_000)
