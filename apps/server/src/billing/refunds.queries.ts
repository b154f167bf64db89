import { sql, type Selectable } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'

export type RefundRow = Selectable<Tables['refunds']>

export async function insertRefund(db: Db, row: RefundRow): Promise<void> {
  await db
    .insertInto('refunds')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The refund that the provider speaks of: ours by our id, else one that it has told before, else none. */
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
  change: Partial<Pick<RefundRow, 'state' | 'provider_id' | 'tries'>>,
): Promise<void> {
  await db
    .updateTable('refunds')
    .set(change)
    .where('user_id', '=', user_id)
    .where('refund_id', '=', refund_id)
    .execute()
}

/** What goes back or went back of a purchase, in minor units. A refund that failed does not count. */
export async function sumRefunds(db: Db, userId: string, purchaseId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::integer`.as('sum'))
    .where('user_id', '=', userId)
    .where('purchase_id', '=', purchaseId)
    .where('state', '<>', 'failed')
    .executeTakeFirstOrThrow()
  return sum
}

/** Withdrawals that the provider was not reached for yet. */
export async function listUnaskedRefunds(db: Db, limit: number): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('state', '=', 'asked')
    .orderBy('tries')
    .orderBy('asked_at')
    .limit(limit)
    .execute()
}
