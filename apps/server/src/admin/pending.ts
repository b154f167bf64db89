import type { DecisionReply, PendingTransactions } from '@numeria/contract'
import { findUser } from '../accounts/accounts.ts'
import { decidePending, pendingCredits, type Decided, type Decision, type PendingCredit } from '../credits/pending.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { followDecisions } from '../referrals/referrer-rewards.ts'
import type { RecordDeed } from './deeds.ts'

const shown = 200

/** Pending rewards, newest first, with their total number. */
export async function readPending({ db }: Pick<Deps, 'db'>): Promise<PendingTransactions> {
  const { count, pending } = await pendingCredits(db, { limit: shown })
  return { count, pendingTransactions: await withAddresses(db, pending) }
}

/** Pending rewards with the addresses of their users. */
export async function withAddresses(
  db: Deps['db'],
  pending: readonly PendingCredit[],
): Promise<PendingTransactions['pendingTransactions']> {
  const users = await Promise.all(pending.map(({ userId }) => findUser(db, userId)))
  return pending.map(({ id, credits, cents, reason, createdAt }, index) => ({
    id,
    delta: credits,
    cents,
    userEmail: users[index]?.email ?? 'deleted',
    reason,
    createdAt: createdAt.toISOString(),
  }))
}

type Deciding = { id: string; decision: Decision; actor: string; record: RecordDeed }

/** Approves or rejects once, as `decideOnce`. */
export async function decide(deps: Pick<Deps, 'db' | 'clock'>, deciding: Deciding): Promise<DecisionReply> {
  return { decision: (await decideOnce(deps, deciding)).state }
}

/**
 * Approves or rejects once. Later callers receive the first decision. The referrer's view and earnings follow at once, or by the job that follows decisions.
 * @param actor as the audit names them
 * @param record writes the audit entry in the same transaction
 * @throws {AppError} `admin.pending_not_found`
 */
export async function decideOnce(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, decision, actor, record }: Deciding,
): Promise<Decided> {
  const at = clock.now()
  const decided = await decidePending(db, at, { id, decision, by: actor }, (trx, { userId, credits }) =>
    record(trx, { action: `pending.${decision}`, target: userId, details: { pending: id, credits } }),
  )
  if (!decided) throw new AppError('admin.pending_not_found')
  await followDecisions(db)
  return decided
}
