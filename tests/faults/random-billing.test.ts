import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiVersion } from '../../apps/sandbox/src/payments/api-version.ts'
import { expectInvoiced, invoices } from './harness/invoices.ts'
import { until } from './harness/timeouts.ts'
import { expectReconciled, listEvents, payments } from './harness/payments.ts'
import { RandomBuyer } from './harness/random-buyer.ts'
import { seed, seededRandom } from './harness/seeds.ts'
import { openWorld, type World } from './harness/world.ts'

const milliseconds = Number(process.env['BILLING_MINUTES'] ?? 0.15) * 60_000
const stepsBetweenChecks = 150

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.startServer()
  await world.model({})
})
afterAll(() => world.close())

/** Makes every job due. A job that is due already keeps its place in the queue: otherwise the first ones could run again and again before the last. */
const hurryJobs = () =>
  world.pool.query(
    `update jobs set due_at = clock_timestamp() - interval '1 second' where due_at > clock_timestamp() and leased_until is null`,
  )

/** Subscriptions of people who are gone would renew for ever: past thirty the oldest end at the provider. While it fails, the next round ends them. */
async function endOldestSubscriptions(): Promise<void> {
  const { rows } = await world.pool.query<{ id: string }>(
    `select subscription_id as id from subscriptions where state <> 'ended' order by read_at desc offset 30`,
  )
  const authorization = `Bearer ${world.sandbox.environment['STRIPE_SECRET_KEY']}`
  for (const { id } of rows)
    await fetch(`${world.sandbox.url}/v1/subscriptions/${id}`, {
      method: 'DELETE',
      headers: { authorization, 'stripe-version': apiVersion },
    }).catch(() => {})
}

/** Delivers waiting events, asks for all confirmed results, and compares every record. */
async function settleAndCheck(): Promise<void> {
  await payments(world, 'PUT', '', { webhooks: 'lost', api: 'ok' })
  let open: object = {}
  const settled = until('all events came and all refunds were asked for', async () => {
    await payments(world, 'POST', '/redeliver', {})
    await hurryJobs()
    const { rows } = await world.pool.query<object>(`select * from refunds where state = 'asked'`)
    const { undelivered } = await payments(world, 'GET')
    const holds = await world.openHolds()
    open = { undelivered: undelivered.length, refunds: rows, holds }
    return undelivered.length === 0 && rows.length === 0 && holds === 0
  })
  await settled.catch((cause: unknown) => {
    throw new Error(`Still open: ${JSON.stringify(open)}`, { cause })
  })
  await world.expectTruth()
  await expectReconciled(world)
  await expectInvoiced(world)
}

test(
  'whatever people, the bank and the provider do, every cent and every credit is accounted for',
  async () => {
    const random = seededRandom(seed)
    const done = new Map<string, number>()
    const ends = performance.now() + milliseconds
    let buyers: RandomBuyer[] = []
    let steps = 0
    let checks = 0
    while (performance.now() < ends) {
      if (steps % 15 === 0) {
        await endOldestSubscriptions()
        const person = await world.signIn()
        buyers = [...buyers.slice(-11), new RandomBuyer(world, person, random)]
      }
      const dice = random()
      if (dice < 0.02) await payments(world, 'POST', '/advance', { days: 1 + Math.floor(random() * 33) })
      else if (dice < 0.05) {
        const api = ['500', 'lost_answer', '429', 'late'][Math.floor(random() * 4)]!
        await payments(world, 'PUT', '', { webhooks: 'lost', api, delayMs: 1_000, times: 1 + Math.floor(random() * 3) })
      } else if (dice < 0.07) {
        const api = (['500', 'lost_answer', 'refuse'] as const)[Math.floor(random() * 3)]!
        await invoices(world, { api, times: 1 + Math.floor(random() * 5) })
      } else if (dice < 0.17) {
        const order = random() < 0.5 ? 'oldest' : 'newest'
        await payments(world, 'POST', '/redeliver', { order, ...(random() < 0.1 && { which: 'all' }) })
      } else {
        const act = await buyers[Math.floor(random() * buyers.length)]!.act()
        const kind = act.replace(/buy \w+/, 'buy')
        done.set(kind, (done.get(kind) ?? 0) + 1)
      }
      // The provider keeps its newest 5,000 events: they are written down before older ones go. While it fails, the next step does it.
      if (steps % 5 === 0 || dice < 0.02) await listEvents(world).catch(() => {})
      steps += 1
      if (steps % stepsBetweenChecks === 0) {
        await settleAndCheck()
        checks += 1
      }
    }
    await settleAndCheck()
    const checked = await promisify(execFile)(process.execPath, [join(root, 'apps/server/src/ledger-check.main.ts')], {
      env: { ...process.env, ...world.settings },
    })
    console.log(`${steps} steps, ${checks + 1} comparisons with the provider, seed ${seed}`)
    console.log(
      [...done]
        .toSorted(([, one], [, other]) => other - one)
        .map(([what, count]) => `${count} × ${what}`)
        .join('\n'),
    )
    console.log(checked.stdout)
    expect(done.size).toBeGreaterThan(3)
  },
  milliseconds + 300_000,
)

const root = join(import.meta.dirname, '../..')
