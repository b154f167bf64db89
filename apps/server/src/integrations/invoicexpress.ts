import type { Settings } from '../platform/settings.ts'
import {
  DocumentRefused,
  InvoicingUnavailable,
  type DocumentOrder,
  type Invoicing,
  type ListedDocument,
} from './invoicing.ts'
import {
  bodyOf,
  centsOf,
  dayOf,
  documentOf,
  documentsOf,
  pagesOf,
  taxName,
  type Draft,
} from './invoicexpress-shapes.ts'

const timeoutMs = 10_000
/** The most that the provider gives at once. */
const pageSize = 30
const paths = { invoice: 'invoice_receipts', credit_note: 'credit_notes' } as const
const types = { invoice: 'InvoiceReceipt', credit_note: 'CreditNote' } as const

type Query = Record<string, string>

/**
 * InvoiceXpress (https://docs.invoicexpress.com). A document is a draft first; it is made final only when it shows exactly the amount that was paid, since a
 * final document can never be changed. `proprietary_uid` makes a second draft of one reference impossible.
 */
export function invoiceXpress({ apiKey, url }: NonNullable<Settings['invoicing']>): Invoicing {
  const knownTaxes = new Set<string>()

  async function call(method: 'GET' | 'POST' | 'PUT', path: string, query: Query = {}, body?: object) {
    const address = new URL(`${url}/${path}`)
    for (const [name, value] of Object.entries({ ...query, api_key: apiKey })) address.searchParams.append(name, value)
    try {
      const response = await fetch(address, {
        method,
        headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = await response.text()
      // The key is refused, too many calls, or a fault of the provider: nothing is decided about the document.
      if (response.status >= 500 || [401, 403, 408, 429].includes(response.status))
        throw new InvoicingUnavailable(`the invoicing provider answered ${response.status}`)
      return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as object) }
    } catch (error) {
      if (error instanceof InvoicingUnavailable) throw error
      // The address carries the key, so that the cause is not kept.
      throw new InvoicingUnavailable('the invoicing provider cannot be reached')
    }
  }

  async function find({ kind, reference }: DocumentOrder): Promise<Draft | null> {
    const query = { text: reference, 'type[]': types[kind], non_archived: 'true', per_page: String(pageSize) }
    const { status, body } = await call('GET', 'invoices.json', query)
    if (status !== 200) throw new InvoicingUnavailable(`the invoicing provider answered a search with ${status}`)
    return documentsOf(body).find((found) => found.reference === reference && found.status !== 'canceled') ?? null
  }

  /** An unknown tax would silently become the account's default one. */
  async function ensureTax({ vatCountry, vatRate }: DocumentOrder): Promise<void> {
    const name = taxName(vatCountry, vatRate)
    if (vatRate === 0 || knownTaxes.has(name)) return
    const { body } = await call('GET', 'taxes.json')
    const { taxes = [] } = body as { taxes?: { name: string; value: number | string }[] }
    const known = taxes.find((tax) => tax.name === name)
    if (known && Math.round(Number(known.value) * 100) !== vatRate) throw new DocumentRefused('tax_differs')
    if (!known) {
      const tax = { name, value: (vatRate / 100).toFixed(2), region: vatCountry, default_tax: '0' }
      const made = await call('POST', 'taxes.json', {}, { tax })
      if (made.status >= 300) throw new DocumentRefused('tax_refused')
    }
    knownTaxes.add(name)
  }

  async function draft(order: DocumentOrder): Promise<Draft> {
    await ensureTax(order)
    const { status, body } = await call('POST', `${paths[order.kind]}.json`, {}, bodyOf(order))
    if (status === 409) {
      const found = await find(order)
      if (found) return found
      // It exists, and the search does not know it yet.
      throw new InvoicingUnavailable('the invoicing provider knows this reference and does not find it')
    }
    if (status !== 201 && status !== 200) throw new DocumentRefused(`draft_${status}`)
    return documentOf(body)
  }

  return {
    async issue(order, tries) {
      const document = (tries > 0 ? await find(order) : null) ?? (await draft(order))
      if (centsOf(document.total) !== order.totalCents) throw new DocumentRefused('total_differs')
      if (centsOf(document.taxes) !== order.vatCents) throw new DocumentRefused('vat_differs')
      if (document.status !== 'draft') return issuedOf(document)
      const path = `${paths[order.kind]}/${document.id}/change-state.json`
      const { status, body } = await call('PUT', path, {}, { invoice: { state: 'finalized' } })
      if (status === 200) return issuedOf(documentOf(body))
      // Another process, or an answer that was lost, may have made it final.
      const found = await find(order)
      if (!found || found.status === 'draft') throw new DocumentRefused(`final_${status}`)
      return issuedOf(found)
    },

    async readPdf(providerId) {
      const { status, body } = await call('GET', `api/pdf/${providerId}.json`)
      if (status !== 200) return null
      const { output } = body as { output?: { pdfUrl?: string } }
      if (!output?.pdfUrl || !URL.canParse(output.pdfUrl)) return null
      // The files are at a storage service; the key is not sent there.
      const file = await fetch(output.pdfUrl, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null)
      if (!file?.ok) throw new InvoicingUnavailable('the PDF of a document cannot be read')
      return Buffer.from(await file.arrayBuffer())
    },

    async *listDocuments(from, to) {
      for (let page = 1; ; page++) {
        const query = {
          'date[from]': dayOf(from),
          'date[to]': dayOf(to),
          non_archived: 'true',
          page: String(page),
          per_page: String(pageSize),
        }
        const { status, body } = await call('GET', 'invoices.json', query)
        if (status !== 200) throw new InvoicingUnavailable(`the invoicing provider answered a list with ${status}`)
        const found = documentsOf(body)
        for (const document of found) yield* listedOf(document)
        if (page >= pagesOf(body)) return
      }
    },
  }
}

function* listedOf({ reference, type, taxes, total, status }: Draft): Generator<ListedDocument> {
  const kind = type === types.invoice ? 'invoice' : type === types.credit_note ? 'credit_note' : null
  if (kind === null || status === 'canceled' || status === 'deleted') return
  const amounts = { totalCents: centsOf(total), vatCents: centsOf(taxes) }
  yield { reference: reference ?? '', kind, ...amounts, isFinal: status !== 'draft' }
}

function issuedOf({ id, sequence_number, atcud }: Draft) {
  return { providerId: String(id), number: sequence_number, atcud: atcud === '' ? null : (atcud ?? null) }
}
