// Which documents a sale needs. Each is written down in the transaction that makes it due, under the lock of its purchase, so that it exists once or not at
// all; the job of issue-documents.ts issues it.
import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Payer } from '../../integrations/payments.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { PurchaseRow } from '../purchases.queries.ts'
import { cancelUnsent, causeOf, listDocuments, updateDocument, type DocumentRow } from './documents.queries.ts'
import { countryOfSale, knownCountry, needsVies, vatOf, vatWithin } from './vat.rules.ts'

/**
 * The invoice of a purchase that was paid.
 * @param payment as the provider has it
 * @returns the VAT, to be stored with the purchase, so that everything that states it states the same; null while VIES has to be asked about the buyer's number
 */
export async function oweInvoice(
  trx: Transaction<Tables>,
  at: Date,
  purchase: PurchaseRow,
  { payer, taxCents: paymentVat }: { payer: Payer; taxCents: number | null },
): Promise<number | null> {
  const [billing, instrument] = [knownCountry(payer.country), knownCountry(payer.instrumentCountry)]
  const { country, source } = countryOfSale({ stated: purchase.tax_country, billing, instrument })
  const isOpen = purchase.tax_number !== null && needsVies(purchase.tax_country, country)
  const { rule, rate } = vatOf(country, false)
  const vatCents = isOpen ? null : vatWithin(purchase.amount_cents, rate)
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
      country,
      country_source: source,
      billing_country: billing,
      instrument_country: instrument,
      payment_vat_cents: paymentVat,
      ...(!isOpen && { vat_rule: rule, vat_rate: rate, vat_cents: vatCents }),
      tax_number: purchase.tax_number,
      tax_country: purchase.tax_number === null ? null : purchase.tax_country,
      // A name is printed where the buyer asked for an invoice with a tax number.
      buyer_name: purchase.tax_number === null ? null : payer.name,
      state: 'waiting',
      next_try_at: at,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return vatCents
}

/**
 * Makes the credit notes of a purchase what went back of it: refunds that succeeded and disputes that were lost, together never more than the invoice, since the
 * same money may be reported as both. Whatever happened in which order, and however often this runs, the result is the same.
 *
 * Money that did not go back after all (a refund that failed late, a dispute that was won) cancels a credit note that was not sent yet. One that was sent
 * cannot be changed, and waits for an administrator.
 */
export async function settleCreditNotes(
  trx: Transaction<Tables>,
  at: Date,
  purchase: Pick<PurchaseRow, 'user_id' | 'purchase_id'>,
): Promise<void> {
  const documents = await listDocuments(trx, purchase.user_id, purchase.purchase_id)
  const invoice = documents.find(({ kind }) => kind === 'invoice')
  if (!invoice) return
  const back = await listMoneyBack(trx, purchase)
  const notes: DocumentRow[] = []
  for (const note of documents.filter(({ kind, state }) => kind === 'credit_note' && state !== 'cancelled'))
    if (
      await keepNote(
        trx,
        note,
        back.some(({ cause }) => cause === causeOf(note.cause)),
      )
    )
      notes.push(note)
  const sum = (some: readonly { total_cents: number }[]) =>
    some.reduce((cents, { total_cents }) => cents + total_cents, 0)
  let left = invoice.total_cents - sum(notes)
  for (const { cause, cents } of back) {
    const known = notes.filter((note) => causeOf(note.cause) === cause)
    const total = Math.min(cents - sum(known), left)
    if (total <= 0) continue
    // Rarely a second one: the first was cut while another refund, which failed since, took the rest of the invoice.
    await insertNote(trx, at, invoice, { cause: known.length === 0 ? cause : `${cause}:${known.length + 1}`, total })
    left -= total
  }
}

type MoneyBack = { cause: string; cents: number }

async function listMoneyBack(
  trx: Transaction<Tables>,
  { user_id: userId, purchase_id: purchaseId }: Pick<PurchaseRow, 'user_id' | 'purchase_id'>,
): Promise<MoneyBack[]> {
  const { rows } = await sql<MoneyBack>`
    select 'refund:' || refund_id as cause, amount_cents as cents from refunds
    where user_id = ${userId} and purchase_id = ${purchaseId} and state = 'succeeded'
    union all
    select c.cause, c.cents from clawbacks c
    join lots l on l.user_id = c.user_id and l.lot = c.lot
    join purchases p on p.user_id = l.user_id and l.cause = 'purchase:' || p.payment_id
    where p.user_id = ${userId} and p.purchase_id = ${purchaseId} and c.is_dispute and c.state = 'done'
    order by cause`.execute(trx)
  return rows
}

/** @returns whether the credit note stands */
async function keepNote(trx: Transaction<Tables>, note: DocumentRow, isDue: boolean): Promise<boolean> {
  if (isDue) {
    if (note.problem === 'money_came_back') await updateDocument(trx, note, { problem: null })
    return true
  }
  // One that was sent and not answered may exist at the provider: it counts as issued.
  if (await cancelUnsent(trx, note)) return false
  if (note.problem !== 'money_came_back' && note.problem !== 'corrected')
    await updateDocument(trx, note, { problem: 'money_came_back' })
  return true
}

async function insertNote(
  trx: Transaction<Tables>,
  at: Date,
  invoice: DocumentRow,
  { cause, total }: { cause: string; total: number },
): Promise<void> {
  await trx
    .insertInto('invoice_documents')
    .values({
      user_id: invoice.user_id,
      document_id: randomUUID(),
      purchase_id: invoice.purchase_id,
      kind: 'credit_note',
      cause,
      total_cents: total,
      currency: invoice.currency,
      country: invoice.country,
      country_source: invoice.country_source,
      billing_country: invoice.billing_country,
      instrument_country: invoice.instrument_country,
      payment_vat_cents: null,
      tax_number: invoice.tax_number,
      tax_country: invoice.tax_country,
      buyer_name: invoice.buyer_name,
      state: 'waiting',
      next_try_at: at,
      created_at: at,
    })
    // Cancelled before it was sent, and due again.
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'purchase_id', 'cause'])
        .doUpdateSet({ state: 'waiting', problem: null, total_cents: total, next_try_at: at }),
    )
    .execute()
}
