// A payment that goes back takes its share of the credits with it: by a refund, which takes what is left of the share, or by a claim (a dispute), for which
// what was spent of the share is owed. Events of one clawback may come late, twice and in any order: it ends the same.
import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import type { Account } from './credits.ts'
import { UnknownLot } from './credits.errors.ts'
import { callLedger } from './ledger-call.ts'

export { UnknownLot }

export type Clawback = {
  userId: string
  /** The cause of the grant that brought the lot. */
  lotCause: string
  /** Identifies this clawback within its account: the provider's refund or dispute. */
  cause: string
  /** The amount that goes back, of the lot's price: the sum of all refunds, or of all claims, takes its share of the lot, rounded down. */
  cents?: number
  /** A number of credits in place of an amount. With neither it is the whole lot. */
  credits?: number
}

export type ClawbackReport = {
  /** False when it had come as far before. */
  changed: boolean
  /** How far it has come: only ever from `open` to `done` or `undone`. */
  state: 'open' | 'done' | 'undone'
  /** How many credits this took from what could be spent; below nothing: how many came back. */
  credits: number
  account: Account
}

type Kind = 'refund' | 'claim'

/**
 * A refund was asked for: what is left of its share is frozen until it is made or fails.
 * @throws {UnknownLot} @throws {CauseReused} this cause was about another lot, amount or number
 */
export async function freeze(db: Db, at: Date, clawback: Clawback): Promise<ClawbackReport> {
  return clawBack(db, at, clawback, 'refund', 'open')
}

/**
 * A refund was made: what is left of its share is revoked, never what was spent.
 * @throws {UnknownLot} @throws {CauseReused}
 */
export async function revoke(db: Db, at: Date, clawback: Clawback): Promise<ClawbackReport> {
  return clawBack(db, at, clawback, 'refund', 'done')
}

/**
 * A refund failed or was given up: what it took comes back. If it comes before the refund itself, that will do nothing.
 * @throws {UnknownLot} @throws {CauseReused}
 */
export async function restore(db: Db, at: Date, clawback: Clawback): Promise<ClawbackReport> {
  return clawBack(db, at, clawback, 'refund', 'undone')
}

/**
 * A payment is disputed: what is left of its share is frozen, and what was spent of it, or will be by a hold that is open now, is owed.
 * @throws {UnknownLot} @throws {CauseReused}
 */
export async function openClaim(db: Db, at: Date, clawback: Clawback): Promise<ClawbackReport> {
  return clawBack(db, at, clawback, 'claim', 'open')
}

/**
 * The dispute was lost: what was frozen is revoked. What was spent stays owed.
 * @throws {UnknownLot} @throws {CauseReused}
 */
export async function loseClaim(db: Db, at: Date, clawback: Clawback): Promise<ClawbackReport> {
  return clawBack(db, at, clawback, 'claim', 'done')
}

/**
 * The claim was won or withdrawn, be it after it had been lost: the credits come back, and what is still owed for them is owed no more.
 * @throws {UnknownLot} @throws {CauseReused}
 */
export async function reverseClaim(db: Db, at: Date, clawback: Clawback): Promise<ClawbackReport> {
  return clawBack(db, at, clawback, 'claim', 'undone')
}

/**
 * Writes off all that a person owes, once per cause; answers how many credits it was then.
 * @throws {UnknownLot} for a person who was never granted anything
 */
export async function forgiveDebt(
  db: Db,
  at: Date,
  { userId, cause }: { userId: string; cause: string },
): Promise<{ changed: boolean; credits: number; account: Account }> {
  const { changed, credits, ...account } = await callLedger(
    db,
    sql<Account & { changed: boolean; credits: number }>`select * from ledger_forgive_debt(${userId}, ${cause}, ${at})`,
  )
  return { changed, credits, account }
}

/** Since when this person owes what they owe: the oldest claim whose credits were spent. Null without debt. */
export async function debtSince(db: Db, userId: string): Promise<Date | null> {
  const owing = await db.selectFrom('lots').select('lot').where('user_id', '=', userId).where('owed', '>', 0).execute()
  if (owing.length === 0) return null
  const row = await db
    .selectFrom('clawbacks')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('is_dispute', '=', true)
    .where('state', '<>', 'undone')
    .where(
      'lot',
      'in',
      owing.map(({ lot }) => lot),
    )
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at ?? null
}

async function clawBack(
  db: Db,
  at: Date,
  { userId, lotCause, cause, cents, credits: asked }: Clawback,
  kind: Kind,
  to: ClawbackReport['state'],
): Promise<ClawbackReport> {
  const { changed, state, credits, ...account } = await callLedger(
    db,
    sql<
      Account & Pick<ClawbackReport, 'changed' | 'state' | 'credits'>
    >`select * from ledger_claw_back(${userId}, ${lotCause}, ${cause},
      ${kind === 'claim'}, ${to}, ${asked ?? null}, ${cents ?? null}, ${at})`,
  )
  return { changed, state, credits, account }
}
