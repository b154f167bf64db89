import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import { allRows } from '../platform/database/places.ts'
import { callLedger } from './ledger-call.ts'

/**
 * Books what has expired. Nothing depends on when this runs: what is past its date is neither shown nor spent. Any number of processes may run it at
 * once; each account is a transaction of its own.
 * @param limit accounts at most; as many answered means that there may be more
 */
export async function expireLots(db: Db, at: Date, limit: number): Promise<{ accounts: number; credits: number }> {
  const due = await allRows(db)
    .selectFrom('credit_accounts')
    .select('user_id')
    .where('next_expiry', '<=', at)
    .orderBy('next_expiry')
    .limit(limit)
    .execute()
  let credits = 0
  for (const { user_id } of due) credits += await expireAccount(db, at, user_id)
  return { accounts: due.length, credits }
}

/** Books what has expired in one account; answers how many credits. */
export async function expireAccount(db: Db, at: Date, userId: string): Promise<number> {
  const { expired } = await callLedger(db, sql<{ expired: number }>`select ledger_expire(${userId}, ${at}) as expired`)
  return expired
}

/** Spendable credits by expiry date: soonest first, those without expiry last. */
export async function spendableByExpiry(
  db: Db,
  at: Date,
  userId: string,
): Promise<{ expiresAt: Date | null; credits: number }[]> {
  const rows = await db
    .selectFrom('lots')
    .select(['expires_at as expiresAt', sql<number>`sum(remaining)::integer`.as('credits')])
    .where('user_id', '=', userId)
    .where('is_spendable', '=', true)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', at)]))
    .groupBy('expires_at')
    .orderBy('expires_at', (order) => order.asc().nullsLast())
    .execute()
  return rows
}
