import type { WithdrawalReply } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { freeze } from '../credits/clawbacks.ts'
import { findLot } from '../credits/lots.ts'
import type { Deps } from '../deps.ts'
import { PaymentsUnavailable } from '../outside/payments.ts'
import { AppError } from '../platform/errors.ts'
import type { Language } from '../platform/language.ts'
import { confirmWithdrawal } from './confirmations.ts'
import { make } from './effects.ts'
import { lotCause } from './fulfil.ts'
import { findPurchase, lockPurchase, updatePurchase } from './purchases.queries.ts'
import { toPurchases, withdrawalOf } from './purchases.ts'
import { insertRefund, listUnaskedRefunds, sumRefunds, updateRefund, type RefundRow } from './refunds.queries.ts'
import { findLivingSubscription } from './subscriptions.queries.ts'
import { mirrorSubscription } from './subscriptions.ts'
import { followRefund } from './take-back.ts'

/**
 * Withdraws from a purchase: takes the declaration, freezes what is left of its credits, and asks the provider to give the money back. The declaration
 * counts from now on, whether the provider is there or not.
 * @param language of the page on which it is declared, and of its receipt
 * @throws {AppError} `billing.purchase_not_found`, `billing.not_withdrawable`, `billing.reading_running`
 */
export async function withdraw(
  deps: Deps,
  userId: string,
  purchaseId: string,
  language: Language,
): Promise<WithdrawalReply> {
  const at = deps.clock.now()
  const { refund, creditsTaken } = await takeDeclaration(deps, userId, purchaseId, at, language)
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
  language: Language,
): Promise<{ refund: RefundRow; creditsTaken: number }> {
  return db.transaction().execute(async (trx) => {
    const purchase = await lockPurchase(trx, userId, purchaseId)
    if (!purchase) throw new AppError('billing.purchase_not_found')
    const cause = lotCause(purchase.payment_id ?? '')
    const refundId = randomUUID()
    const before = await findLot(trx, userId, cause)
    // Another withdrawal or a dispute of the same purchase is under way.
    if (!before || before.isFrozen) throw new AppError('billing.not_withdrawable')
    await freeze(trx, at, { userId, lotCause: cause, cause: `refund:${refundId}` })
    // From here on nothing of it can be spent, so that what is given back is what is left.
    const lot = (await findLot(trx, userId, cause))!
    if (lot.held > 0) throw new AppError('billing.reading_running', { retryAfterSeconds: 30 })
    const withdrawal = withdrawalOf(purchase, { ...lot, isFrozen: false }, at)
    if (!withdrawal) throw new AppError('billing.not_withdrawable')
    const refund: RefundRow = {
      user_id: userId,
      refund_id: refundId,
      purchase_id: purchaseId,
      provider_id: null,
      amount_cents: withdrawal.refundCents,
      state: 'asked',
      asked_at: at,
      tries: 0,
    }
    await insertRefund(trx, refund)
    await updatePurchase(trx, purchase, { refunded_cents: await sumRefunds(trx, userId, purchaseId) })
    await confirmWithdrawal(trx, purchase, refund, lot.remaining, language)
    return { refund, creditsTaken: lot.remaining }
  })
}

/** Asks the provider for a refund that was promised. It stays asked for while the provider is away, and the job comes back to it. */
async function askForRefund(deps: Deps, asked: RefundRow): Promise<void> {
  const { user_id, refund_id, purchase_id, amount_cents, tries } = asked
  const purchase = await findPurchase(deps.db, user_id, purchase_id)
  try {
    if (purchase!.subscription) await endSubscription(deps, user_id)
    const refund = await deps.payments.refund(purchase!.payment_intent!, amount_cents, refund_id, tries)
    await make(deps, await followRefund(deps, refund.refundId))
  } catch (error) {
    await updateRefund(deps.db, asked, { tries: tries + 1 })
    // A refusal is an operator's business; either way the person's declaration stands, and nobody else's refund waits behind it.
    if (error instanceof PaymentsUnavailable) deps.log.warn({ err: error }, 'a refund waits for the payment provider')
    else deps.log.error({ err: error, refund: refund_id }, 'the payment provider refused a refund that was promised')
  }
}

/** Who withdraws from a subscription wants no further month of it. */
async function endSubscription(deps: Deps, userId: string): Promise<void> {
  const living = await findLivingSubscription(deps.db, userId)
  if (!living) return
  await deps.payments.endSubscription(living.subscription_id)
  await make(deps, await mirrorSubscription(deps, living.subscription_id))
}

/** Asks again for the refunds that the provider was not reached for. Any process may do it: the key makes it one refund. */
export async function askForPromisedRefunds(deps: Deps): Promise<void> {
  for (const refund of await listUnaskedRefunds(deps.db, 20)) await askForRefund(deps, refund)
}
