// Refunds that we owe: asked of the provider until it gives the money back or refuses. What it refuses waits for an administrator.
import type { UnsettledRefund } from '@numeria/contract'
import type { Deps } from '../deps.ts'
import { PaymentRefused, PaymentsUnavailable } from '../integrations/payments.ts'
import type { Db } from '../platform/database/connect.ts'
import { packName } from './billing.rules.ts'
import { runEffect } from './effects.ts'
import { noteGuarantee } from './guarantee.ts'
import { findPurchase, lockPurchase } from './purchases.queries.ts'
import { callPayments } from './payments-call.ts'
import {
  closeCoveredRefunds,
  listUnaskedRefunds,
  lockRefund,
  sumUpRefunds,
  updateRefund,
  updateUnsettled,
  type RefundRow,
} from './refunds.queries.ts'
import { endOneSubscription } from './subscriptions.ts'
import { followRefund } from './refunds-and-disputes.ts'

const dayMs = 86_400_000

/** Asks the provider for a refund that was promised. While the provider is away it stays asked for, and the job comes back to it. */
export async function askForRefund(deps: Deps, asked: RefundRow): Promise<void> {
  const { user_id, refund_id, purchase_id, amount_cents, tries, faults, attempt, subscription_to_end } = asked
  // Counted before the provider is asked: a process that is killed before the answer leaves a try, and the next one first looks for the refund.
  if (!(await updateUnsettled(deps.db, asked, { tries: tries + 1 }))) return
  try {
    if (subscription_to_end !== null) {
      await endOneSubscription(deps, user_id, subscription_to_end)
      await updateRefund(deps.db, asked, { subscription_to_end: null })
    }
    const purchase = (await findPurchase(deps.db, user_id, purchase_id))!
    const order = { paymentIntent: purchase.payment_intent!, amountCents: amount_cents, ownId: refund_id }
    const refund = await deps.payments.refund({ ...order, attempt, tries, faults }).catch((error: unknown) => {
      if (error instanceof PaymentRefused) return error
      throw error
    })
    if (refund instanceof PaymentRefused) await refuseRefund(deps, asked, refund)
    else await runEffect(deps, await followRefund(deps, refund.refundId))
  } catch (error) {
    if (error instanceof PaymentsUnavailable && error.isFault)
      await updateUnsettled(deps.db, asked, { faults: faults + 1 })
    deps.log.warn({ err: error, refund: refund_id }, 'a promised refund waits')
  }
}

/** Records the provider's refusal of an attempt; a late one changes nothing of an attempt that is settled or was made again. */
async function refuseRefund(deps: Deps, asked: RefundRow, error: PaymentRefused): Promise<void> {
  const isRefused = await deps.db.transaction().execute(async (trx) => {
    await lockPurchase(trx, asked.user_id, asked.purchase_id)
    const isOurs = await updateUnsettled(trx, asked, { state: 'refused', refusal: error.code })
    if (!isOurs) return false
    await closeCoveredRefunds(trx, asked.user_id, asked.purchase_id)
    await sumUpRefunds(trx, asked.user_id, asked.purchase_id)
    await noteGuarantee({ db: trx, settings: deps.settings }, asked, false)
    return true
  })
  if (isRefused)
    deps.log.error({ err: error, refund: asked.refund_id }, 'the payment provider refused a refund that was promised')
}

/** Asks again for the refunds that the provider was not reached for. Any process may do it: the key makes it one refund. */
export async function askForPromisedRefunds(deps: Deps): Promise<void> {
  for (const refund of await listUnaskedRefunds(deps.db, 20)) await askForRefund(deps, refund)
}

/** Refunds that the provider refused, and those that it has not made within a day: for administrators, oldest first. */
export async function listUnsettledRefunds({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<UnsettledRefund[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('purchases', (join) =>
      join
        .onRef('purchases.user_id', '=', 'refunds.user_id')
        .onRef('purchases.purchase_id', '=', 'refunds.purchase_id'),
    )
    .leftJoin('users', 'users.user_id', 'refunds.user_id')
    .select(['refunds.user_id', 'refunds.refund_id', 'refunds.amount_cents', 'refunds.state', 'refunds.refusal'])
    .select(['refunds.asked_at', 'refunds.reason', 'purchases.pack_id', 'purchases.currency', 'users.email'])
    .where((where) =>
      where.or([
        where('refunds.state', '=', 'refused'),
        where.and([
          where('refunds.state', 'in', ['asked', 'pending']),
          where('refunds.asked_at', '<', new Date(clock.now().getTime() - dayMs)),
        ]),
      ]),
    )
    .orderBy('refunds.asked_at')
    .limit(200)
    .execute()
  return rows.map((row) => ({
    userId: row.user_id,
    email: row.email,
    refundId: row.refund_id,
    packName: packName(row.pack_id),
    amountCents: row.amount_cents,
    currency: row.currency,
    state: row.state === 'refused' ? 'refused' : 'late',
    reason: row.reason,
    refusal: row.refusal,
    askedAt: row.asked_at.toISOString(),
  }))
}

/**
 * Takes a refund that the provider refused up again, as a new attempt; one that is late stays as it is.
 * @returns the refund; null where there is none of this name that is not settled
 */
export async function retryRefund(db: Db, userId: string, refundId: string): Promise<RefundRow | null> {
  const refund = await lockRefund(db, userId, refundId)
  if (!refund || refund.state === 'succeeded' || refund.state === 'failed') return null
  if (refund.state !== 'refused') return refund
  const again = {
    state: 'asked',
    attempt: refund.attempt + 1,
    tries: 0,
    faults: 0,
    provider_id: null,
    refusal: null,
  } as const
  await updateRefund(db, refund, again)
  return { ...refund, ...again }
}

/** Asks the provider for a refund that was taken up again, or how one stands that it is making. */
export async function pursueRefund(deps: Deps, refund: RefundRow): Promise<void> {
  if (refund.state === 'asked') await askForRefund(deps, refund)
  else await runEffect(deps, await callPayments(() => followRefund(deps, refund.provider_id!)))
}
