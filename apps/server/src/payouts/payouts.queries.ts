import { sql, type Selectable } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'

export type PayoutRow = Selectable<Tables['payouts']>

/** In cents. `payable` is what of the balance has waited long enough. */
export type Figures = { balance: number; payable: number; pending: number; paid: number; onTheirWay: number }

/** @param cutoff what was earned by a conversion later than this waits still */
export async function figuresOf(db: Db, userId: string, cutoff: Date): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select earned - owed_out as balance, waited - owed_out as payable, pending, paid, on_their_way as "onTheirWay"
    from (
      select coalesce(sum(cents) filter (where state = 'earned'), 0)::int as earned,
        coalesce(sum(cents) filter (where ${hasWaited(cutoff)}), 0)::int as waited,
        coalesce(sum(cents) filter (where state = 'pending'), 0)::int as pending
      from referral_earnings where user_id = ${userId}
    ) earnings, (
      select coalesce(sum(amount_cents) filter (where state <> 'failed'), 0)::int as owed_out,
        coalesce(sum(amount_cents) filter (where state = 'paid'), 0)::int as paid,
        coalesce(sum(amount_cents) filter (where state in ('due', 'exported')), 0)::int as on_their_way
      from payouts where user_id = ${userId}
    ) outgoing`.execute(db)
  return rows[0]!
}

/** A correction waits for nothing: it was decided by a person. */
export function hasWaited(cutoff: Date) {
  return sql`state = 'earned' and (conversion_id is null or cents < 0 or at <= ${cutoff})`
}

/** Newest first. */
export function payoutsOf(db: Db, userId: string): Promise<PayoutRow[]> {
  return db
    .selectFrom('payouts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('payout_id')
    .limit(100)
    .execute()
}

/** Newest first. */
export function endedRows(db: Db, state: Exclude<PayoutRow['state'], 'due'>, limit: number): Promise<PayoutRow[]> {
  return db
    .selectFrom('payouts')
    .selectAll()
    .where('state', '=', state)
    .orderBy((row) => row.fn.coalesce('ended_at', 'exported_at'), 'desc')
    .orderBy('payout_id')
    .limit(limit)
    .execute()
}
