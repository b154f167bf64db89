import { sql, type Transaction } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import { allRows } from '../platform/database/places.ts'
import type { Tables } from '../platform/database/tables.ts'
import { hasWaited } from './payouts.queries.ts'

type Month = {
  /** Its first day. */
  month: string
  begins: Date
  /** Conversions later than this wait for another month. */
  cutoff: Date
  minimumCents: number
}

/** A referrer's pay for a month, the same at any time of asking: clawbacks and decisions after the month's begin count for the next one. */
function monthCents(userId: ReturnType<typeof sql>, { begins, cutoff }: Month) {
  return sql<number>`(
    coalesce((select sum(cents) from referral_earnings e
      where e.user_id = ${userId} and ${hasWaited(cutoff)} and (cents < 0 or coalesce(decided_at, at) < ${begins})), 0)
    - coalesce((select sum(amount_cents) from payouts p
      where p.user_id = ${userId} and (p.state <> 'failed' or p.ended_at >= ${begins})), 0))::int`
}

/** A page of users with a payout due for this month, in order. @param after the last user of the page before */
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
    order by b.user_id limit ${limit}`.execute(allRows(db))
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
