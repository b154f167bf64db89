import type { Purchase } from '@numeria/contract'
import type { Deps } from '../../deps.ts'
import { InvoicingUnavailable } from '../../integrations/invoicing.ts'
import { AppError } from '../../platform/errors.ts'
import { listDocuments, type DocumentRow } from './documents.queries.ts'

/** Documents as the buyer sees them. */
export const shownDocuments = (rows: readonly DocumentRow[]): Purchase['documents'] =>
  rows
    .filter(({ state }) => state !== 'cancelled')
    .map(({ document_id, kind, number, total_cents }) => ({
      documentId: document_id,
      kind,
      number,
      totalCents: total_cents,
    }))

type World = Pick<Deps, 'db' | 'invoicing' | 'log'>

/**
 * The PDF of a document, from the provider: it is the original, with ATCUD and QR code.
 * @param documentId a credit note; null: the invoice
 * @throws {AppError} `billing.purchase_not_found`, `billing.invoice_pending`
 */
export async function readInvoicePdf(
  deps: World,
  userId: string,
  purchaseId: string,
  documentId: string | null,
): Promise<Pdf> {
  const documents = await listDocuments(deps.db, userId, purchaseId)
  const document = documents.find(({ document_id }) => document_id === (documentId ?? purchaseId))
  if (!document || document.state === 'cancelled' || !deps.invoicing) throw new AppError('billing.purchase_not_found')
  const file = await readPdf(deps, document)
  if (!file) throw new AppError('billing.invoice_pending')
  return file
}

type Pdf = { pdf: Buffer; fileName: string }

/** The PDF of a document; null while there is none to read. */
async function readPdf({ invoicing, log }: World, document: DocumentRow): Promise<Pdf | null> {
  if (!invoicing || document.provider_id === null) return null
  const pdf = await invoicing.readPdf(document.provider_id).catch((error: unknown) => {
    if (!(error instanceof InvoicingUnavailable)) throw error
    log.warn({ err: error, document: document.document_id }, 'the PDF of a document could not be read')
    return null
  })
  return pdf && { pdf, fileName: `${document.number!.replaceAll(/[^\dA-Za-z]+/g, '-')}.pdf` }
}
