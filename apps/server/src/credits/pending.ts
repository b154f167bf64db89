// Rewards that a rule set aside for a person to look at. They are no credits yet: the ledger knows nothing of them before somebody approves, and then grants
// them for the very cause that an ordinary reward would have had. So a reward is paid once, whether at once, after a look, or by both at the same moment.
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { lockUser } from '../accounts/accounts.ts'
import { isDeleted } from '../accounts/former-people.ts'
import type { Database, Db } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'
import { CauseReused, grant, type Source } from './credits.ts'

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
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pending_credits')
    .values({ user_id: userId, pending_id: randomUUID(), source, cause, credits, cents, reason, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'cause']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return true
  const earlier = await db
    .selectFrom('pending_credits')
    .select(['credits', 'cents', 'source'])
    .where('user_id', '=', userId)
    .where('cause', '=', cause)
    .executeTakeFirstOrThrow()
  if (earlier.credits !== credits || earlier.cents !== cents || earlier.source !== source)
    throw new CauseReused(`cause ${cause} was set aside with other figures`)
  return false
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
    const decided = await trx
      .updateTable('pending_credits')
      .set({ state: decision === 'approve' ? 'approved' : 'rejected', decided_at: at, decided_by: by })
      .where('user_id', '=', owner.user_id)
      .where('pending_id', '=', id)
      .where('state', '=', 'pending')
      .returningAll()
      .executeTakeFirst()
    if (decided && decision === 'approve' && decided.credits > 0) {
      const { user_id: userId, cause, credits } = decided
      const source = decided.source as Source
      await grant(trx, at, { userId, source, cause, credits, paid: false, expiresAt: null })
    }
    const row = await trx
      .selectFrom('pending_credits')
      .selectAll()
      .where('user_id', '=', owner.user_id)
      .where('pending_id', '=', id)
      .executeTakeFirst()
    if (!row || row.state === 'pending') return null
    const done: Decided = {
      isNew: decided !== undefined,
      state: row.state,
      decidedAt: row.decided_at!,
      decidedBy: row.decided_by!,
      userId: row.user_id,
      credits: row.credits,
    }
    if (done.isNew) await note(trx, done)
    return done
  })
}
