import type { Currency } from '@numeria/contract'
import { sql } from 'kysely'
import type { Database } from '../platform/database/connect.ts'

export type Kept = {
  paidCents: number
  /** Neither refunded, nor promised back, nor disputed. */
  keptCents: number
  currency: Currency
  paidAt: Date
}

/** Reads the price of a paid purchase and the part that has not gone back; null for one that is not paid. */
export async function readKept(db: Database, userId: string, purchaseId: string): Promise<Kept | null> {
  const { rows } = await sql<Kept>`
    select p.amount_cents as "paidCents", p.currency, p.paid_at as "paidAt",
      greatest(0, p.amount_cents - p.refunded_cents - p.refunding_cents - coalesce((
        select sum(coalesce(c.cents, p.amount_cents)) from clawbacks c join lots l on l.user_id = c.user_id and l.lot = c.lot
        where c.user_id = ${userId} and c.is_dispute and c.state <> 'undone' and l.cause = 'purchase:' || p.payment_id), 0))::int as "keptCents"
    from purchases p where p.user_id = ${userId} and p.purchase_id = ${purchaseId} and p.state = 'paid'`.execute(db)
  return rows[0] ?? null
}
