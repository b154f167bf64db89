import type { UnissuedDocuments } from '@numeria/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'

const shown = 200

/** Problems of issued documents, which stay listed until an administrator settles them. */
const toSettle = ['money_came_back', 'payment_vat_differs']

/** Documents that wait and those to be settled by hand, oldest first. */
export async function listUnissued(db: Db): Promise<Pick<UnissuedDocuments, 'waiting' | 'documents'>> {
  const { count } = await db
    .selectFrom('invoice_documents')
    .select(sql<number>`count(*)`.as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('invoice_documents')
    .selectAll()
    .where((where) => where.or([where('state', '=', 'waiting'), where('problem', 'in', toSettle)]))
    .where('state', '<>', 'cancelled')
    .orderBy('created_at')
    .limit(shown)
    .execute()
  return {
    waiting: count,
    documents: rows.map((row) => ({
      userId: row.user_id,
      documentId: row.document_id,
      purchaseId: row.purchase_id,
      kind: row.kind,
      totalCents: row.total_cents,
      currency: row.currency,
      number: row.number,
      problem: row.problem,
      tries: row.tries,
      createdAt: row.created_at.toISOString(),
    })),
  }
}

/**
 * Makes a document due now; an issued one counts as corrected by hand, whatever events of its purchase follow.
 * @returns whether there was one
 */
export async function retryDocument(db: Db, at: Date, userId: string, documentId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invoice_documents')
    .set({
      problem: sql`case when state = 'issued' then 'corrected' when problem = 'money_came_back' then problem end`,
      next_try_at: at,
    })
    .where('user_id', '=', userId)
    .where('document_id', '=', documentId)
    .where((where) => where.or([where('state', '=', 'waiting'), where('problem', 'in', toSettle)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
