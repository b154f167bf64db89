import { type AdminFigures, operatorRoutes, type UnissuedDocuments } from '@numeria/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueDocuments } from '../billing/invoices/issue-documents.ts'
import { newest, openShop, type Shop } from '../billing/test-shop.ts'
import { createBrowser, startTestApp } from '../test-app.ts'
import { createAdmin } from './admins.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

test('a refused invoice is in the list with its reason, among the alerts, and is issued by one press once the provider takes it', async () => {
  const credentials = { email: 'operator@numeria.example', password: 'a quiet evening' }
  await createAdmin(shop.deps.db, shop.deps.clock.now(), credentials.email, credentials.password)
  const browser = createBrowser(shop.app)
  expect((await browser.get(operatorRoutes.adminInvoices.path)).statusCode).toBe(401)
  await browser.post(operatorRoutes.adminLogin.path, { body: credentials })
  const list = async () => (await browser.get(operatorRoutes.adminInvoices.path)).json<UnissuedDocuments>()
  const fires = async () => (await browser.get(operatorRoutes.adminFigures.path)).json<AdminFigures>().fires
  expect(await list()).toEqual({ isOn: true, waiting: 0, documents: [] })

  const buyer = await shop.buyer()
  await shop.buy(buyer, 'path5')
  const { purchaseId } = await newest(buyer)
  await shop.control('PUT', 'invoices', { api: 'refuse' })
  await issueDocuments(shop.deps)
  expect(await list()).toMatchObject({
    waiting: 1,
    documents: [{ userId: buyer.userId, documentId: purchaseId, kind: 'invoice', problem: 'tax_refused', tries: 1 }],
  })
  expect(await fires()).toMatchObject([{ kind: 'invoices_refused', count: 1 }])

  await shop.control('PUT', 'invoices', {})
  const retry = operatorRoutes.retryInvoice.path.replace(':userId', buyer.userId).replace(':documentId', purchaseId)
  expect((await browser.post(retry)).json()).toEqual({ isOn: true, waiting: 0, documents: [] })
  expect(await fires()).toEqual([])
  expect((await newest(buyer)).documents[0]!.number).not.toBeNull()
  expect((await browser.post(retry)).json()).toMatchObject({ code: 'admin.invoice_not_found' })
})

test('a provider that is away for an hour is an alert', async () => {
  const buyer = await shop.buyer()
  await shop.buy(buyer, 'path5')
  await shop.control('PUT', 'invoices', { api: '500' })
  await issueDocuments(shop.deps)
  shop.passTime(61)
  const credentials = { email: 'second@numeria.example', password: 'a quiet evening' }
  await createAdmin(shop.deps.db, shop.deps.clock.now(), credentials.email, credentials.password)
  const browser = createBrowser(shop.app)
  await browser.post(operatorRoutes.adminLogin.path, { body: credentials })
  const { fires } = (await browser.get(operatorRoutes.adminFigures.path)).json<AdminFigures>()
  expect(fires.map(({ kind }) => kind)).toContain('invoices_late')
})

test('without a provider nothing is issued, and the list says so', async () => {
  const testApp = await startTestApp([], 'http://localhost:3000')
  try {
    const credentials = { email: 'third@numeria.example', password: 'a quiet evening' }
    await createAdmin(testApp.deps.db, testApp.deps.clock.now(), credentials.email, credentials.password)
    const browser = createBrowser(testApp.app)
    await browser.post(operatorRoutes.adminLogin.path, { body: credentials })
    await issueDocuments(testApp.deps)
    expect((await browser.get(operatorRoutes.adminInvoices.path)).json()).toEqual({
      isOn: false,
      waiting: 0,
      documents: [],
    })
  } finally {
    await testApp.stop()
  }
})
