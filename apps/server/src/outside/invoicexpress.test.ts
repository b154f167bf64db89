import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { invoiceXpress } from './invoicexpress.ts'
import type { DocumentOrder } from './invoicing.ts'

const order: DocumentOrder = {
  reference: '00000000-0000-4000-8000-000000000001',
  kind: 'invoice',
  creditedId: null,
  title: 'Numeria Path 5',
  totalCents: 299,
  currency: 'eur',
  euroMillionths: null,
  vatRate: 2300,
  vatRule: 'domestic',
  buyer: { country: 'PT', taxNumber: null, name: null, address: null },
  date: new Date('2026-11-23T23:30:00Z'),
}

let server: Server
afterEach(() => server.close())

/** A provider that answers each call as told. @returns the calls that it got */
async function provider(answers: Record<string, [number, object]>) {
  const calls: string[] = []
  server = createServer((request, response) => {
    const call = `${request.method} ${request.url!.split('?')[0]}`
    calls.push(call)
    const [status, body] = answers[call] ?? [404, {}]
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { calls, invoicing: invoiceXpress({ apiKey: 'key', url: `http://127.0.0.1:${port}` }) }
}

const taxes = { 'GET /taxes.json': [200, { taxes: [{ name: 'IVA23', value: '23.0' }] }] } as const
const draft = { id: 7, status: 'draft', type: 'InvoiceReceipt', sequence_number: '', reference: order.reference }

test('a draft that shows another total than was paid is never made final', async () => {
  const { calls, invoicing } = await provider({
    'GET /taxes.json': [...taxes['GET /taxes.json']],
    'POST /invoice_receipts.json': [201, { invoice: { ...draft, total: 2.98 } }],
  })
  await expect(invoicing.issue(order, 0)).rejects.toMatchObject({ name: 'DocumentRefused', code: 'total_differs' })
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([])
})

test('a tax that has another rate at the provider is refused before a document is made', async () => {
  const { calls, invoicing } = await provider({
    'GET /taxes.json': [200, { taxes: [{ name: 'IVA23', value: 22 }] }],
  })
  await expect(invoicing.issue(order, 0)).rejects.toMatchObject({ code: 'tax_differs' })
  expect(calls).toEqual(['GET /taxes.json'])
})

test('a reference that the provider has already leads to the document that exists', async () => {
  const { invoicing } = await provider({
    'GET /taxes.json': [...taxes['GET /taxes.json']],
    'POST /invoice_receipts.json': [409, { errors: [] }],
    'GET /invoices.json': [
      200,
      { invoices: [{ ...draft, status: 'settled', total: '2.99', sequence_number: '12/2026', atcud: 'ABCD1234-12' }] },
    ],
  })
  expect(await invoicing.issue(order, 0)).toEqual({ providerId: '7', number: '12/2026', atcud: 'ABCD1234-12' })
})

test.each([401, 429, 500, 503])('an answer of %i decides nothing', async (status) => {
  const { invoicing } = await provider({ 'GET /taxes.json': [status, {}] })
  await expect(invoicing.issue(order, 0)).rejects.toMatchObject({ name: 'InvoicingUnavailable' })
})
