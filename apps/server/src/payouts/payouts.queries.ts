import { sql, type Selectable } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'

export type PayoutRow = Selectable<Tables['payouts']>
/** With what of it was withheld and transferred, null until it is exported; in pounds only for UK accounts. */
export type TransferredRow = PayoutRow & {
  withheld_cents: number | null
  net_cents: number | null
  pence: number | null
  gbp_millionths: number | null
  gbp_on: string | null
}

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
export function payoutsOf(db: Db, userId: string): Promise<TransferredRow[]> {
  return payoutsWithTransfers(db)
    .where('p.user_id', '=', userId)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.payout_id')
    .limit(100)
    .execute()
}

/** Payouts from before withholding were transferred whole, and have no row of their own. */
export function payoutsWithTransfers(db: Db) {
  return db
    .selectFrom('payouts as p')
    .leftJoin('payout_transfers as t', (join) =>
      join.onRef('t.user_id', '=', 'p.user_id').onRef('t.payout_id', '=', 'p.payout_id'),
    )
    .selectAll('p')
    .select(['t.pence', 't.gbp_millionths', 't.gbp_on'])
    .select([
      sql<
        number | null
      >`case when p.batch_id is null or p.state = 'failed' then null else coalesce(t.withheld_cents, 0) end`.as(
        'withheld_cents',
      ),
      sql<
        number | null
      >`case when p.batch_id is null or p.state = 'failed' then null else coalesce(t.net_cents, p.amount_cents) end`.as(
        'net_cents',
      ),
    ])
}

/** Of these marks of bank accounts, those that several people registered. */
export async function sharedAccounts(db: Db, marks: readonly (string | null)[]): Promise<Set<string | null>> {
  const rows = await db
    .selectFrom('bank_details')
    .select('account_mark')
    .where('account_mark', '=', sql<string>`any(${marks})`)
    .groupBy('account_mark')
    .having((each) => each.fn.countAll(), '>', 1)
    .execute()
  return new Set(rows.map(({ account_mark }) => account_mark))
}

/** With the details that each was exported with, if its owner still has them. Newest first. */
export async function endedRows(
  db: Db,
  state: Exclude<PayoutRow['state'], 'due'>,
  limit: number,
): Promise<(TransferredRow & { is_shared: boolean | null })[]> {
  const rows = await payoutsWithTransfers(db)
    .leftJoin('bank_details as b', (join) =>
      join.onRef('b.user_id', '=', 'p.user_id').onRef('b.changed_at', '<=', 'p.exported_at'),
    )
    .select('b.account_mark')
    .where('p.state', '=', state)
    .orderBy((row) => row.fn.coalesce('p.ended_at', 'p.exported_at'), 'desc')
    .orderBy('p.payout_id')
    .limit(limit)
    .execute()
  const shared = await sharedAccounts(
    db,
    rows.map(({ account_mark }) => account_mark),
  )
  return rows.map(({ account_mark, ...row }) => ({
    ...row,
    is_shared: account_mark === null ? null : shared.has(account_mark),
  }))
}
