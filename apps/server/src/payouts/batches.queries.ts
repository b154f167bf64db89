import { sql, type Expression } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import type { DetailsRow } from './bank-details.queries.ts'
import { payoutsWithTransfers, sharedAccounts, type PayoutRow, type TransferredRow } from './payouts.queries.ts'
import type { TaxRow } from './tax-details.ts'

export type DueRow = Pick<PayoutRow, 'user_id' | 'payout_id' | 'month' | 'amount_cents' | 'created_at'> & {
  account_type: 'eu' | 'uk' | null
  account_end: string | null
  changed_at: Date | null
  has_tax_details: boolean
  is_shared: boolean
  owes: boolean
}

/** Oldest first, with the account that each would go to; without one where its owner gave none. */
export async function dueRows(db: Db): Promise<DueRow[]> {
  const rows = await db
    .selectFrom('payouts as p')
    .leftJoin('bank_details as b', 'b.user_id', 'p.user_id')
    .select(['p.user_id', 'p.payout_id', 'p.month', 'p.amount_cents', 'p.created_at'])
    .leftJoin('tax_details as t', 't.user_id', 'p.user_id')
    .select((select) => [
      'b.account_type',
      'b.account_end',
      'b.changed_at',
      sql<boolean>`t.user_id is not null`.as('has_tax_details'),
      'b.account_mark',
      owes(select.ref('p.user_id')).as('owes'),
    ])
    .where('p.state', '=', 'due')
    .orderBy('p.created_at')
    .orderBy('p.payout_id')
    .execute()
  const shared = await sharedAccounts(
    db,
    rows.map(({ account_mark }) => account_mark),
  )
  return rows.map(({ account_mark, ...row }) => ({ ...row, is_shared: shared.has(account_mark) }))
}

export type ReadyRow = Pick<PayoutRow, 'payout_id' | 'user_id' | 'amount_cents'> &
  Pick<DetailsRow, 'holder' | 'account' | 'bank'> &
  Pick<TaxRow, 'status' | 'country' | 'identity' | 'exempt_since'>

/** Any fixed number. */
const exportLock = 7_011_967

/**
 * Every due payout to this kind of account whose details have been held long enough, whose owner gave tax details and owes us nothing, with the details as
 * they are now. Two exports at once wait for each other until the transaction ends.
 */
export async function listReady(db: Db, accountType: 'eu' | 'uk', heldSince: Date): Promise<ReadyRow[]> {
  await sql`select pg_advisory_xact_lock(${exportLock})`.execute(db)
  return db
    .selectFrom('payouts as p')
    .innerJoin('bank_details as b', 'b.user_id', 'p.user_id')
    .innerJoin('tax_details as t', 't.user_id', 'p.user_id')
    .select(['p.payout_id', 'p.user_id', 'p.amount_cents', 'b.holder', 'b.account', 'b.bank'])
    .select(['t.status', 't.country', 't.identity', 't.exempt_since'])
    .where('p.state', '=', 'due')
    .where('b.account_type', '=', accountType)
    .where('b.changed_at', '<=', heldSince)
    .where((where) => where.not(owes(where.ref('p.user_id'))))
    .orderBy('p.payout_id')
    .execute()
}

/** A user with debt after a disputed payment is not paid before it is settled. */
const owes = (userId: Expression<string>) =>
  sql<boolean>`exists (select from credit_accounts a where a.user_id = ${userId} and a.debt > 0)`

/** Puts due payouts into a batch, in the transaction that listed them; one that changes meanwhile stays. @returns which */
export async function claimBatch(
  db: Db,
  at: Date,
  batch: { batchId: string; accountType: 'eu' | 'uk'; by: string; heldSince: Date; payoutIds: readonly string[] },
): Promise<Set<string>> {
  if (batch.payoutIds.length === 0) return new Set()
  const claimed = await db
    .updateTable('payouts as p')
    .from('bank_details as b')
    .whereRef('b.user_id', '=', 'p.user_id')
    .where('p.state', '=', 'due')
    .where('p.payout_id', 'in', batch.payoutIds)
    .where('b.account_type', '=', batch.accountType)
    .where('b.changed_at', '<=', batch.heldSince)
    .set((set) => ({
      state: 'exported',
      batch_id: batch.batchId,
      account_type: set.ref('b.account_type'),
      holder: set.ref('b.holder'),
      account: set.ref('b.account'),
      bank: set.ref('b.bank'),
      account_end: set.ref('b.account_end'),
      exported_at: at,
      exported_by: batch.by,
    }))
    .returning('p.payout_id')
    .execute()
  return new Set(claimed.map(({ payout_id }) => payout_id))
}

export type OpenBatch = {
  batchId: string
  accountType: 'eu' | 'uk'
  exportedAt: Date
  exportedBy: string
  payouts: number
  /** The amount that the bank transfers. */
  totalCents: number
  /** The same in pounds; null for a batch in euros. */
  totalPence: number | null
}

/** Of each batch what the bank has not answered yet. */
export async function openBatches(db: Db): Promise<OpenBatch[]> {
  const { rows } = await sql<OpenBatch>`
    select batch_id as "batchId", account_type as "accountType", exported_at as "exportedAt", exported_by as "exportedBy",
      count(*)::int as payouts, sum(coalesce(t.net_cents, amount_cents))::int as "totalCents", sum(t.pence)::int as "totalPence"
    from payouts p left join payout_transfers t using (user_id, payout_id)
    where p.state = 'exported' group by 1, 2, 3, 4 order by 3, 1`.execute(db)
  return rows
}

export function batchRows(db: Db, batchId: string): Promise<TransferredRow[]> {
  return payoutsWithTransfers(db).where('p.batch_id', '=', batchId).orderBy('p.payout_id').execute()
}

export type EndedRow = Pick<PayoutRow, 'user_id' | 'payout_id' | 'batch_id' | 'amount_cents' | 'state' | 'failure'>

/**
 * Ends payouts that are in one of these states. Of two calls that end the same one at once, one does.
 * @param ids of payouts or of whole batches
 */
export function endPayouts(
  db: Db,
  at: Date,
  ids: readonly string[],
  end: { from: readonly PayoutRow['state'][]; to: 'paid' | 'failed'; failure: string | null; by: string },
): Promise<EndedRow[]> {
  return db
    .updateTable('payouts')
    .set({
      state: end.to,
      // A reason about a person who left in the meantime is not kept.
      failure:
        end.failure &&
        sql`case when exists (select 1 from deletions d where d.user_id = payouts.user_id) then removed_audit_reason() else ${end.failure} end`,
      ended_at: at,
      ended_by: end.by,
      holder: null,
      account: null,
      bank: null,
    })
    .where(isNamed(ids))
    .where('state', 'in', end.from)
    .returning(['user_id', 'payout_id', 'batch_id', 'amount_cents', 'state', 'failure'])
    .execute()
}

export function namedPayouts(
  db: Db,
  ids: readonly string[],
): Promise<Pick<PayoutRow, 'payout_id' | 'batch_id' | 'state'>[]> {
  return db.selectFrom('payouts').select(['payout_id', 'batch_id', 'state']).where(isNamed(ids)).execute()
}

function isNamed(ids: readonly string[]) {
  return sql<boolean>`(payout_id::text = any(${ids}) or batch_id = any(${ids}))`
}
