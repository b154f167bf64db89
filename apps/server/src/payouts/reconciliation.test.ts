import fc from 'fast-check'
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { exportSepa, exportUk, markFailed, markPaid, markReturned, writeBatch } from './batches.ts'
import { correctEarnings } from './corrections.ts'
import { makePayoutsDue } from './monthly.ts'
import { changePayoutMode, changeTaxDetails, readPayouts } from './payouts.ts'
import { reencryptBankDetails } from './key-rotation.ts'
import {
  company,
  earn,
  euDetails,
  germanTax,
  goTo,
  portugueseTax,
  referrer,
  ukDetails,
  freshSession,
} from './test-referrer.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000', company)
})
afterAll(() => testApp.stop())

type Command =
  | { do: 'earn'; who: number; conversions: number; state: 'earned' | 'pending' | 'refused' }
  | { do: 'correct'; who: number; cents: number }
  | { do: 'next month' }
  | { do: 'pay out' }
  | { do: 'export' }
  | { do: 'export uk' }
  | { do: 'bank answers'; fails: boolean; twice: boolean }
  | { do: 'bank returns' }
  | { do: 'choose'; who: number; mode: 'credits' | 'eu' | 'uk' }

const who = fc.integer({ min: 0, max: 1 })
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('earn' as const),
      who,
      conversions: fc.integer({ min: 1, max: 90 }),
      state: fc.constantFrom('earned', 'earned', 'earned', 'pending', 'refused'),
    }),
  },
  fc.record({
    do: fc.constant('correct' as const),
    who,
    cents: fc.integer({ min: -4_000, max: 1_000 }).filter(Boolean),
  }),
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('next month', 'pay out', 'export', 'export uk') }) },
  fc.record({ do: fc.constant('bank answers' as const), fails: fc.boolean(), twice: fc.boolean() }),
  fc.record({ do: fc.constant('bank returns' as const) }),
  fc.record({ do: fc.constant('choose' as const), who, mode: fc.constantFrom('credits', 'eu', 'uk') }),
)

const sumOf = async (
  table: 'referral_earnings' | 'payouts' | 'payout_entries' | 'payout_transfers',
  column: string,
  userId: string,
  where: string,
) =>
  Number(
    (
      await sql<{ sum: number }>`select coalesce(sum(${sql.ref(column)}), 0)::int as sum from ${sql.table(table)}
        where user_id = ${userId} and ${sql.raw(where)}`.execute(testApp.deps.db)
    ).rows[0]!.sum,
  )

test(
  'whatever happens in whatever order, what was earned is owed, on its way, paid, waiting or refused, to the cent',
  { timeout: 120_000 },
  async () => {
    let year = 2030
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 30 }), async (commands) => {
        const { deps } = testApp
        await deps.db.deleteFrom('bank_details').execute()
        year += 4
        goTo(testApp, `${year}-01-05T10:00:00Z`)
        const people = [
          await referrer(testApp, euDetails, portugueseTax),
          await referrer(testApp, ukDetails, germanTax),
        ]
        const earned = [0, 0]
        const now = () => deps.clock.now()
        for (const one of commands) {
          if (one.do === 'earn') {
            await earn(testApp, people[one.who]!.userId, one.conversions, { state: one.state })
            earned[one.who]! += one.conversions * 50
          } else if (one.do === 'correct') {
            const { userId } = people[one.who]!
            const correction = { requestId: randomUUID(), userId, cents: one.cents, reason: 'looked at', by: 'ada' }
            await correctEarnings(deps.db, now(), correction)
            earned[one.who]! += one.cents
          } else if (one.do === 'next month') {
            const next = new Date(Date.UTC(now().getUTCFullYear(), now().getUTCMonth() + 1, 1, 6))
            goTo(testApp, next.toISOString())
            await Promise.all([makePayoutsDue(deps), makePayoutsDue(deps)])
          } else if (one.do === 'pay out') await Promise.all([makePayoutsDue(deps), makePayoutsDue(deps)])
          else if (one.do === 'export')
            await Promise.all([exportSepa(deps, now(), 'ada'), exportSepa(deps, now(), 'bob')])
          else if (one.do === 'export uk') await exportUk(deps, now(), 'ada')
          else if (one.do === 'bank answers') {
            const out = await deps.db
              .selectFrom('payouts')
              .select('payout_id')
              .where('state', '=', 'exported')
              .limit(1)
              .execute()
            const ids = out.map(({ payout_id }) => payout_id)
            const fail = () => markFailed(deps, now(), ids, { by: 'ada', reason: 'no' })
            const pay = () => markPaid(deps, now(), ids, 'ada')
            await Promise.all(one.twice ? [fail(), pay(), fail()] : [one.fails ? fail() : pay()])
          } else if (one.do === 'bank returns') {
            const paid = await deps.db
              .selectFrom('payouts')
              .select('payout_id')
              .where('state', '=', 'paid')
              .limit(1)
              .execute()
            const ids = paid.map(({ payout_id }) => payout_id)
            const giveBack = () => markReturned(deps, now(), ids, { by: 'ada', reason: 'closed' })
            await Promise.all([giveBack(), giveBack()])
          } else {
            const session = await freshSession(testApp, people[one.who]!.userId)
            const details = one.mode === 'eu' ? euDetails : ukDetails
            await changePayoutMode(
              deps,
              session,
              one.mode === 'credits'
                ? { mode: 'credits' }
                : { mode: 'cash', bankDetails: { ...details, accountType: one.mode } },
              'en',
            )
            // A return to credits deletes them.
            if (one.mode !== 'credits')
              await changeTaxDetails(deps, session, one.who === 0 ? portugueseTax : germanTax, 'en')
          }
          for (const [index, { userId }] of people.entries()) {
            const { balanceCents, onTheirWayCents, paidCents, pendingCents } = await readPayouts(deps, userId)
            const refused = await sumOf('referral_earnings', 'cents', userId, "state = 'refused'")
            expect(balanceCents + onTheirWayCents + paidCents + pendingCents + refused).toBe(earned[index])
            expect(await sumOf('payouts', 'amount_cents', userId, 'amount_cents < 2500')).toBe(0)
            expect(paidCents).toBe(await sumOf('payouts', 'amount_cents', userId, "state = 'paid'"))
            const out = await sumOf('payouts', 'amount_cents', userId, "state in ('exported', 'paid')")
            expect(await sumOf('payout_entries', 'referrer_cents', userId, 'true')).toBe(0 - out)
            const [bank, tax] = [
              await sumOf('payout_entries', 'bank_cents', userId, 'true'),
              await sumOf('payout_entries', 'tax_cents', userId, 'true'),
            ]
            expect(bank + tax).toBe(out)
            expect(await sumOf('payout_transfers', 'net_cents', userId, 'true')).toBe(bank)
            expect(await sumOf('payout_transfers', 'withheld_cents', userId, 'true')).toBe(tax)
          }
        }
      }),
      { numRuns: 25 },
    )
  },
)

test('a new key takes over what an older one encrypted, while files are on their way too', async () => {
  goTo(testApp, '2200-01-05T10:00:00Z')
  const [anna, bela] = [await referrer(testApp, euDetails), await referrer(testApp, ukDetails)]
  await earn(testApp, anna.userId, 60)
  goTo(testApp, '2200-02-01T10:00:00Z')
  await makePayoutsDue(testApp.deps)
  const batch = await exportSepa(testApp.deps, testApp.deps.clock.now(), 'ada')
  const withKeys = (...keys: Buffer[]) => ({
    ...testApp.deps,
    settings: { ...testApp.deps.settings, encryption: { keys } },
  })
  const { encryption } = testApp.deps.settings
  const older = 'keys' in encryption ? encryption.keys[0]! : Buffer.alloc(32)
  const newer = randomBytes(32)

  expect(await reencryptBankDetails(withKeys(newer))).toBe(0)
  await Promise.all([reencryptBankDetails(withKeys(newer, older)), reencryptBankDetails(withKeys(newer, older))])
  expect(await reencryptBankDetails(withKeys(newer, older))).toBe(0)
  expect((await readPayouts(withKeys(newer), bela.userId)).bankDetails).toMatchObject({ fullName: 'A•••• O••••' })
  expect({ ...(await writeBatch(withKeys(newer), batch!.batchId)), unreadable: [] }).toEqual(batch)
})
