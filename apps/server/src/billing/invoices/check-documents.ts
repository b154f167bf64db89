import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { ListedDocument } from '../../integrations/invoicing.ts'
import { PaymentRefused, PaymentsUnavailable } from '../../integrations/payments.ts'
import { lockPurchase, updatePurchase } from '../purchases.queries.ts'
import { oweInvoice, settleCreditNotes } from './owe-documents.ts'

const dayMs = 86_400_000
/** How far back a comparison looks. */
const days = 35
/** A document whose issue runs at the moment is no difference. */
const settlingMs = 3_600_000

export type DocumentDifference = {
  reference: string
  problem: 'missing' | 'doubled' | 'total' | 'vat' | 'unknown' | 'not_final'
}

/**
 * Compares the sales with the documents, and the documents with what the provider has. A document that was never written down is written down now, and counted.
 * @returns what differs
 */
export async function checkDocuments(deps: Deps): Promise<DocumentDifference[]> {
  const { db, clock, log, invoicing, settings } = deps
  if (!invoicing) return []
  const now = clock.now()
  const oldest = new Date(now.getTime() - days * dayMs)
  const from = settings.invoicesSince && settings.invoicesSince > oldest ? settings.invoicesSince : oldest
  const made = (await writeMissingInvoices(deps, from)) + (await writeMissingCreditNotes(deps, from))
  const listed: ListedDocument[] = []
  for await (const document of invoicing.listDocuments(from, now)) listed.push(document)
  // Documents that were made by hand carry no reference of ours.
  const references = listed.map(({ reference }) => reference).filter(isOurs)
  const { rows } = await sql<OurDocument>`
    select document_id as reference, total_cents as "totalCents", vat_cents as "vatCents", state, issued_at as "issuedAt"
    from invoice_documents where created_at >= ${from}
    union
    select document_id, total_cents, vat_cents, state, issued_at
    from invoice_documents where document_id = any(${references}::uuid[])`.execute(db)
  const differences = compare(rows, listed, new Date(now.getTime() - settlingMs))
  for (const difference of differences) log.error(difference, 'a document differs from the invoicing provider’s')
  await db
    .insertInto('invoice_checks')
    .values({ checked_at: now, documents: rows.length, differences: differences.length + made })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return differences
}

type OurDocument = {
  reference: string
  totalCents: number
  vatCents: number | null
  state: string
  issuedAt: Date | null
}

function compare(ours: readonly OurDocument[], listed: readonly ListedDocument[], settled: Date): DocumentDifference[] {
  const theirs = Map.groupBy(listed, ({ reference }) => reference)
  const found = ours.flatMap(({ reference, totalCents, vatCents, state, issuedAt }): DocumentDifference[] => {
    const documents = theirs.get(reference) ?? []
    if (documents.length > 1) return [{ reference, problem: 'doubled' }]
    if (state !== 'issued') return []
    const document = documents[0]
    if (!document) return issuedAt! < settled ? [{ reference, problem: 'missing' }] : []
    if (!document.isFinal) return [{ reference, problem: 'not_final' }]
    if (document.totalCents !== totalCents) return [{ reference, problem: 'total' }]
    return document.vatCents === vatCents ? [] : [{ reference, problem: 'vat' }]
  })
  const known = new Set(ours.map(({ reference }) => reference))
  const strangers = [...theirs.keys()].filter((reference) => isOurs(reference) && !known.has(reference))
  return [...found, ...strangers.map((reference) => ({ reference, problem: 'unknown' as const }))]
}

const isOurs = (reference: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(reference)

type Missing = { user_id: string; purchase_id: string }
type MissingInvoice = Missing & { payment_id: string; is_subscription: boolean }

/** @returns how many were missing; those whose payment cannot be read now are written by a later run */
async function writeMissingInvoices(deps: Deps, from: Date): Promise<number> {
  const { db, clock, log } = deps
  const { rows } = await sql<MissingInvoice>`
    select p.user_id, p.purchase_id, p.payment_id, p.is_subscription from purchases p
    where p.state = 'paid' and p.paid_at >= ${from} and not exists (
      select from invoice_documents d where d.user_id = p.user_id and d.document_id = p.purchase_id)`.execute(db)
  for (const missing of rows) {
    log.error({ purchase: missing.purchase_id }, 'a paid purchase had no invoice')
    const payment = await readPayment(deps, missing)
    if (!payment) continue
    await db.transaction().execute(async (trx) => {
      const purchase = (await lockPurchase(trx, missing.user_id, missing.purchase_id))!
      const vat = await oweInvoice(trx, clock.now(), purchase, payment)
      await updatePurchase(trx, purchase, { tax_cents: vat })
      await settleCreditNotes(trx, clock.now(), purchase)
    })
  }
  return rows.length
}

async function readPayment({ payments, log }: Deps, { is_subscription, payment_id: id }: MissingInvoice) {
  try {
    return is_subscription ? await payments.findInvoice(id) : await payments.findCheckout(id)
  } catch (error) {
    // One payment that cannot be read keeps no other sale from its invoice.
    if (!(error instanceof PaymentsUnavailable) && !(error instanceof PaymentRefused)) throw error
    log.error({ err: error }, 'a missing invoice waits for the payment provider')
    return null
  }
}

/** Sales of which more went back than their credit notes say. */
async function writeMissingCreditNotes({ db, clock, log }: Deps, from: Date): Promise<number> {
  const { rows } = await sql<Missing>`
    with back as (
      select user_id, purchase_id, 'refund:' || refund_id as cause from refunds where state = 'succeeded' and asked_at >= ${from}
      union all
      select p.user_id, p.purchase_id, c.cause from purchases p
      join lots l on l.user_id = p.user_id and l.cause = 'purchase:' || p.payment_id
      join clawbacks c on c.user_id = l.user_id and c.lot = l.lot and c.is_dispute and c.state = 'done'
      where c.changed_at >= ${from})
    select distinct b.user_id, b.purchase_id from back b
    join invoice_documents i on i.user_id = b.user_id and i.document_id = b.purchase_id
    where not exists (
      select from invoice_documents d
      where d.user_id = b.user_id and d.purchase_id = b.purchase_id and d.cause = b.cause and d.state <> 'cancelled')
      and i.total_cents > (
        select coalesce(sum(c.total_cents), 0) from invoice_documents c
        where c.user_id = b.user_id and c.purchase_id = b.purchase_id and c.kind = 'credit_note' and c.state <> 'cancelled')`.execute(
    db,
  )
  for (const missing of rows) {
    log.error({ purchase: missing.purchase_id }, 'money went back without a credit note')
    await db.transaction().execute(async (trx) => {
      const purchase = (await lockPurchase(trx, missing.user_id, missing.purchase_id))!
      await settleCreditNotes(trx, clock.now(), purchase)
    })
  }
  return rows.length
}
