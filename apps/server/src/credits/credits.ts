// Every credit movement is one call of a ledger function (migrations/0003-ledger-functions.sql): here what comes and what is spent, in clawbacks.ts what is taken
// back, in expiry.ts what ends by itself.
import type { Currency, GiftSource } from '@numeria/contract'
import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import { allRows } from '../platform/database/places.ts'
import { CauseReused, HoldEnded, toCreditsError } from './credits.errors.ts'
import { callLedger } from './ledger-call.ts'

export { CauseReused, HoldEnded, toCreditsError }

/** `held` is set aside for readings that are being written. What a person sees is both together. */
export type Balance = { available: number; held: number }

/** All figures of an account. Frozen credits belong to the user and cannot be spent; with debt, no credits can be spent. */
export type Account = Balance & { frozen: number; debt: number }

export type Source = GiftSource | 'pack' | 'subscription'

/** The price of a whole lot, in minor units. */
export type Price = { cents: number; currency: Currency }

export type Grant = {
  userId: string
  source: Source
  /** Idempotency key of the grant: a repeated call with the same cause changes nothing. */
  cause: string
  credits: number
  paid: boolean
  /** Null: never. */
  expiresAt: Date | null
  /** Only what is `paid` has one. */
  price?: Price | null
}

/**
 * Grants credits once per cause. `granted` is false when this cause had its grant before. `settled` credits of a purchase paid what was owed.
 * @throws {CauseReused} it had it on other terms
 */
export async function grant(
  db: Db,
  at: Date,
  { userId, source, cause, credits, paid, expiresAt, price }: Grant,
): Promise<Balance & { granted: boolean; settled: number }> {
  return callLedger(
    db,
    sql`select * from ledger_grant(${userId}, ${source}, ${cause}, ${credits}, ${paid}, ${expiresAt}, ${at}, ${price?.cents ?? null},
      ${price?.currency ?? null})`,
  )
}

/** A lease that its owner stops renewing ends in this time, and any process gives the credits back. */
export const leaseSeconds = 60

/**
 * Settled credits of a person: what is available plus what is in use. A person without an account has none. What has expired is not counted, whether
 * it was booked as such or not.
 * @param at the database's time when left out
 */
export async function balance(db: Db, userId: string, at?: Date): Promise<Balance> {
  const { available, held } = await selectAccount(db, userId, at ?? null)
  return { available, held }
}

/** All that an account says, as of a moment. */
export async function readAccount(db: Db, at: Date, userId: string): Promise<Account> {
  return selectAccount(db, userId, at)
}

async function selectAccount(db: Db, userId: string, at: Date | null): Promise<Account> {
  const { rows } = await sql<Account>`
    select (a.available - coalesce(sum(l.remaining), 0))::integer as available, a.held, a.frozen, a.debt
    from credit_accounts a
      left join lots l on l.user_id = a.user_id and l.is_spendable and l.expires_at <= greatest(a.moved_at, ${at ?? sql`now()`}::timestamptz)
    where a.user_id = ${userId} group by a.user_id`.execute(db)
  return rows[0] ?? { available: 0, held: 0, frozen: 0, debt: 0 }
}

/** Holds whose owner stopped renewing the lease, oldest first. */
export async function lapsedHolds(db: Db, limit: number): Promise<{ userId: string; holdId: string }[]> {
  return allRows(db)
    .selectFrom('holds')
    .select(['user_id as userId', 'hold_id as holdId'])
    .where('lease_until', '<', sql<Date>`now()`)
    .orderBy('lease_until')
    .limit(limit)
    .execute()
}

/** Says that the work behind this hold goes on. */
export async function renewLease(db: Db, userId: string, holdId: string): Promise<void> {
  await sql`select ledger_renew_lease(${userId}, ${holdId}, make_interval(secs => ${leaseSeconds}))`.execute(db)
}
