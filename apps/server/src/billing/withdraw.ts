import type { WithdrawalReply } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { freeze } from '../credits/clawbacks.ts'
import { findLot } from '../credits/lots.ts'
import type { Deps } from '../deps.ts'
import { PaymentsUnavailable } from '../outside/payments.ts'
import { AppError } from '../platform/errors.ts'
import { confirmWithdrawal } from './confirmations.ts'
import { make } from './effects.ts'
import { lotCause } from './fulfil.ts'
import { findPurchase, lockPurchase, updatePurchase } from './purchases.queries.ts'
import { toPurchases, withdrawalOf } from './purchases.ts'
import { insertRefund, listUnaskedRefunds, sumRefunds, updateRefund, type RefundRow } from './refunds.queries.ts'
import { followRefund } from './take-back.ts'

/**
 * Withdraws from a purchase: takes the declaration, freezes what is left of its credits, and asks the provider to give the money back. The declaration
 * counts from now on, whether the provider is there or not.
 * @throws {AppError} `billing.purchase_not_found`, `billing.not_withdrawable`
 */
export async function withdraw(deps: Deps, userId: string, purchaseId: string): Promise<WithdrawalReply> {
  const at = deps.clock.now()
  const { refund, creditsTaken } = await takeDeclaration(deps, userId, purchaseId, at)
  await askForRefund(deps, refund)
  const row = (await findPurchase(deps.db, userId, purchaseId))!
  const [purchase] = await toPurchases(deps, [row])
  return {
    receivedAt: at.toISOString(),
    refundCents: refund.amount_cents,
    currency: row.currency,
    creditsTaken,
    purchase: purchase!,
  }
}

async function takeDeclaration(
  { db }: Deps,
  userId: string,
  purchaseId: string,
  at: Date,
): Promise<{ refund: RefundRow; creditsTaken: number }> {
  return db.transaction().execute(async (trx) => {
    const purchase = await lockPurchase(trx, userId, purchaseId)
    if (!purchase) throw new AppError('billing.purchase_not_found')
    const lot = await findLot(trx, userId, lotCause(purchase.payment_id ?? ''))
    const withdrawal = lot && withdrawalOf(purchase, lot, at)
    if (!lot || !withdrawal) throw new AppError('billing.not_withdrawable')
    const refund: RefundRow = {
      user_id: userId,
      refund_id: randomUUID(),
      purchase_id: purchaseId,
      provider_id: null,
      amount_cents: withdrawal.refundCents,
      state: 'asked',
      asked_at: at,
      tries: 0,
    }
    await insertRefund(trx, refund)
    await freeze(trx, at, { userId, lotCause: lot.cause, cause: `refund:${refund.refund_id}` })
    await updatePurchase(trx, purchase, { refunded_cents: await sumRefunds(trx, userId, purchaseId) })
    await confirmWithdrawal(trx, purchase, refund, lot.remaining)
    return { refund, creditsTaken: lot.remaining }
  })
}

/** Asks the provider for a refund that was promised. It stays asked for while the provider is away, and the job comes back to it. */
async function askForRefund(deps: Deps, asked: RefundRow): Promise<void> {
  const { user_id, refund_id, purchase_id, amount_cents, tries } = asked
  const purchase = await findPurchase(deps.db, user_id, purchase_id)
  try {
    const refund = await deps.payments.refund(purchase!.payment_intent!, amount_cents, refund_id, tries)
    await make(deps, await followRefund(deps, refund.refundId))
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error
    await updateRefund(deps.db, asked, { tries: tries + 1 })
    deps.log.warn({ err: error }, 'a refund waits for the payment provider')
  }
}

/** Asks again for the refunds that the provider was not reached for. Any process may do it: the key makes it one refund. */
export async function askForPromisedRefunds(deps: Deps): Promise<void> {
  for (const refund of await listUnaskedRefunds(deps.db, 20)) await askForRefund(deps, refund)
}
