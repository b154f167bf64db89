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
  linesCents: [299],
  currency: 'eur',
  euroMillionths: null,
  vatCountry: 'PT',
  vatRate: 2300,
  vatCents: 56,
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

test.each([
  ['total than was paid', { total: 2.98, taxes: 0.56 }, 'total_differs'],
  ['VAT than the order states', { total: 2.99, taxes: 0.55 }, 'vat_differs'],
])('a draft that shows another %s is never made final', async (_, amounts, code) => {
  const { calls, invoicing } = await provider({
    'GET /taxes.json': [...taxes['GET /taxes.json']],
    'POST /invoice_receipts.json': [201, { invoice: { ...draft, ...amounts } }],
  })
  await expect(invoicing.issue(order, 0)).rejects.toMatchObject({ name: 'DocumentRefused', code })
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
      {
        invoices: [
          {
            ...draft,
            status: 'settled',
            total: '2.99',
            taxes: '0.56',
            sequence_number: '12/2026',
            atcud: 'ABCD1234-12',
          },
        ],
      },
    ],
  })
  expect(await invoicing.issue(order, 0)).toEqual({ providerId: '7', number: '12/2026', atcud: 'ABCD1234-12' })
})

test('all pages of the list are read, by the number of pages that the provider says', async () => {
  const pages = [['one', 'two'], ['three'], []]
  const queries: URLSearchParams[] = []
  server = createServer((request, response) => {
    const query = new URL(request.url!, 'http://localhost').searchParams
    queries.push(query)
    const invoices = pages[Number(query.get('page')) - 1]!.map((reference) => {
      const amounts = { taxes: 0.56, total: 2.99 }
      return { ...draft, ...amounts, status: 'settled', reference }
    })
    const pagination = { total_entries: 3, current_page: Number(query.get('page')), total_pages: 2, per_page: 2 }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ invoices, pagination }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const invoicing = invoiceXpress({ apiKey: 'key', url: `http://127.0.0.1:${port}` })
  const listed: string[] = []
  for await (const { reference } of invoicing.listDocuments(order.date, order.date)) listed.push(reference)
  expect(listed).toEqual(['one', 'two', 'three'])
  expect(queries.map((query) => [query.get('page'), query.get('per_page')])).toEqual([
    ['1', '30'],
    ['2', '30'],
  ])
})

test.each([401, 429, 500, 503])('an answer of %i decides nothing', async (status) => {
  const { invoicing } = await provider({ 'GET /taxes.json': [status, {}] })
  await expect(invoicing.issue(order, 0)).rejects.toMatchObject({ name: 'InvoicingUnavailable' })
})
