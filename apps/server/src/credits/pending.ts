// Rewards that a rule set aside for review. They are no credits yet: the ledger has no entry before an operator approves, and then grants them under the cause
// of the ordinary reward. So a reward is paid once, whether at once, after review, or by both at the same moment.
import type { PendingReason } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { lockUser } from '../accounts/accounts.ts'
import { isDeleted } from '../accounts/deleted-users.ts'
import type { Database, Db } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Source } from './credits.ts'
import { callLedger } from './ledger-call.ts'

export type Reward = {
  userId: string
  source: Source
  /** The cause that the grant will have. */
  cause: string
  credits: number
  /** Amount of a reward in money, which has no credits: the feature that owes it acts on the decision. */
  cents?: number
  /** The rule that fired. */
  reason: PendingReason
}

export type PendingCredit = Required<Omit<Reward, 'source' | 'cause'>> & { id: string; createdAt: Date }

export type Decision = 'approve' | 'reject'

export type Decided = {
  /** False: it was decided before, and nothing changed. */
  isNew: boolean
  state: 'approved' | 'rejected'
  decidedAt: Date
  decidedBy: string
  userId: string
  credits: number
  cents: number
}

/**
 * Sets a reward aside, once per cause.
 * @returns false when this cause was set aside before
 * @throws {CauseReused} it was, with other figures
 */
export async function setAside(db: Db, at: Date, reward: Reward): Promise<boolean> {
  const { userId, source, cause, credits, cents = 0, reason } = reward
  const { isNew } = await callLedger<{ isNew: boolean }>(
    db,
    sql`select is_new as "isNew"
      from ledger_set_aside(${userId}, ${randomUUID()}, ${source}, ${cause}, ${credits}, ${cents}, ${reason}, ${at})`,
  )
  return isNew
}

/** A page of pending rewards, newest first, with their total number. */
export async function pendingCredits(
  db: Db,
  { limit }: { limit: number },
): Promise<{ count: number; pending: PendingCredit[] }> {
  const waiting = db.selectFrom('pending_credits').where('state', '=', 'pending')
  const [{ count }, pending] = await Promise.all([
    waiting.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    waiting
      .select(['pending_id as id', 'user_id as userId', 'credits', 'cents', 'reason', 'created_at as createdAt'])
      .orderBy('created_at', 'desc')
      .orderBy('pending_id')
      .limit(limit)
      .execute(),
  ])
  return { count, pending }
}

/** Every pending reward by its id. */
export async function pendingIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('pending_credits').select('pending_id').where('state', '=', 'pending').execute()
  return rows.map((row) => row.pending_id)
}

/** A page of pending rewards after one of them, oldest first, with the number of all. */
export async function oldestPending(
  db: Db,
  { after, limit }: { after: Pick<PendingCredit, 'createdAt' | 'id'> | null; limit: number },
): Promise<{ count: number; pending: PendingCredit[] }> {
  const waiting = db.selectFrom('pending_credits').where('state', '=', 'pending')
  const [{ count }, pending] = await Promise.all([
    waiting.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    waiting
      .select(['pending_id as id', 'user_id as userId', 'credits', 'cents', 'reason', 'created_at as createdAt'])
      .$if(after !== null, (query) =>
        query.where(
          sql<boolean>`(date_trunc('milliseconds', created_at), pending_id) > (${after?.createdAt}, ${after?.id}::uuid)`,
        ),
      )
      .orderBy(sql`date_trunc('milliseconds', created_at)`)
      .orderBy('pending_id')
      .limit(limit)
      .execute(),
  ])
  return { count: Number(count), pending }
}

/** How a reward was decided, if it was; null where there is none. */
export async function findPending(
  db: Db,
  id: string,
): Promise<{ state: 'pending' | Decided['state']; decidedBy: string | null } | null> {
  const row = await db
    .selectFrom('pending_credits')
    .select(['state', 'decided_by as decidedBy'])
    .where('pending_id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Decides on a reward once. The decision, the grant and the note are one transaction. Later callers receive the first decision.
 * @param by the operator, as the audit names them
 * @param note records the decision elsewhere in the same transaction
 * @returns null where the reward does not exist, or its user has been deleted
 */
export async function decidePending(
  db: Database,
  at: Date,
  { id, decision, by }: { id: string; decision: Decision; by: string },
  note: (trx: Transaction<Tables>, decided: Decided) => Promise<void> = async () => {},
): Promise<Decided | null> {
  const owner = await db
    .selectFrom('pending_credits')
    .select(['user_id', 'cents'])
    .where('pending_id', '=', id)
    .executeTakeFirst()
  if (!owner) return null
  return db.transaction().execute(async (trx) => {
    // A deletion holds the same lock, so the ledger creates no account for a deleted user.
    if (!(await lockUser(trx, owner.user_id)) || (await isDeleted(trx, owner.user_id))) return null
    const state = decision === 'approve' ? 'approved' : 'rejected'
    const decided = await callLedger<Omit<Decided, 'userId' | 'cents'> | undefined>(
      trx,
      sql`select is_new as "isNew", state, decided_at as "decidedAt", decided_by as "decidedBy", credits
        from ledger_decide(${owner.user_id}, ${id}, ${state}, ${by}, ${at})`,
    )
    if (!decided) return null
    const done = { ...decided, userId: owner.user_id, cents: owner.cents }
    if (done.isNew) await note(trx, done)
    return done
  })
}

/** Deletes the pending rewards of a user who leaves. */
export async function deletePending(db: Db, userId: string): Promise<void> {
  await sql`select ledger_forget_pending(${userId})`.execute(db)
}
