import { sql, type Selectable } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'
import { allRows } from '../../platform/database/places.ts'
import type { Tables } from '../../platform/database/tables.ts'

export type DocumentRow = Selectable<Tables['invoice_documents']>

/** The documents of a purchase, the invoice first. Locked where the purchase is. */
export async function listDocuments(db: Db, userId: string, purchaseId: string): Promise<DocumentRow[]> {
  return db
    .selectFrom('invoice_documents')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purchase_id', '=', purchaseId)
    .orderBy('created_at')
    .orderBy('kind', 'desc')
    .execute()
}

/** All documents of a person, oldest first. */
export async function listAllDocuments(db: Db, userId: string): Promise<DocumentRow[]> {
  return db
    .selectFrom('invoice_documents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('kind', 'desc')
    .execute()
}

/**
 * Takes the document that has waited longest, for so long that another process takes it when this one dies: half a minute, and twice as long
 * after each try. A credit note waits for its invoice.
 * @param since documents of purchases paid before are not ours
 */
export async function claimDocument(db: Db, now: Date, since: Date | null): Promise<DocumentRow | null> {
  for (;;) {
    const { rows } = await sql<Pick<DocumentRow, 'user_id' | 'document_id' | 'tries'>>`
      select w.user_id, w.document_id, w.tries from invoice_documents w
        left join invoice_documents i on i.user_id = w.user_id and i.document_id = w.purchase_id and i.state = 'issued'
        ${since === null ? sql`` : sql`join purchases p on p.user_id = w.user_id and p.purchase_id = w.purchase_id and p.paid_at >= ${since}`}
      where w.state = 'waiting' and w.next_try_at <= ${now} and (w.kind = 'invoice' or i.user_id is not null)
      order by w.next_try_at limit 1`.execute(allRows(db))
    const [next] = rows
    if (!next) return null
    const claimed = await db
      .updateTable('invoice_documents')
      .set({ tries: next.tries + 1, next_try_at: new Date(now.getTime() + 30_000 * 2 ** Math.min(next.tries, 7)) })
      .where('user_id', '=', next.user_id)
      .where('document_id', '=', next.document_id)
      .where('tries', '=', next.tries)
      // Not the index of all that wait: this document is found by its key.
      .where(sql<boolean>`(state = 'waiting') is true`)
      .returningAll()
      .executeTakeFirst()
    // Without a row, another process took it meanwhile.
    if (claimed) return claimed
  }
}

export async function updateDocument(
  db: Db,
  { user_id, document_id }: Pick<DocumentRow, 'user_id' | 'document_id'>,
  change: Partial<Omit<DocumentRow, 'user_id' | 'document_id'>>,
): Promise<void> {
  await db
    .updateTable('invoice_documents')
    .set(change)
    .where('user_id', '=', user_id)
    .where('document_id', '=', document_id)
    .execute()
}

/** Cancels a document that no process has taken yet. @returns whether it was so */
export async function cancelUnsent(db: Db, { user_id, document_id }: DocumentRow): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invoice_documents')
    .set({ state: 'cancelled' })
    .where('user_id', '=', user_id)
    .where('document_id', '=', document_id)
    .where('state', '=', 'waiting')
    .where('tries', '=', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Writes how a try ended: with a document, or with why there is none. That the money came back stays written, whenever it was. */
export async function endTry(
  db: Db,
  { user_id, document_id }: DocumentRow,
  {
    problem,
    ...issued
  }: { problem: string } | Pick<DocumentRow, 'problem' | 'provider_id' | 'number' | 'atcud' | 'issued_at'>,
): Promise<void> {
  await db
    .updateTable('invoice_documents')
    .set({
      ...issued,
      ...('number' in issued && { state: 'issued' as const }),
      problem: sql`case when problem = 'money_came_back' then problem else ${problem}::text end`,
    })
    .where('user_id', '=', user_id)
    .where('document_id', '=', document_id)
    .execute()
}

/** The newest credit note of a refund; null where its money was no part of an invoice. */
export async function findCreditNote(
  db: Db,
  { user_id, purchase_id }: Pick<DocumentRow, 'user_id' | 'purchase_id'>,
  { refund_id }: { refund_id: string },
): Promise<DocumentRow | null> {
  const documents = await listDocuments(db, user_id, purchase_id)
  const isOfRefund = ({ cause, state }: DocumentRow) =>
    state !== 'cancelled' && causeOf(cause) === `refund:${refund_id}`
  return documents.findLast(isOfRefund) ?? null
}

/** `refund:<id>` or `dispute:<id>`, of a second note too. */
export const causeOf = (cause: string): string => cause.split(':').slice(0, 2).join(':')

/** Of a document, what the invoice that it belongs to says at the provider. */
export async function findInvoice(
  db: Db,
  { user_id, purchase_id }: Pick<DocumentRow, 'user_id' | 'purchase_id'>,
): Promise<DocumentRow | null> {
  const row = await db
    .selectFrom('invoice_documents')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('document_id', '=', purchase_id)
    .executeTakeFirst()
  return row ?? null
}

/** Locks the invoice of a document until the transaction ends. */
export async function lockInvoice(
  trx: Db,
  { user_id, purchase_id }: Pick<DocumentRow, 'user_id' | 'purchase_id'>,
): Promise<void> {
  await trx
    .selectFrom('invoice_documents')
    .select('document_id')
    .where('user_id', '=', user_id)
    .where('document_id', '=', purchase_id)
    .forUpdate()
    .execute()
}
