import { sql, type Expression, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

export type Db = Kysely<Tables> | Transaction<Tables>
export type DetailsRow = Selectable<Tables['bank_details']>

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
function hasWaited(cutoff: Date) {
  return sql`state = 'earned' and (conversion_id is null or cents < 0 or at <= ${cutoff})`
}

export type PayoutRow = Selectable<Tables['payouts']>

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

export async function detailsOf(db: Db, userId: string): Promise<DetailsRow | null> {
  const row = await db.selectFrom('bank_details').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row ?? null
}

/** What a letter about bank details is about, before its moment. */
export const changeCauses = { changed: 'bank-details:changed:', deleted: 'bank-details:deleted:' } as const

/** When somebody's bank details were changed or deleted since a moment, newest first, by the letters that told of it. */
export async function detailChanges(
  db: Db,
  userId: string,
  since: Date,
): Promise<{ at: string; what: 'changed' | 'deleted' }[]> {
  const rows = await db
    .selectFrom('confirmations')
    .select(['cause', 'created_at'])
    .where('user_id', '=', userId)
    .where('cause', 'like', 'bank-details:%')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute()
  return rows.map(({ cause, created_at }) => ({
    at: created_at.toISOString(),
    what: cause.startsWith(changeCauses.deleted) ? 'deleted' : 'changed',
  }))
}

/** Since when they are paid in cash stays as it was. */
export async function putDetails(db: Db, row: DetailsRow): Promise<void> {
  const { user_id: _, created_at: __, ...changed } = row
  await db
    .insertInto('bank_details')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute()
}

/** @returns false when there were none */
export async function deleteDetails(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('bank_details').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

/**
 * Makes others wait who pay this referrer out, for this month or, by a clock that is ahead, for the next: each then sees what the one before it took.
 * @returns false where they are not paid in cash since `before`
 */
export async function lockDetails(db: Transaction<Tables>, userId: string, before: Date): Promise<boolean> {
  const row = await db
    .selectFrom('bank_details')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('created_at', '<', before)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

type Month = {
  /** Its first day. */
  month: string
  begins: Date
  /** What conversions brought later than this waits for another month. */
  cutoff: Date
  minimumCents: number
}

/**
 * What a referrer is paid for a month, whenever that is asked: what came back since it began, or was decided since, is for the next one.
 */
function monthCents(userId: ReturnType<typeof sql>, { begins, cutoff }: Month) {
  return sql<number>`(
    coalesce((select sum(cents) from referral_earnings e
      where e.user_id = ${userId} and ${hasWaited(cutoff)} and (cents < 0 or coalesce(decided_at, at) < ${begins})), 0)
    - coalesce((select sum(amount_cents) from payouts p
      where p.user_id = ${userId} and (p.state <> 'failed' or p.ended_at >= ${begins})), 0))::int`
}

/** Who has a payout of this month to come, some at a time, in their order. @param after whom to go on from */
export async function referrersToPay(
  db: Db,
  month: Month,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select b.user_id from bank_details b
    where b.created_at < ${month.begins} and (${after}::uuid is null or b.user_id > ${after})
      and not exists (select 1 from payouts p where p.user_id = b.user_id and p.month = ${month.month})
      and ${monthCents(sql`b.user_id`, month)} >= ${month.minimumCents}
    order by b.user_id limit ${limit}`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** The month's payout of one referrer, unless there is one already or too little is owed. @returns its cents, or null */
export async function insertPayout(
  db: Transaction<Tables>,
  at: Date,
  userId: string,
  payoutId: string,
  month: Month,
): Promise<number | null> {
  const { rows } = await sql<{ cents: number }>`
    insert into payouts (user_id, payout_id, month, amount_cents, state, created_at)
    select ${userId}::uuid, ${payoutId}::uuid, ${month.month}::date, cents, 'due', ${at}::timestamptz
    from (select ${monthCents(sql`${userId}::uuid`, month)} as cents) owed where cents >= ${month.minimumCents}
    on conflict (user_id, month) do nothing returning amount_cents as cents`.execute(db)
  return rows[0]?.cents ?? null
}

export type DueRow = Pick<PayoutRow, 'payout_id' | 'month' | 'amount_cents' | 'created_at'> & {
  account_type: 'eu' | 'uk' | null
  account_end: string | null
  changed_at: Date | null
  owes: boolean
}

/** Oldest first, with the account that each would go to; without one where its owner gave none. */
export function dueRows(db: Db): Promise<DueRow[]> {
  return db
    .selectFrom('payouts as p')
    .leftJoin('bank_details as b', 'b.user_id', 'p.user_id')
    .select(['p.payout_id', 'p.month', 'p.amount_cents', 'p.created_at'])
    .select((select) => ['b.account_type', 'b.account_end', 'b.changed_at', owes(select.ref('p.user_id')).as('owes')])
    .where('p.state', '=', 'due')
    .orderBy('p.created_at')
    .orderBy('p.payout_id')
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

export type ReadyRow = Pick<PayoutRow, 'payout_id' | 'user_id'> & Pick<DetailsRow, 'holder' | 'account' | 'bank'>

/**
 * Every due payout to this kind of account whose details have been held long enough and whose owner owes us nothing, locked until the transaction ends, with
 * the details as they are now.
 */
export async function lockReady(db: Db, accountType: 'eu' | 'uk', heldSince: Date): Promise<ReadyRow[]> {
  // In one order, so that two who export at once wait for each other instead of holding each other up.
  await db
    .selectFrom('payouts')
    .select('payout_id')
    .where('state', '=', 'due')
    .orderBy('payout_id')
    .forUpdate()
    .execute()
  return db
    .selectFrom('payouts as p')
    .innerJoin('bank_details as b', 'b.user_id', 'p.user_id')
    .select(['p.payout_id', 'p.user_id', 'b.holder', 'b.account', 'b.bank'])
    .where('p.state', '=', 'due')
    .where('b.account_type', '=', accountType)
    .where('b.changed_at', '<=', heldSince)
    .where((where) => where.not(owes(where.ref('p.user_id'))))
    .orderBy('p.payout_id')
    .execute()
}

/** Who owes us credits after a disputed payment is not paid before that is settled. */
const owes = (userId: Expression<string>) =>
  sql<boolean>`exists (select from accounts a where a.user_id = ${userId} and a.debt > 0)`

/** Puts due payouts into a batch, in the transaction that locked them; one whose details change meanwhile stays. @returns how many */
export async function claimBatch(
  db: Db,
  at: Date,
  batch: { batchId: string; accountType: 'eu' | 'uk'; by: string; heldSince: Date; payoutIds: readonly string[] },
): Promise<number> {
  if (batch.payoutIds.length === 0) return 0
  const { numUpdatedRows } = await db
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
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export type OpenBatch = {
  batchId: string
  accountType: 'eu' | 'uk'
  exportedAt: Date
  exportedBy: string
  payouts: number
  totalCents: number
}

/** Of each batch what the bank has not answered yet. */
export async function openBatches(db: Db): Promise<OpenBatch[]> {
  const { rows } = await sql<OpenBatch>`
    select batch_id as "batchId", account_type as "accountType", exported_at as "exportedAt", exported_by as "exportedBy",
      count(*)::int as payouts, sum(amount_cents)::int as "totalCents"
    from payouts where state = 'exported' group by 1, 2, 3, 4 order by 3, 1`.execute(db)
  return rows
}

export function batchRows(db: Db, batchId: string): Promise<PayoutRow[]> {
  return db.selectFrom('payouts').selectAll().where('batch_id', '=', batchId).orderBy('payout_id').execute()
}

/**
 * Ends payouts that are in one of these states. Of two calls that end the same one at once, one does.
 * @param ids of payouts or of whole batches
 */
export function endPayouts(
  db: Db,
  at: Date,
  ids: readonly string[],
  end: { from: readonly PayoutRow['state'][]; to: 'paid' | 'failed'; failure: string | null; by: string },
): Promise<{ payout_id: string; batch_id: string | null; amount_cents: number }[]> {
  return db
    .updateTable('payouts')
    .set({
      state: end.to,
      failure: end.failure,
      ended_at: at,
      ended_by: end.by,
      holder: null,
      account: null,
      bank: null,
    })
    .where(isNamed(ids))
    .where('state', 'in', end.from)
    .returning(['payout_id', 'batch_id', 'amount_cents'])
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
