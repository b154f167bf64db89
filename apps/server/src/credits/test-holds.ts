// Holds without a reading, for tests, the ledger model and benchmarks: the product holds in `turn_begin` (migrations/0005-turn-functions.sql), in the transaction
// that writes the turn, and ends a hold in the functions beside it.
import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import { balance, CauseReused, leaseSeconds, type Balance } from './credits.ts'
import { callLedger } from './ledger-call.ts'

/**
 * Sets credits aside before anything is done for them. The same hold again is held once.
 * @throws {AppError} `credits.insufficient`, `credits.debt`, `wellbeing.paused`, `wellbeing.month_spent`
 * @throws {CauseReused} this hold was for another number of credits, or has ended
 */
export async function hold(db: Db, at: Date, userId: string, holdId: string, credits: number): Promise<Balance> {
  try {
    return await callLedger(db, holdCall(at, userId, holdId, credits))
  } catch (error) {
    if (error instanceof CauseReused && (await isHeld(db, userId, holdId, credits))) return balance(db, userId, at)
    throw error
  }
}

async function isHeld(db: Db, userId: string, holdId: string, credits: number): Promise<boolean> {
  const earlier = await db
    .selectFrom('holds')
    .select('credits')
    .where('user_id', '=', userId)
    .where('hold_id', '=', holdId)
    .executeTakeFirst()
  return earlier?.credits === credits
}

/** The call of `hold` as SQL. */
export function holdCall(at: Date, userId: string, holdId: string, credits: number) {
  return sql<Balance>`select * from ledger_hold_within_limits(${userId}, ${holdId}, ${credits}, make_interval(secs => ${leaseSeconds}), ${at})`
}

/**
 * Spends what was held.
 * @throws {HoldEnded} when the hold was released before
 */
export async function capture(db: Db, at: Date, userId: string, holdId: string): Promise<Balance> {
  return callLedger(db, captureCall(at, userId, holdId))
}

export function captureCall(at: Date, userId: string, holdId: string) {
  return sql<Balance>`select * from ledger_end_hold(${userId}, ${holdId}, 'capture', false, ${at})`
}

/**
 * Spends a part of what was held and gives the rest back; all of it and nothing of it are parts too.
 * @throws {HoldEnded} when the hold was captured or released before
 */
export function spendCall(at: Date, userId: string, holdId: string, credits: number) {
  return sql<Balance>`select * from ledger_spend_hold(${userId}, ${holdId}, ${credits}::integer, ${at})`
}

/**
 * Gives back what was held, to the lots it came from.
 * @throws {HoldEnded} when it was captured or released before
 */
export async function release(db: Db, at: Date, userId: string, holdId: string): Promise<Balance> {
  return callLedger(db, releaseCall(at, userId, holdId, false))
}

export function releaseCall(at: Date, userId: string, holdId: string, onlyIfLapsed: boolean) {
  return sql<Balance>`select * from ledger_end_hold(${userId}, ${holdId}, 'release', ${onlyIfLapsed}, ${at})`
}
