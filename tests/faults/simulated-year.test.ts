// Some weeks of people who ask for reminders, move, leave, buy and are refunded, on the injected clock; `npm run test:year` lives a year of 10,000 of them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../apps/server/src/billing/test-shop.ts'
import { listJobs } from '../../apps/server/src/jobs.ts'
import { openPool } from '../../apps/server/src/platform/database/connect.ts'
import { sendPushes } from '../../apps/server/src/today/send-pushes.ts'
import { sendReminders } from '../../apps/server/src/today/send-reminders.ts'
import { Customers } from './harness/customers.ts'
import { expectReconciled } from './harness/payments.ts'
import { ReminderWorld } from './harness/reminder-world.ts'
import { seed, seededRandom } from './harness/seeds.ts'

const people = Number(process.env['YEAR_PEOPLE'] ?? 100)
const days = Number(process.env['YEAR_DAYS'] ?? 40)

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.control('PUT', 'model', { firstTokenMs: 0, tokenMs: 0 })
})
afterAll(() => shop.close())

test(
  'nobody gets a message that they did not want, none comes twice, and every cent is explained',
  { timeout: 24 * 3_600_000 },
  async () => {
    const random = seededRandom(seed)
    const world = new ReminderWorld(shop, random)
    const customers = new Customers(shop, random)
    const { deps } = shop
    Object.assign(deps, { mail: world.mail, push: world.push })
    await world.fill(people)
    const jobs = listJobs(deps).filter(({ name }) => !/numbers of the day|telegram|check the ledger/i.test(name))
    for (let day = 0; day < days; day += 1) {
      for (let hour = 0; hour < 24; hour += 1) {
        shop.passTime(60)
        await sendReminders(deps)
        await sendPushes(deps)
      }
      await world.liveADay()
      await customers.liveADay(world.humans)
      for (const job of jobs) await job.run()
    }
    await customers.settle()
    for (const job of jobs) await job.run()

    const { sent, unwanted, doubled, humans, deeds } = world
    console.log({
      people,
      days,
      sent,
      unwanted: unwanted.length,
      doubled: doubled.length,
      deeds,
      paid: customers.deeds,
    })
    expect(sent.emails).toBeGreaterThan(people)
    expect(sent.notifications).toBeGreaterThan(people)
    expect({ unwanted, doubled }).toEqual({ unwanted: [], doubled: [] })
    expect(humans.filter(({ isGone }) => isGone).length).toBeGreaterThan(0)

    expect(await shop.differences()).toEqual([])
    const pool = openPool(shop.database.connection, () => {})
    await expectReconciled({ sandbox: shop.sandbox, pool })
    await pool.end()
  },
)
