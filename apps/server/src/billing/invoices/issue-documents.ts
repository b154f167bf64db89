import type { Deps } from '../../deps.ts'
import {
  DocumentRefused,
  InvoicingUnavailable,
  type DocumentOrder,
  type Invoicing,
} from '../../integrations/invoicing.ts'
import { packName } from '../billing.rules.ts'
import { findPurchase, updatePurchase, type PurchaseRow } from '../purchases.queries.ts'
import { writeDocumentEmail } from './document-emails.ts'
import { linesOf, vatOfNote } from './credited-vat.rules.ts'
import {
  claimDocument,
  endTry,
  findInvoice,
  listDocuments,
  lockInvoice,
  updateDocument,
  type DocumentRow,
} from './documents.queries.ts'
import { needsVies, vatOf, vatWithin, type Place } from './vat.rules.ts'

const dayMs = 86_400_000
/** The law gives five working days. A VAT number that VIES could not confirm by then is a consumer's. */
const viesWaitMs = 3 * dayMs

/** How many are issued at once: a call takes the provider about a second, and renewals come in waves. */
const atOnce = 4

/** Issues the documents that wait. Any number of processes may do it: each takes its own, and the reference makes a document one. */
export async function issueDocuments(deps: Deps): Promise<void> {
  const { invoicing } = deps
  if (!invoicing) return
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, () => issueOneByOne(deps, invoicing)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

async function issueOneByOne(deps: Deps, invoicing: Invoicing): Promise<void> {
  const { db, clock, settings } = deps
  for (;;) {
    const document = await claimDocument(db, clock.now(), settings.invoicesSince)
    if (!document) return
    if (!(await issueDocument(deps, invoicing, document))) return
  }
}

/** @returns false where the provider is away: the others wait as well */
async function issueDocument(deps: Deps, invoicing: Invoicing, claimed: DocumentRow): Promise<boolean> {
  const { db, clock, log } = deps
  const document = await withVat(deps, claimed)
  if (!document) {
    await endTry(db, claimed, { problem: 'vat_number_unconfirmed' })
    return true
  }
  try {
    const purchase = (await findPurchase(db, document.user_id, document.purchase_id))!
    const issued = await invoicing.issue(await orderOf(deps, purchase, document), document.tries - 1)
    await db.transaction().execute(async (trx) => {
      await writeDocumentEmail(deps, trx, purchase, document, issued.number)
      await endTry(trx, document, {
        problem: isTaxedAlike(document) ? null : 'payment_vat_differs',
        provider_id: issued.providerId,
        number: issued.number,
        atcud: issued.atcud,
        issued_at: clock.now(),
      })
    })
    deps.metrics.invoiceDocuments.inc({ kind: document.kind, outcome: 'issued' })
    return true
  } catch (error) {
    const ids = { document: document.document_id, kind: document.kind, tries: document.tries }
    if (error instanceof DocumentRefused) {
      await endTry(db, document, { problem: error.code })
      deps.metrics.invoiceDocuments.inc({ kind: document.kind, outcome: 'refused' })
      log.error({ ...ids, code: error.code }, 'the invoicing provider refused a document')
      return true
    }
    if (!(error instanceof InvoicingUnavailable)) throw error
    await endTry(db, document, { problem: 'unavailable' })
    deps.metrics.invoiceDocuments.inc({ kind: document.kind, outcome: 'unavailable' })
    log.warn({ ...ids, err: error }, 'a document could not be issued and will be tried again')
    return false
  }
}

/** Whether the payment provider worked out the VAT that the invoice states. Its reports are wrong about any other sale. */
const isTaxedAlike = ({ payment_vat_cents, vat_cents }: DocumentRow): boolean =>
  payment_vat_cents === null || payment_vat_cents === vat_cents

/** The document with its VAT, which is worked out once; null while VIES has to be asked again. */
async function withVat(deps: Deps, document: DocumentRow): Promise<DocumentRow | null> {
  if (document.vat_rule !== null) return document
  const isInvoice = document.kind === 'invoice'
  const ofSale = isInvoice ? await vatOfSale(deps, document) : null
  if (isInvoice && !ofSale) return null
  return deps.db.transaction().execute(async (trx) => {
    await lockInvoice(trx, document)
    const documents = await listDocuments(trx, document.user_id, document.purchase_id)
    const known = documents.find(({ document_id }) => document_id === document.document_id)!
    // A process that was too slow for its place may have worked it out, and sent it, after this one took the document.
    if (known.vat_rule !== null) return known
    const vat = ofSale
      ? { ...ofSale, vat_cents: vatWithin(document.total_cents, ofSale.vat_rate!) }
      : vatOfCreditNote(documents, document)
    if (isInvoice) await updatePurchase(trx, document, { tax_cents: vat.vat_cents })
    await updateDocument(trx, document, vat)
    return { ...document, ...vat }
  })
}

/** A credit note has the VAT of its invoice. Those of one invoice get theirs one after the other, since each depends on the ones before. */
function vatOfCreditNote(documents: readonly DocumentRow[], note: DocumentRow) {
  const { country, country_source, vat_rule, vat_rate, buyer_name, buyer_address } = documents.find(
    ({ kind }) => kind === 'invoice',
  )!
  const before = { totalCents: 0, vatCents: 0 }
  for (const { kind, state, total_cents, vat_cents } of documents)
    if (kind === 'credit_note' && state !== 'cancelled' && vat_cents !== null) {
      before.totalCents += total_cents
      before.vatCents += vat_cents
    }
  const vat_cents = vatOfNote(before, note.total_cents, vat_rate!)
  return { country, country_source, vat_rule, vat_rate, vat_cents, buyer_name, buyer_address }
}

type VatChange = Partial<DocumentRow> & Pick<DocumentRow, 'vat_rule' | 'vat_rate'>

async function vatOfSale({ clock, vies }: Deps, document: DocumentRow): Promise<VatChange | null> {
  const {
    country,
    country_source: source,
    tax_number: number,
    tax_country: numberCountry,
    created_at: since,
  } = document
  const consumer = changeOf({ country, source }, false)
  if (number === null || !needsVies(numberCountry, country)) return consumer
  const answer = await vies.check(numberCountry, number)
  if (answer.state === 'valid')
    return {
      ...changeOf({ country: numberCountry, source: 'buyer' }, true),
      ...(answer.name !== null && { buyer_name: answer.name }),
      ...(answer.address !== null && { buyer_address: answer.address }),
    }
  if (answer.state === 'unknown' && clock.now().getTime() - since.getTime() < viesWaitMs) return null
  return consumer
}

function changeOf({ country, source }: Place, isBusiness: boolean): VatChange {
  const { rule, rate } = vatOf(country, isBusiness)
  return { country, country_source: source, vat_rule: rule, vat_rate: rate }
}

async function orderOf(
  { db, clock, settings }: Deps,
  purchase: PurchaseRow,
  document: DocumentRow,
): Promise<DocumentOrder> {
  const { kind, currency, total_cents, country, tax_number, tax_country, buyer_name, buyer_address } = document
  const credited = kind === 'credit_note' ? await findInvoice(db, document) : null
  return {
    reference: document.document_id,
    kind,
    creditedId: credited?.provider_id ?? null,
    title: `Numeria ${packName(purchase.pack_id)}`,
    totalCents: total_cents,
    linesCents: linesOf(total_cents, document.vat_cents!, document.vat_rate!),
    currency,
    euroMillionths: currency === 'eur' ? null : settings.usdToEurMillionths,
    vatCountry: country,
    vatRate: document.vat_rate!,
    vatRule: document.vat_rule!,
    vatCents: document.vat_cents!,
    buyer: { country: tax_country ?? country, taxNumber: tax_number, name: buyer_name, address: buyer_address },
    date: clock.now(),
  }
}
