// Earned money of a user who leaves is paid first, or given up explicitly. It never just disappears.
import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { forgoCommissions } from './commissions.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'

export type Owed = {
  /** Earned, and not handed to the bank yet. In euro cents. */
  owedCents: number
  /** In a file that the bank has. */
  onTheirWayCents: number
}

/** The amount currently owed to a referrer. */
export async function readOwed(db: Db, userId: string): Promise<Owed> {
  const { rows } = await sql<Owed>`
    select greatest(earned - gone, 0)::int as "owedCents", on_their_way as "onTheirWayCents"
    from (
      select coalesce(sum(cents), 0) as earned from referral_earnings where user_id = ${userId} and state = 'earned'
    ) earnings, (
      select coalesce(sum(amount_cents) filter (where state in ('exported', 'paid')), 0) as gone,
        coalesce(sum(amount_cents) filter (where state = 'exported'), 0)::int as on_their_way
      from payouts where user_id = ${userId}
    ) outgoing`.execute(db)
  return rows[0]!
}

/** Earnings under review, and commissions that are set aside, which are earned later or never. In euro cents. */
export async function readExpected(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select (
      (select coalesce(sum(cents), 0) from referral_earnings where user_id = ${userId} and state = 'pending')
      + (select coalesce(sum(cents), 0) from commissions where user_id = ${userId} and state = 'set_aside')
    )::int as cents`.execute(db)
  return rows[0]!.cents
}

/** As `readOwed`; until the transaction ends, no payout of this user is made or exported. */
export async function lockOwed(trx: Transaction<Tables>, userId: string): Promise<Owed> {
  await trx.selectFrom('bank_details').select('user_id').where('user_id', '=', userId).forUpdate().execute()
  await trx.selectFrom('payouts').select('payout_id').where('user_id', '=', userId).forUpdate().execute()
  return readOwed(trx, userId)
}

/** Takes back what is due, and books what is owed away by a correction that says why. What is still looked at will never be earned. */
export async function forgoEarnings(trx: Transaction<Tables>, at: Date, userId: string, cents: number): Promise<void> {
  await trx
    .updateTable('referral_earnings')
    .set({ state: 'refused' })
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .execute()
  await trx
    .updateTable('payouts')
    .set({ state: 'failed', failure: 'Given up with the account.', ended_at: at, ended_by: 'its owner' })
    .where('user_id', '=', userId)
    .where('state', '=', 'due')
    .execute()
  await forgoCommissions(trx, at, userId)
  if (cents === 0) return
  const earningId = randomUUID()
  await trx
    .insertInto('referral_earnings')
    .values({ user_id: userId, earning_id: earningId, conversion_id: null, cents: -cents, state: 'earned', at })
    .execute()
  await trx
    .insertInto('earning_corrections')
    .values({
      user_id: userId,
      earning_id: earningId,
      reason: 'Given up with the account.',
      made_by: 'its owner',
      conversion_id: null,
    })
    .execute()
}
