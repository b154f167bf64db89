// The part of InvoiceXpress that the product uses: https://docs.invoicexpress.com (API 2.0.0)
import { z } from 'zod'
import { readJson, sendJson, type Exchange, type Handler } from '../http/exchange.ts'
import { amountsOf, DocumentRequest, simplePdf, type Document } from './documents.ts'

export const invoiceModes = ['ok', 'refuse', 'timeout', 'lost_answer', '500'] as const
type Setting = { api: (typeof invoiceModes)[number]; times: number | null; vies: 'ok' | 'unavailable' }
const usual: Setting = { api: 'ok', times: null, vies: 'ok' }

export type InvoiceProvider = ReturnType<typeof createInvoiceProvider>

const types = { invoice_receipts: 'InvoiceReceipt', credit_notes: 'CreditNote' } as const
type Path = keyof typeof types
const StateRequest = z.strictObject({ invoice: z.strictObject({ state: z.literal('finalized') }) })
const TaxRequest = z.strictObject({
  tax: z.strictObject({
    name: z.string(),
    value: z.string(),
    region: z.string().length(2),
    default_tax: z.enum(['0', '1']),
  }),
})

/** A list has at most this many on a page, whatever was asked for. */
const maxOnPage = 30

/** Certified invoicing software: drafts, then final documents with the next number of their series. */
export function createInvoiceProvider(url: string, apiKey: string) {
  let setting = usual
  let documents: Document[] = []
  let taxes = new Map([
    ['IVA23', 23],
    ['Isento', 0],
  ])
  let lastId = 1_000

  /** Counts a call and says how it goes. */
  function beginCall(): Setting['api'] {
    const { api, times } = setting
    if (times !== null) setting = times > 1 ? { ...setting, times: times - 1 } : { ...setting, api: 'ok', times: null }
    return api
  }

  function create(path: Path, given: unknown): [number, object] {
    const parsed = DocumentRequest.safeParse(given)
    if (!parsed.success) return [422, { errors: [{ error: parsed.error.issues[0]!.message }] }]
    const { proprietary_uid: uid, invoice } = parsed.data
    if (documents.some((document) => document.uid === uid)) return [409, { errors: [{ error: 'Duplicated document' }] }]
    const owner = documents.find(({ id }) => id === invoice.owner_invoice_id)
    if (path === 'credit_notes' && owner?.status !== 'settled')
      return [422, { errors: [{ error: 'Owner invoice is not final' }] }]
    // As documented: a tax that is not found becomes the default one.
    const lines = invoice.items.map(({ unit_price, tax }) => ({
      net: Number(unit_price),
      rate: taxes.get(tax.name) ?? 23,
    }))
    const amounts = amountsOf(lines)
    if (lines.some(({ rate }) => rate === 0) && !invoice.tax_exemption)
      return [422, { errors: [{ error: 'Tax exemption is required' }] }]
    const document: Document = {
      id: (lastId += 1),
      uid,
      type: types[path],
      status: 'draft',
      reference: invoice.reference,
      date: invoice.date,
      sequence_number: 'rascunho',
      atcud: '',
      client: invoice.client,
      currency: invoice.currency_code ?? 'EUR',
      owner_invoice_id: invoice.owner_invoice_id ?? null,
      ...amounts,
    }
    documents.push(document)
    return [201, { [path.slice(0, -1)]: document }]
  }

  function finalize(path: Path, id: number, given: unknown): [number, object] {
    const document = documents.find((each) => each.id === id && each.type === types[path])
    if (!document) return [404, { errors: [{ error: 'Document not found' }] }]
    if (!StateRequest.safeParse(given).success || document.status !== 'draft')
      return [422, { errors: [{ error: 'This transition is not possible' }] }]
    const number = documents.filter(({ type, status }) => type === document.type && status !== 'draft').length + 1
    document.status = document.type === 'InvoiceReceipt' ? 'settled' : 'final'
    document.sequence_number = `${number}/SANDBOX`
    document.atcud = `SANDBOX1-${number}`
    return [200, { [path.slice(0, -1)]: document }]
  }

  function list(query: URLSearchParams): [number, object] {
    const [text, type] = [query.get('text'), query.get('type[]')]
    const day = (name: string) => query.get(name)?.split('/').toReversed().join('-')
    const [from, to] = [day('date[from]') ?? '', day('date[to]') ?? '9']
    const found = documents.filter((document) => {
      const on = document.date.split('/').toReversed().join('-')
      const isOfText = text === null || document.reference.includes(text)
      return isOfText && (type === null || document.type === type) && on >= from && on <= to
    })
    const [page, perPage] = [Number(query.get('page') ?? 1), Math.min(Number(query.get('per_page') ?? 10), maxOnPage)]
    const pagination = {
      total_entries: found.length,
      current_page: page,
      total_pages: Math.ceil(found.length / perPage),
      per_page: perPage,
    }
    return [200, { invoices: found.slice((page - 1) * perPage, page * perPage), pagination }]
  }

  function addTax(given: unknown): [number, object] {
    const parsed = TaxRequest.safeParse(given)
    if (!parsed.success || taxes.has(parsed.data.tax.name)) return [422, { errors: [{ error: 'Invalid tax' }] }]
    taxes.set(parsed.data.tax.name, Number(parsed.data.tax.value))
    return [201, { tax: parsed.data.tax }]
  }

  async function work({ request, url: address }: Exchange): Promise<[number, object]> {
    const path = address.pathname.replace('/invoicexpress/', '')
    const created = /^(invoice_receipts|credit_notes)\.json$/.exec(path)
    const changed = /^(invoice_receipts|credit_notes)\/(\d+)\/change-state\.json$/.exec(path)
    const pdf = /^api\/pdf\/(\d+)\.json$/.exec(path)
    if (request.method === 'POST' && created) return create(created[1] as Path, await readJson(request))
    if (request.method === 'PUT' && changed)
      return finalize(changed[1] as Path, Number(changed[2]), await readJson(request))
    if (request.method === 'GET' && path === 'invoices.json') return list(address.searchParams)
    if (request.method === 'POST' && path === 'taxes.json') return addTax(await readJson(request))
    if (request.method === 'GET' && path === 'taxes.json')
      return [200, { taxes: [...taxes].map(([name, value], id) => ({ id, name, value })) }]
    if (request.method === 'GET' && pdf) {
      const document = documents.find(({ id, status }) => id === Number(pdf[1]) && status !== 'draft')
      return document ? [200, { output: { pdfUrl: `${url}/invoicexpress-files/${document.id}.pdf` } }] : [404, {}]
    }
    return [404, { errors: [{ error: `There is no ${request.method} ${path}` }] }]
  }

  const api: Handler = async (exchange) => {
    const { request, response, url: address } = exchange
    if (address.searchParams.get('api_key') !== apiKey) return sendJson(response, 401, { errors: [] })
    const mode = beginCall()
    if (mode === '500') return sendJson(response, 500, { errors: [{ error: 'Internal error' }] })
    if (mode === 'refuse') return sendJson(response, 422, { errors: [{ error: 'Refused' }] })
    // The answer never comes: the caller's patience ends first.
    if (mode === 'timeout') return void request.resume()
    const [status, body] = await work(exchange)
    if (mode === 'lost_answer') return void request.socket.destroy()
    sendJson(response, status, body)
  }

  const files: Handler = ({ response, url: address }) => {
    const document = documents.find(({ id }) => address.pathname.endsWith(`/${id}.pdf`))
    if (!document) return sendJson(response, 404, {})
    response.writeHead(200, { 'content-type': 'application/pdf' })
    response.end(simplePdf(`${document.type} ${document.sequence_number} ATCUD:${document.atcud} ${document.total}`))
  }

  return {
    api,
    files,
    isViesUnavailable: () => setting.vies === 'unavailable',
    set: (next: Partial<Setting>) => void (setting = { ...usual, ...next }),
    state: () => ({
      ...setting,
      documents: documents
        .filter(({ status }) => status !== 'draft')
        .map(({ type, reference, total, currency, sequence_number, client, taxes: vat }) => ({
          type: type === 'InvoiceReceipt' ? ('invoice' as const) : ('credit_note' as const),
          reference,
          totalCents: Math.round(total * 100),
          currency: currency.toLowerCase(),
          number: sequence_number,
          vatCents: Math.round(vat * 100),
          taxNumber: client.fiscal_id ?? null,
        })),
    }),
    reset: () => {
      setting = usual
      documents = []
    },
  }
}
