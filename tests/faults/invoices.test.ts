import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { updatePurchase, insertPurchase, lockPurchase } from '../../apps/server/src/billing/purchases.queries.ts'
import { insertRefund, sumUpRefunds } from '../../apps/server/src/billing/refunds.queries.ts'
import { oweInvoice, settleCreditNotes } from '../../apps/server/src/billing/invoices/owe-documents.ts'
import { openDatabase, type Database } from '../../apps/server/src/platform/database/connect.ts'
import { expectInvoiced, hurryDocuments, invoices } from './harness/invoices.ts'
import { freePort } from './harness/free-port.ts'
import { seed, seededRandom } from './harness/seeds.ts'
import { openWorld, type World } from './harness/world.ts'

const count = Number(process.env['INVOICE_ORDERS'] ?? 300)
const milliseconds = 120_000 + count * 100
const lies = ['lost_answer', '500', 'lost_answer', 'refuse', 'timeout'] as const
const countries = ['PT', 'DE', 'ES', 'FR', 'FI', 'US', null]
const prices = [199, 299, 549, 799, 1111, 2499]

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** A paid order with its invoice, as the provider's news writes it; one in four goes back in part. The news come twice, and at once. */
async function order(db: Database, random: () => number): Promise<void> {
  const [userId, purchaseId] = [randomUUID(), randomUUID()]
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
  const amountCents = pick(prices)
  const country = pick(countries)
  const back = random() < 0.25 ? 1 + Math.floor(random() * amountCents) : 0
  const at = new Date()
  const sale = {
    userId,
    purchaseId,
    way: 'modal',
    packId: 'path5',
    subscription: false,
    credits: 60,
    amountCents,
  } as const
  const buyer = { taxNumber: null, country: null }
  const payer = { country, instrumentCountry: country, name: null }
  await insertPurchase(db, { ...sale, currency: 'eur', language: 'en', buyer, consent: null, at })
  const paid = { state: 'paid', payment_id: purchaseId, paid_at: at } as const
  const pay = () =>
    db.transaction().execute(async (trx) => {
      const purchase = (await lockPurchase(trx, userId, purchaseId))!
      await updatePurchase(trx, purchase, paid)
      await oweInvoice(trx, at, { ...purchase, ...paid }, { payer, taxCents: null })
    })
  await Promise.all([pay(), pay()])
  if (back === 0) return
  const refund = `re_${purchaseId}`
  const giveBack = () =>
    db.transaction().execute(async (trx) => {
      const purchase = (await lockPurchase(trx, userId, purchaseId))!
      const row = { user_id: userId, purchase_id: purchaseId, refund_id: refund, amount_cents: back, asked_at: at }
      await insertRefund(trx, { ...row, state: 'succeeded', reason: 'provider' })
      await sumUpRefunds(trx, userId, purchaseId)
      await settleCreditNotes(trx, at, purchase)
    })
  await Promise.all([giveBack(), giveBack()])
}

test(
  `${count} orders with doubled news, killed servers and a provider that lies end with every document once, to the cent`,
  async () => {
    const random = seededRandom(seed)
    const db = openDatabase(world.pool)
    let isSelling = true
    await world.startServer()
    const selling = (async () => {
      for (let left = count; left > 0; left -= 10)
        await Promise.all(Array.from({ length: Math.min(10, left) }, () => order(db, random)))
      isSelling = false
    })()
    // Two processes issue at once; one is killed in the middle, again and again.
    const port = await freePort()
    while (isSelling) {
      const server = await world.startServer(port)
      for (let turn = 0; turn < 4; turn += 1) {
        const api = lies[Math.floor(random() * lies.length)]!
        await invoices(world, { api, times: api === 'timeout' ? 1 : 1 + Math.floor(random() * 4) })
        await hurryDocuments(world)
        await pause(random() * 400)
      }
      server.signal('SIGKILL')
      await server.exit
      await world.lapseLeases()
    }
    await selling
    const issued = await expectInvoiced(world, milliseconds / 1_000)
    expect(issued).toBeGreaterThan(count)
    console.log(`${count} orders, ${issued} documents, seed ${seed}`)
  },
  milliseconds + 60_000,
)
