// Which documents a sale needs. Each is written down in the transaction that makes it due, under the lock of its purchase, so that it exists once or not at
// all; the job of issue-documents.ts issues it.
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Payer } from '../../outside/payments.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { PurchaseRow } from '../purchases.queries.ts'
import { listDocuments, type DocumentRow } from './documents.queries.ts'
import { sellerCountry } from './vat.rules.ts'

/** The invoice of a purchase that was paid. */
export async function oweInvoice(
  trx: Transaction<Tables>,
  at: Date,
  purchase: PurchaseRow,
  payer: Payer,
): Promise<void> {
  const { tax_country: given } = purchase
  const paidFrom = payer.country !== null && /^[A-Z]{2}$/.test(payer.country) ? payer.country : null
  await trx
    .insertInto('invoice_documents')
    .values({
      user_id: purchase.user_id,
      document_id: purchase.purchase_id,
      purchase_id: purchase.purchase_id,
      kind: 'invoice',
      cause: 'purchase',
      total_cents: purchase.amount_cents,
      currency: purchase.currency,
      country: given ?? paidFrom ?? sellerCountry,
      country_source: given ? 'buyer' : paidFrom ? 'payment' : 'default',
      tax_number: purchase.tax_number,
      // A name is printed where the buyer asked for an invoice with a tax number.
      buyer_name: purchase.tax_number === null ? null : payer.name,
      state: 'waiting',
      next_try_at: at,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * The credit note for money that went back: never more than what is left of the invoice, however often the same money is reported, as a refund and as a
 * dispute.
 */
export async function oweCreditNote(
  trx: Transaction<Tables>,
  at: Date,
  { user_id: userId, purchase_id: purchaseId }: Pick<PurchaseRow, 'user_id' | 'purchase_id'>,
  { cause, cents }: { cause: `refund:${string}` | `dispute:${string}`; cents: number },
): Promise<void> {
  const documents = await listDocuments(trx, userId, purchaseId)
  const invoice = documents.find(({ kind }) => kind === 'invoice')
  if (!invoice) return
  const known = documents.find((document) => document.cause === cause)
  const total = Math.min(cents, left(invoice, documents, known))
  if (known && (known.state !== 'cancelled' || total <= 0)) return clearProblem(trx, known)
  if (total <= 0) return
  await trx
    .insertInto('invoice_documents')
    .values({
      user_id: userId,
      document_id: randomUUID(),
      purchase_id: purchaseId,
      kind: 'credit_note',
      cause,
      total_cents: total,
      currency: invoice.currency,
      country: invoice.country,
      country_source: invoice.country_source,
      tax_number: invoice.tax_number,
      buyer_name: invoice.buyer_name,
      state: 'waiting',
      next_try_at: at,
      created_at: at,
    })
    // Cancelled before it was issued, and due again.
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'purchase_id', 'cause'])
        .doUpdateSet({ state: 'waiting', problem: null, total_cents: total, next_try_at: at }),
    )
    .execute()
}

function left(invoice: DocumentRow, documents: readonly DocumentRow[], known: DocumentRow | undefined): number {
  const credited = documents.filter(
    ({ kind, state, document_id }) =>
      kind === 'credit_note' && state !== 'cancelled' && document_id !== known?.document_id,
  )
  return credited.reduce((rest, { total_cents }) => rest - total_cents, invoice.total_cents)
}

/**
 * The money did not go back after all: a refund failed late, or a lost dispute was won. A credit note that is not issued yet is cancelled; an issued one cannot
 * be changed, and waits for an administrator.
 */
export async function dropCreditNote(
  trx: Transaction<Tables>,
  { user_id: userId, purchase_id: purchaseId }: Pick<PurchaseRow, 'user_id' | 'purchase_id'>,
  cause: `refund:${string}` | `dispute:${string}`,
): Promise<void> {
  const known = (await listDocuments(trx, userId, purchaseId)).find((document) => document.cause === cause)
  if (!known || known.state === 'cancelled') return
  // One that was sent and not answered may exist at the provider: it is treated as issued.
  const isUntouched = known.state !== 'issued' && known.tries === 0
  await trx
    .updateTable('invoice_documents')
    .set(isUntouched ? { state: 'cancelled' } : { problem: 'money_came_back' })
    .where('user_id', '=', userId)
    .where('document_id', '=', known.document_id)
    .execute()
}

async function clearProblem(trx: Transaction<Tables>, { user_id, document_id, problem }: DocumentRow): Promise<void> {
  if (problem !== 'money_came_back') return
  await trx
    .updateTable('invoice_documents')
    .set({ problem: null })
    .where('user_id', '=', user_id)
    .where('document_id', '=', document_id)
    .execute()
}
