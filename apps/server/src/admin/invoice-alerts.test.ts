import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsAt } from '../billing/invoices/test-documents.ts'
import { openShop, type Shop } from '../billing/test-shop.ts'
import type { Settings } from '../platform/settings.ts'
import { findAlerts } from './figures.ts'
import { databaseFigures } from './metrics.ts'

let shop: Shop
let issue: () => Promise<void>
beforeAll(async () => {
  shop = await openShop()
  ;({ issue } = documentsAt(shop))
})
afterAll(() => shop.close())

const withSettings = (change: Partial<Settings> = {}) => ({
  ...shop.deps,
  settings: { ...shop.deps.settings, ...change },
})
const invoiceAlerts = async (change?: Partial<Settings>) =>
  (await findAlerts(withSettings(change))).filter(({ kind }) => kind.startsWith('invoices_'))
const figures = (change?: Partial<Settings>) => databaseFigures(withSettings(change))()

test('where no provider is set, what waits is an alert at once, and the figures say so before the first sale', async () => {
  expect(await figures({ invoicing: null })).toMatch(/^numeria_invoices_off 1$/m)
  expect(await figures()).toMatch(/^numeria_invoices_off 0$/m)
  await shop.buy(await shop.buyer(), 'path5')
  expect(await invoiceAlerts({ invoicing: null })).toMatchObject([{ kind: 'invoices_off', count: 1 }])
  expect(await figures({ invoicing: null })).toMatch(/^numeria_fires\{kind="invoices_off"\} 1$/m)
  expect(await invoiceAlerts()).toEqual([])
})

test('a document that no process takes for an hour is late, and one that another program invoiced never is', async () => {
  shop.passTime(61)
  expect(await invoiceAlerts()).toMatchObject([{ kind: 'invoices_late', count: 1 }])
  const invoicesSince = new Date(shop.deps.clock.now().getTime())
  expect(await invoiceAlerts({ invoicesSince })).toEqual([])
  expect(await invoiceAlerts({ invoicesSince, invoicing: null })).toEqual([])
  await issue()
  expect(await invoiceAlerts()).toEqual([])
})

test('a credit note that waits for an invoice which VIES holds up is no alert', async () => {
  await shop.control('PUT', 'invoices', { vies: 'unavailable' })
  const buyer = await shop.buyer()
  const sessionId = await shop.buy(buyer, 'path5', { buyer: { taxNumber: 'DE136695976' } })
  await shop.control('POST', 'payments/refund', { sessionId, amount: 100 })
  await shop.deliver()
  await issue()
  shop.passTime(120)
  await issue()
  expect(await invoiceAlerts()).toEqual([])
  await shop.control('PUT', 'invoices', {})
  shop.passTime(65)
  await issue()
  await issue()
  expect(await invoiceAlerts()).toEqual([])
})
