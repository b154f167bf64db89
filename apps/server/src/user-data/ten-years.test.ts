import { keptKinds } from '@numeria/contract'
import { sql, type RawBuilder } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listJobs } from '../jobs.ts'
import { someone, startTestApp, type TestApp } from '../test-app.ts'
import { otherPeriods } from './test-other-periods.ts'
import { ownPeriods } from './test-own-periods.ts'

const periods = [...ownPeriods, ...otherPeriods]

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
})
afterAll(() => testApp.stop())

/** Tables without a period that ends by itself: the user, the ledger's rules or the administrators end it, or it has no end. */
const untilDeleted = new Set(
  (
    'identities passkeys email_claims mailboxes customers conversations running_turns memories saved_people public_readings day_reminders push_devices ' +
    'yearly_letters calendars wellbeing credit_accounts lots entries holds clawbacks pending_credits admin_adjustments refunds subscriptions ' +
    'provider_events emails share_rewards referrers referral_codes referral_rewards referral_clicks referral_earnings commissions ' +
    'commission_entries first_purchases earning_corrections payouts payout_entries bank_details tax_details deletions admins ' +
    'admin_recovery_codes migrations jobs backups ledger_checks invoice_checks model_days inner_keys'
  ).split(' '),
)

test('each table is deleted with its person, or has a period that a job of its kind ends', () => {
  const withPeriod = new Set(periods.map(({ table }) => table))
  for (const { tables, job } of keptKinds)
    for (const table of tables.split(' ')) {
      expect({ table, ends: withPeriod.has(table) !== untilDeleted.has(table) }).toEqual({ table, ends: true })
      if (withPeriod.has(table)) expect({ table, job }).toEqual({ table, job: expect.any(String) })
    }
})

const runJobs = async () => {
  const names = new Set<string | null>(keptKinds.map(({ job }) => job))
  for (const { name, run } of listJobs(testApp.deps)) if (names.has(name)) await run()
}
const isThere = async (table: string, which: RawBuilder<unknown>) =>
  (await sql`select 1 from ${sql.table(table)} where ${which}`.execute(testApp.deps.db)).rows.length > 0

test.each([
  ['a person', () => someone(testApp.deps)],
  ['a person who left', async () => randomUUID()],
])(
  'of %s what is past its period is gone, what is not stays, and ten years later that is gone too',
  async (_, whose) => {
    const { db, clock } = testApp.deps
    const userId = await whose()
    type Seeded = {
      table: string
      isByDatabase: true | undefined
      past: RawBuilder<unknown>
      within: RawBuilder<unknown>
    }
    const seeded: Seeded[] = []
    for (const { table, bounds, seed, isByDatabase } of periods) {
      const [past, within] = bounds(isByDatabase ? new Date() : clock.now())
      const rows = { past: await seed({ db, userId }, past), within: await seed({ db, userId }, within) }
      seeded.push({ table, isByDatabase, ...rows })
    }
    const found = () =>
      Promise.all(
        seeded.map(async ({ table, past, within }) => ({
          table,
          past: await isThere(table, past),
          within: await isThere(table, within),
        })),
      )
    expect(await found()).toEqual(seeded.map(({ table }) => ({ table, past: true, within: true })))
    await runJobs()
    expect(await found()).toEqual(seeded.map(({ table }) => ({ table, past: false, within: true })))
    testApp.passTime(11 * 366 * 24 * 60)
    await runJobs()
    expect(await found()).toEqual(
      seeded.map(({ table, isByDatabase }) => ({ table, past: false, within: isByDatabase === true })),
    )
  },
)
