import type { DecisionReply, PendingTransactions } from '@numeria/contract'
import { findUser } from '../accounts/accounts.ts'
import { decidePending, pendingCredits, type Decided, type Decision, type PendingCredit } from '../credits/pending.ts'
import type { Deps } from '../deps.ts'
import { maskedEmail } from '../platform/email-address.ts'
import { AppError } from '../platform/errors.ts'
import { followDecisions } from '../referrals/referrer-rewards.ts'
import { referralsOf, sidesOf } from './pending-referrals.ts'
import type { RecordAction } from './audited-actions.ts'

const shown = 200

/** Pending rewards, newest first, with their total number. */
export async function readPending({ db }: Pick<Deps, 'db'>): Promise<PendingTransactions> {
  const { count, pending } = await pendingCredits(db, { limit: shown })
  return { count, pendingTransactions: await withAddresses(db, pending) }
}

/** Pending rewards with the addresses of their users, and both people of a referral. */
export async function withAddresses(
  db: Deps['db'],
  pending: readonly PendingCredit[],
): Promise<PendingTransactions['pendingTransactions']> {
  const [users, referrals] = await Promise.all([
    Promise.all(pending.map(({ userId }) => findUser(db, userId))),
    referralsOf(db, pending),
  ])
  return pending.map(({ id, credits, cents, reason, createdAt }, index) => ({
    id,
    delta: credits,
    cents,
    userEmail: shownEmail(users[index]?.email, referrals.get(id)?.side),
    reason,
    referral: referrals.get(id) ?? null,
    createdAt: createdAt.toISOString(),
  }))
}

/** A newcomer decides nothing, so that the address is masked, as it is beside the referrer. */
const shownEmail = (email: string | undefined, side: 'referrer' | 'newcomer' | undefined): string =>
  email === undefined ? 'deleted' : side === 'newcomer' ? maskedEmail(email) : email

type Deciding = { id: string; decision: Decision; actor: string; record: RecordAction }

/** Approves or rejects once, as `decideOnce`. */
export async function decide(deps: Pick<Deps, 'db' | 'clock'>, deciding: Deciding): Promise<DecisionReply> {
  return { decision: (await decideOnce(deps, deciding)).state }
}

/**
 * Approves or rejects once, and both sides of a referral together: the referrer's reward is decided first, and the newcomer's follows it, also where a crash
 * came between and the call is repeated. Later callers receive the first decision. The referrer's view and earnings follow at once, or by the job that follows decisions.
 * @param actor as the audit names them
 * @param record writes the audit entry in the same transaction
 * @throws {AppError} `admin.pending_not_found`
 */
export async function decideOnce(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, decision, actor, record }: Deciding,
): Promise<Decided> {
  const at = clock.now()
  const sides = await sidesOf(db, id)
  let first: Decided | null = null
  let own: Decided | null = null
  for (const side of sides.length > 0 ? sides : [id]) {
    const wanted: Decision = first ? (first.state === 'approved' ? 'approve' : 'reject') : decision
    const decided: Decided | null = await decidePending(
      db,
      at,
      { id: side, decision: wanted, by: actor },
      (trx, { userId, credits, cents }) =>
        record(trx, { action: `pending.${wanted}`, target: userId, details: { pending: side, credits, cents } }),
    )
    first ??= decided
    if (side === id) own = decided
  }
  const decided = own ?? first
  if (!decided) throw new AppError('admin.pending_not_found')
  await followDecisions(db)
  return decided
}
