// Every credit movement passes through here, as one call of a ledger function (migrations/0002-credits.sql).
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { HoldEnded, toCreditsError } from './credits.errors.ts'

export { HoldEnded, toCreditsError }

/** `held` is set aside for readings that are being written. What a person sees is both together. */
export type Balance = { available: number; held: number }

type Db = Kysely<Tables> | Transaction<Tables>

export type Grant = {
  userId: string
  source: 'signup'
  /** What makes this grant happen once: the same cause again changes nothing. */
  cause: string
  credits: number
  paid: boolean
  /** Null: never. */
  expiresAt: Date | null
}

/** Grants credits once per cause. `granted` is false when this cause had its grant before. */
export async function grant(
  db: Db,
  at: Date,
  { userId, source, cause, credits, paid, expiresAt }: Grant,
): Promise<Balance & { granted: boolean }> {
  return one(
    db,
    sql`select * from ledger_grant(${userId}, ${source}, ${cause}, ${credits}, ${paid}, ${expiresAt}, ${at})`,
  )
}

/** A lease that its owner stops renewing ends in this time, and any process gives the credits back. */
export const leaseSeconds = 60

/**
 * Sets credits aside before anything is done for them.
 * @throws {AppError} `credits.insufficient`
 */
export async function hold(db: Db, at: Date, userId: string, holdId: string, credits: number): Promise<Balance> {
  return one(db, holdCall(at, userId, holdId, credits))
}

/** The call of `hold` as SQL, for the statement of a feature that must hold together with a row of its own. */
export function holdCall(at: Date, userId: string, holdId: string, credits: number) {
  return sql<Balance>`select * from ledger_hold(${userId}, ${holdId}, ${credits}, make_interval(secs => ${leaseSeconds}), ${at})`
}

/**
 * Spends what was held.
 * @throws {HoldEnded} when the hold was released before
 */
export async function capture(db: Db, at: Date, userId: string, holdId: string): Promise<Balance> {
  return one(db, captureCall(at, userId, holdId))
}

export function captureCall(at: Date, userId: string, holdId: string) {
  return sql<Balance>`select * from ledger_end_hold(${userId}, ${holdId}, 'capture', false, ${at})`
}

/**
 * Gives back what was held, to the lots it came from.
 * @throws {HoldEnded} when it was captured or released before
 */
export async function release(db: Db, at: Date, userId: string, holdId: string): Promise<Balance> {
  return one(db, releaseCall(at, userId, holdId, false))
}

export function releaseCall(at: Date, userId: string, holdId: string, onlyIfLapsed: boolean) {
  return sql<Balance>`select * from ledger_end_hold(${userId}, ${holdId}, 'release', ${onlyIfLapsed}, ${at})`
}

/** Settled credits of a person: what is available plus what is in use. A person without an account has none. */
export async function balance(db: Db, userId: string): Promise<Balance> {
  const account = await db
    .selectFrom('accounts')
    .select(['available', 'held'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return account ?? { available: 0, held: 0 }
}

/** Holds whose owner stopped renewing the lease, oldest first. */
export async function lapsedHolds(db: Db, limit: number): Promise<{ userId: string; holdId: string }[]> {
  return db
    .selectFrom('holds')
    .select(['user_id as userId', 'hold_id as holdId'])
    .where('state', '=', 'held')
    .where('lease_until', '<', sql<Date>`clock_timestamp()`)
    .orderBy('lease_until')
    .limit(limit)
    .execute()
}

/** Says that the work behind this hold goes on. */
export async function renewLease(db: Db, userId: string, holdId: string): Promise<void> {
  await db
    .updateTable('holds')
    .set({ lease_until: sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})` })
    .where('user_id', '=', userId)
    .where('hold_id', '=', holdId)
    .where('state', '=', 'held')
    .execute()
}

async function one<Row>(db: Db, call: ReturnType<typeof sql<Row>>): Promise<Row> {
  try {
    const { rows } = await call.execute(db)
    return rows[0]!
  } catch (error) {
    throw toCreditsError(error)
  }
}
