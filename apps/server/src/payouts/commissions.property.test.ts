import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someone, startTestApp, type TestApp } from '../test-app.ts'
import { followPurchase, forgoCommissions, releaseCommissions } from './commissions.ts'
import { commissionCents } from './commissions.rules.ts'
import { readPayouts } from './payouts.ts'
import { checkBooks } from './test-commissions.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
})
afterAll(() => testApp.stop())
const now = () => testApp.deps.clock.now()

type Step = { do: 'keep'; cents: number } | { do: 'release' } | { do: 'refuse' } | { do: 'forgo' } | { do: 'late' }
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('keep' as const), cents: fc.integer({ min: 0, max: 1111 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('release' as const, 'late' as const) }) },
  fc.record({ do: fc.constantFrom('refuse' as const, 'forgo' as const) }),
)

test(
  'whatever happens to a purchase in whatever order, the entries sum to nothing and the commission is 10 % of what was kept',
  { timeout: 120_000 },
  async () => {
    const { deps } = testApp
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const userId = await someone(deps)
        const conversionId = randomUUID()
        await deps.db
          .insertInto('referral_rewards')
          .values({
            user_id: userId,
            conversion_id: conversionId,
            code: 'ABCD1234',
            credits: 5,
            cents: 0,
            state: 'rewarded',
            reason: null,
            at: now(),
          })
          .execute()
        const purchase = { paidCents: 1111, currency: 'eur' as const, paidAt: now() }
        let [changes, kept] = [1, 1111]
        const tell = (change: number, keptCents: number) =>
          followPurchase(
            deps.db,
            now(),
            { referrer_id: userId, conversion_id: conversionId, changes: change },
            { ...purchase, keptCents },
            1_000_000,
          )
        await tell(1, kept)
        for (const one of steps) {
          if (one.do === 'keep') {
            const older = kept
            kept = one.cents
            changes += 1
            // The same event by several processes, and older events behind them.
            await Promise.all([tell(changes, kept), tell(changes, kept), tell(changes - 1, older)])
          } else if (one.do === 'release' || one.do === 'late') {
            if (one.do === 'release') testApp.passTime(18 * 24 * 60)
            await Promise.all([releaseCommissions(deps), releaseCommissions(deps)])
          } else if (one.do === 'refuse')
            await deps.db
              .updateTable('referral_rewards')
              .set({ state: 'refused', reason: 'too_many' })
              .where('user_id', '=', userId)
              .execute()
          else await deps.db.transaction().execute((trx) => forgoCommissions(trx, now(), userId))
          await checkBooks(deps.db)
          const row = await deps.db
            .selectFrom('commissions')
            .selectAll()
            .where('user_id', '=', userId)
            .executeTakeFirstOrThrow()
          const isLive = row.state === 'set_aside' || row.state === 'earned'
          expect(row.cents).toBe(isLive ? commissionCents(kept, 1_000_000) : 0)
          const { balanceCents } = await readPayouts(deps, userId)
          expect(balanceCents).toBe(row.state === 'earned' ? row.cents : 0)
        }
      }),
      { numRuns: 25 },
    )
  },
)
