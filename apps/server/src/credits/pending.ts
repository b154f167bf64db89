// Rewards that a rule set aside for a person to look at. They are no credits yet: the ledger knows nothing of them before somebody approves, and then grants
// them for the very cause that an ordinary reward would have had. So a reward is paid once, whether at once, after a look, or by both at the same moment.
import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { lockUser } from '../accounts/accounts.ts'
import { isDeleted } from '../accounts/former-people.ts'
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
  /** Where the reward is money, and then there are no credits: whoever owes it acts on the decision. */
  cents?: number
  /** The rule that fired. */
  reason: string
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

/** What waits for a decision, newest first, and how many there are in all. */
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

/**
 * Decides about a reward, once; the decision, the grant and the note are one transaction. Whoever comes second is told what was decided.
 * @param by who decides, as the journal of decisions names them
 * @param note writes down elsewhere what was decided just now
 * @returns null where there is no such reward, or nobody any more whose it could be
 */
export async function decidePending(
  db: Database,
  at: Date,
  { id, decision, by }: { id: string; decision: Decision; by: string },
  note: (trx: Transaction<Tables>, decided: Decided) => Promise<void> = async () => {},
): Promise<Decided | null> {
  const owner = await db.selectFrom('pending_credits').select('user_id').where('pending_id', '=', id).executeTakeFirst()
  if (!owner) return null
  return db.transaction().execute(async (trx) => {
    // A deletion is written behind the same lock: the ledger gets no account for somebody who has left.
    if (!(await lockUser(trx, owner.user_id)) || (await isDeleted(trx, owner.user_id))) return null
    const state = decision === 'approve' ? 'approved' : 'rejected'
    const decided = await callLedger<Omit<Decided, 'userId'> | undefined>(
      trx,
      sql`select is_new as "isNew", state, decided_at as "decidedAt", decided_by as "decidedBy", credits
        from ledger_decide(${owner.user_id}, ${id}, ${state}, ${by}, ${at})`,
    )
    if (!decided) return null
    const done = { ...decided, userId: owner.user_id }
    if (done.isNew) await note(trx, done)
    return done
  })
}

/** Forgets the rewards of a person who leaves that nobody has decided about. */
export async function forgetPending(db: Db, userId: string): Promise<void> {
  await sql`select ledger_forget_pending(${userId})`.execute(db)
}
