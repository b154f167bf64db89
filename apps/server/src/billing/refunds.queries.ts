import { sql, type Insertable, type Selectable } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import { allRows } from '../platform/database/places.ts'
import type { Tables } from '../platform/database/tables.ts'

export type RefundRow = Selectable<Tables['refunds']>

/** Writes down a refund, once. @returns the row, or null where it was written down before */
export async function insertRefund(db: Db, row: Insertable<Tables['refunds']>): Promise<RefundRow | null> {
  const inserted = await db
    .insertInto('refunds')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  return inserted ?? null
}

/** The refund of a provider event: ours by our id, else a known one of the provider's, else null. */
export async function findRefund(
  db: Db,
  userId: string,
  { ownId, providerId }: { ownId: string | null; providerId: string },
): Promise<RefundRow | null> {
  const row = await db
    .selectFrom('refunds')
    .selectAll()
    .where('user_id', '=', userId)
    .where((where) => where.or([where('provider_id', '=', providerId), where('refund_id', '=', ownId ?? providerId)]))
    .executeTakeFirst()
  return row ?? null
}

export async function updateRefund(
  db: Db,
  { user_id, refund_id }: Pick<RefundRow, 'user_id' | 'refund_id'>,
  change: Partial<Omit<RefundRow, 'user_id' | 'refund_id'>>,
): Promise<void> {
  await db
    .updateTable('refunds')
    .set(change)
    .where('user_id', '=', user_id)
    .where('refund_id', '=', refund_id)
    .execute()
}

/** Changes a refund while this attempt of it is neither settled nor made again. @returns whether it was so */
export async function updateUnsettled(
  db: Db,
  { user_id, refund_id, attempt }: Pick<RefundRow, 'user_id' | 'refund_id' | 'attempt'>,
  change: Partial<Pick<RefundRow, 'state' | 'refusal' | 'tries' | 'faults'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set(change)
    .where('user_id', '=', user_id)
    .where('refund_id', '=', refund_id)
    .where('attempt', '=', attempt)
    .where('state', 'in', ['asked', 'pending'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A refund by our own name of it, locked until the transaction ends. */
export async function lockRefund(db: Db, userId: string, refundId: string): Promise<RefundRow | null> {
  const row = await db
    .selectFrom('refunds')
    .selectAll()
    .where('user_id', '=', userId)
    .where('refund_id', '=', refundId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Every refund of one person. */
export async function listRefunds(db: Db, userId: string): Promise<RefundRow[]> {
  return db.selectFrom('refunds').selectAll().where('user_id', '=', userId).orderBy('asked_at').execute()
}

/** Writes on a purchase what was given back of it, and what is promised and not given back yet. */
export async function sumUpRefunds(db: Db, userId: string, purchaseId: string): Promise<void> {
  const sum = (states: readonly string[]) => sql<number>`(
    select coalesce(sum(r.amount_cents), 0)::integer from refunds r
    where r.user_id = ${userId} and r.purchase_id = ${purchaseId} and r.state in (${sql.join(states)}))`
  await db
    .updateTable('purchases')
    .set({ refunded_cents: sum(['succeeded']), refunding_cents: sum(['asked', 'pending', 'refused']) })
    .where('user_id', '=', userId)
    .where('purchase_id', '=', purchaseId)
    .execute()
}

/**
 * Ends the refused refunds of a purchase whose buyer has the whole price back by other ways: refunds, and disputes that we lost. Their clawbacks stay
 * open, so that the refund can be owed again.
 */
export async function closeCoveredRefunds(db: Db, userId: string, purchaseId: string): Promise<void> {
  await sql`
    update refunds r set state = 'failed' from purchases p
    where r.user_id = ${userId} and r.purchase_id = ${purchaseId} and r.state = 'refused' and p.user_id = r.user_id and p.purchase_id = r.purchase_id
      and p.amount_cents <= p.refunded_cents + (
        select coalesce(sum(c.cents), 0) from clawbacks c join lots l on l.user_id = c.user_id and l.lot = c.lot
        where c.user_id = ${userId} and c.is_dispute and c.state = 'done' and l.cause = 'purchase:' || p.payment_id)`.execute(
    db,
  )
}

/** Owes again what `closeCoveredRefunds` ended: the dispute was won after it had been lost. */
export async function reopenCoveredRefunds(db: Db, userId: string, purchaseId: string): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ state: 'refused' })
    .where('user_id', '=', userId)
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', 'failed')
    .where('reason', '<>', 'provider')
    .execute()
}

/** Refunds that the provider has not been asked for yet, or was not reached for. */
export async function listUnaskedRefunds(db: Db, limit: number): Promise<RefundRow[]> {
  return allRows(db)
    .selectFrom('refunds')
    .selectAll()
    .where('state', '=', 'asked')
    .orderBy('tries')
    .orderBy('asked_at')
    .limit(limit)
    .execute()
}

/** When this person last had the whole price back under the guarantee; null when never. What the provider refuses has not come back. */
export async function lastGuarantee(db: Db, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('refunds')
    .select('asked_at')
    .where('user_id', '=', userId)
    .where('is_guarantee', '=', true)
    .where('state', 'not in', ['refused', 'failed'])
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.asked_at ?? null
}
