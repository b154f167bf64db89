// A payment that goes back takes its credits with it: by a refund, which takes what remains of the lot, or by a claim (a dispute, a full refund made
// at the provider), which takes the whole price whatever was spent. News of one clawback may come late, twice and in any order: it ends the same.
import type { Currency } from '@numeria/contract'
import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import type { Account } from './credits.ts'
import { LotClaimed, UnknownLot } from './credits.errors.ts'
import { callLedger } from './ledger-call.ts'

export { LotClaimed, UnknownLot }

export type Clawback = {
  userId: string
  /** The cause of the grant that brought the lot. */
  lotCause: string
  /** What this clawback is, once per account: the provider's refund or dispute. */
  cause: string
}

export type ClawbackReport = {
  /** False when it had come as far before. */
  changed: boolean
  /** How far it has come: only ever from `open` to `done` or `undone`. */
  state: 'open' | 'done' | 'undone'
  /** Open: what would be revoked now. Done: what was revoked. Undone: what of that came back. */
  credits: number
  /** The share of those credits in what was paid, rounded down, so that all shares together are never more. Null for what was free. */
  share: { cents: number; currency: Currency } | null
  account: Account
}

type Kind = 'refund' | 'claim'

/**
 * A refund was asked for: what remains of the lot is frozen until it is made or fails.
 * @throws {UnknownLot} @throws {CauseReused}
 */
export async function freeze(db: Db, at: Date, clawback: Clawback): Promise<ClawbackReport> {
  return clawBack(db, at, clawback, 'refund', 'open')
}

/**
 * A refund was made: what remains of the lot is revoked, never what is held or spent; its freeze ends.
 * @param credits at most so many; all that remains when left out
 * @throws {UnknownLot} @throws {CauseReused} also when it was made before for another number of credits
 */
export async function revoke(
  db: Db,
  at: Date,
  { credits, ...clawback }: Clawback & { credits?: number },
): Promise<ClawbackReport> {
  return clawBack(db, at, clawback, 'refund', 'done', credits)
}

/**
 * A refund failed or was given up: what it froze can be spent, what it revoked comes back. If it comes before the refund itself, that will do nothing.
 * @throws {UnknownLot} @throws {CauseReused}
 */
export async function restore(db: Db, at: Date, clawback: Clawback): Promise<ClawbackReport> {
  return clawBack(db, at, clawback, 'refund', 'undone')
}

/**
 * The whole price of the lot is claimed back: what remains is frozen, and what was spent, or will be by a hold that is open now, is owed.
 * @throws {UnknownLot} @throws {CauseReused} @throws {LotClaimed}
 */
export async function openClaim(db: Db, at: Date, clawback: Clawback): Promise<ClawbackReport> {
  return clawBack(db, at, clawback, 'claim', 'open')
}

/**
 * The whole price is gone: what remains is revoked, and so is what an open hold gives back later. What was spent stays owed.
 * @throws {UnknownLot} @throws {CauseReused} @throws {LotClaimed}
 */
export async function loseClaim(db: Db, at: Date, clawback: Clawback): Promise<ClawbackReport> {
  return clawBack(db, at, clawback, 'claim', 'done')
}

/**
 * The claim was won or withdrawn, be it after it had been lost: the credits come back and what is still owed for them is owed no more.
 * @throws {UnknownLot} @throws {CauseReused}
 */
export async function reverseClaim(db: Db, at: Date, clawback: Clawback): Promise<ClawbackReport> {
  return clawBack(db, at, clawback, 'claim', 'undone')
}

/**
 * Writes off all that a person owes, once per cause; answers how many credits it was then.
 * @throws {UnknownLot} who was never granted anything
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

type Row = Account &
  Pick<ClawbackReport, 'changed' | 'state' | 'credits'> & { cents: number; currency: Currency | null }

async function clawBack(
  db: Db,
  at: Date,
  { userId, lotCause, cause }: Clawback,
  kind: Kind,
  state: ClawbackReport['state'],
  credits?: number,
): Promise<ClawbackReport> {
  const row = await callLedger(
    db,
    sql<Row>`select * from ledger_claw_back(${userId}, ${lotCause}, ${cause}, ${kind === 'claim'}, ${state}, ${credits ?? null}, ${at})`,
  )
  const { available, held, frozen, debt } = row
  return {
    changed: row.changed,
    state: row.state,
    credits: row.credits,
    share: row.currency && { cents: row.cents, currency: row.currency },
    account: { available, held, frozen, debt },
  }
}
