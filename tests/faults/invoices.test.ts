import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectInvoiced, hurryDocuments, invoices } from './harness/invoices.ts'
import { freePort } from './harness/free-port.ts'
import { until } from './harness/timeouts.ts'
import { expectReconciled, listEvents, payments } from './harness/payments.ts'
import { RandomOrders } from './harness/random-orders.ts'
import { seed, seededRandom } from './harness/seeds.ts'
import { openWorld, type World } from './harness/world.ts'

const count = Number(process.env['INVOICE_ORDERS'] ?? 120)
const milliseconds = 180_000 + count * 500
const atOnce = 8
const lies = ['lost_answer', '500', 'lost_answer', 'refuse', 'timeout'] as const
const deliveries = ['twice', 'shuffled', 'late', 'lost'] as const

let world: World
beforeAll(async () => {
  world = await openWorld({ LIMITS_PER_PERSON_TIMES: '1000' })
})
afterAll(() => world.close())

async function countSales(): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>(
    `select count(*)::int as count from purchases where state = 'paid'`,
  )
  return rows[0]!.count
}

/** All events come, and what was promised back is asked for. */
async function settle(): Promise<void> {
  await payments(world, 'PUT', '', { webhooks: 'lost' })
  await until('all events came and all refunds were made', async () => {
    await payments(world, 'POST', '/redeliver', { order: 'newest' })
    await world.lapseLeases()
    const { undelivered } = await payments(world, 'GET')
    const { rows } = await world.pool.query(`select 1 from refunds where state in ('asked', 'pending') limit 1`)
    if (rows.length > 0) await payments(world, 'POST', '/advance', { days: 1 })
    return undelivered.length === 0 && rows.length === 0
  })
}

test(
  `${count} orders and renewals with refunds in parts, disputes, events that come twice and in any order, killed servers and a provider that lies end with every document once, to the cent`,
  async () => {
    const random = seededRandom(seed)
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
    const orders = new RandomOrders(world, random)
    let main = await world.startServer()
    const otherPort = await freePort()
    let other = await world.startServer(otherPort)
    await orders.crowd(atOnce)
    await orders.subscribe()
    let [isSelling, kills, round] = [true, 0, 0]
    const selling = (async () => {
      for (; (await countSales()) < count; round += 1) {
        const webhooks = pick(deliveries)
        const api = random() < 0.1 ? { api: pick(['500', 'lost_answer', '429', 'late']), times: 2 } : {}
        await payments(world, 'PUT', '', { webhooks, delayMs: 500, ...api })
        for (let each = 0; each < 5; each += 1) await Promise.all(Array.from({ length: atOnce }, () => orders.order()))
        if (round % 5 === 4) await orders.renew()
        await payments(world, 'POST', '/redeliver', { order: pick(['oldest', 'newest']) })
        // The provider keeps its newest 5,000 events.
        if (round % 10 === 9) await listEvents(world)
      }
    })().finally(() => (isSelling = false))
    // Two processes issue at once, and the one that serves takes the events; one of them is killed in the middle, again and again.
    while (isSelling) {
      for (let turn = 0; turn < 10; turn += 1) {
        const api = pick(lies)
        const vies = random() < 0.2 ? { vies: 'unavailable' as const } : {}
        await invoices(world, { api, times: api === 'timeout' ? 1 : 1 + Math.floor(random() * 4), ...vies })
        await hurryDocuments(world)
        await pause(random() * 800)
      }
      const isMain = random() < 0.2
      const server = isMain ? main : other
      server.signal('SIGKILL')
      await server.exit
      kills += 1
      await world.lapseLeases()
      if (isMain) main = await world.startServer()
      else other = await world.startServer(otherPort)
    }
    await selling
    await invoices(world, {})
    await settle()
    const issued = await expectInvoiced(world, milliseconds / 2_000)
    await world.expectTruth()
    await expectReconciled(world)
    const sales = await countSales()
    expect(issued).toBeGreaterThan(sales)
    expect(sales).toBeGreaterThanOrEqual(count)
    console.log(`${sales} sales, ${issued} documents, ${kills} kills, seed ${seed}`)
    for (const [what, times] of [...orders.done].toSorted(([one], [other]) => one.localeCompare(other)))
      console.log(`${times} × ${what}`)
  },
  milliseconds + 60_000,
)
