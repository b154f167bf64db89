// Some weeks of people who ask for e-mails, move, leave, pause, buy, are refunded and bring others, on the injected clock; `npm run test:year` lives a year of
// 10,000 of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../apps/server/src/billing/test-shop.ts'
import { listJobs } from '../../apps/server/src/jobs.ts'
import { company } from '../../apps/server/src/payouts/test-referrer.ts'
import { openPool } from '../../apps/server/src/platform/database/connect.ts'
import { sendPushes } from '../../apps/server/src/today/send-pushes.ts'
import { sendReminders } from '../../apps/server/src/today/send-reminders.ts'
import { sendYearlyLetters } from '../../apps/server/src/today/yearly-letters.ts'
import { Customers } from './harness/customers.ts'
import { Partners } from './harness/partners.ts'
import { expectReconciled } from './harness/payments.ts'
import { ReminderWorld } from './harness/reminder-world.ts'
import { seed, seededRandom } from './harness/seeds.ts'

const people = Number(process.env['YEAR_PEOPLE'] ?? 50)
const days = Number(process.env['YEAR_DAYS'] ?? 35)

/** The next 30 November, for the provider's clock never goes back. */
function nextStart(): Date {
  const now = new Date()
  const start = new Date(Date.UTC(now.getUTCFullYear(), 10, 30, 12))
  if (start < now) start.setUTCFullYear(start.getUTCFullYear() + 1)
  return start
}

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ ...company, TRUST_PROXY: '1' })
  await shop.control('PUT', 'model', { firstTokenMs: 0, tokenMs: 0 })
})
afterAll(() => shop.close())

test(
  'every message is wanted and arrives exactly once, and every cent is explained',
  { timeout: 24 * 3_600_000 },
  async () => {
    // The tests live past 1 January, when a Personal Year begins.
    await shop.travelTo(nextStart().getTime())
    const random = seededRandom(seed)
    const world = new ReminderWorld(shop, random)
    const { judge } = world
    const customers = new Customers(shop, judge, random)
    const partners = new Partners(shop, world, customers, random)
    const { deps } = shop
    Object.assign(deps, { mail: world.mail, push: world.push })
    await world.fill(people, days)
    for (const human of world.humans.slice(0, 3 + people / 300)) await partners.begin(human)
    const jobs = listJobs(deps).filter(
      ({ name }) => !/numbers of the day|yearly letters|telegram|check the ledger|funnel/i.test(name),
    )
    const runJobs = async () => {
      for (const job of jobs) await job.run()
    }
    const passADay = async () => {
      for (let hour = 0; hour < 24; hour += 1) {
        shop.passTime(60)
        await sendReminders(deps)
        await sendYearlyLetters(deps)
        await sendPushes(deps)
      }
    }
    for (let day = 0; day < days; day += 1) {
      await passADay()
      await world.liveADay()
      await partners.liveADay()
      await customers.liveADay(world.humans)
      await runJobs()
      await customers.readEvents()
      if (day % 30 === 10) await partners.payOut()
    }
    // Refunds of the last day end, and e-mails that the mail server did not take are tried again.
    for (let more = 0; more < 6; more += 1) {
      await passADay()
      if (more < 3) await customers.passAtProvider()
      await runJobs()
    }
    await customers.readEvents()
    await partners.wantPayoutEmails()
    judge.judgeReceipts()
    const missing = judge.missing(world.humans)
    const { unwanted, doubled, sent } = judge
    const statements = await partners.expectStatements()
    const { actions, lost } = world
    const faults = { unwanted: unwanted.length, doubled: doubled.length, missing: missing.length }
    console.log({
      people,
      days,
      sent,
      lost,
      faults,
      arrivals: partners.arrivals,
      actions,
      paid: customers.actions,
      statements,
    })
    expect({ unwanted, doubled, missing }).toEqual({ unwanted: [], doubled: [], missing: [] })
    expect(sent['daily e-mail']).toBeGreaterThan(people)
    expect(sent['notification']).toBeGreaterThan(people)
    const kinds = ['birthday letter', 'turning points', 'order', 'bank_details', 'tax_details', 'login', 'deleted']
    expect(Object.keys(sent)).toEqual(expect.arrayContaining(kinds))
    const pauses = ['pays in a pause', 'pauses with an open checkout']
    expect(Object.keys(customers.actions)).toEqual(expect.arrayContaining(pauses))
    expect(statements.commissionCents).toBeGreaterThan(0)
    expect(world.humans.filter(({ isGone }) => isGone).length).toBeGreaterThan(0)

    expect(await shop.differences()).toEqual([])
    const pool = openPool(shop.database.connection, () => {})
    await expectReconciled({ sandbox: shop.sandbox, pool })
    await pool.end()
  },
)
