import type { WithdrawalReply, PageLanguage } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { lockUser } from '../accounts/accounts.ts'
import { freeze } from '../credits/clawbacks.ts'
import { findLot } from '../credits/lots.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { followPurchases } from '../sign-in/signup-gift.ts'
import { confirmWithdrawal } from './emails.ts'
import { lotCause } from './fulfil.ts'
import { guaranteeAgain, reserveGuarantee } from './guarantee.ts'
import { findPurchase, lockPurchase } from './purchases.queries.ts'
import { isLiving, toPurchases, withdrawalOf, withdrawalRefusal } from './purchases.ts'
import { askForRefund } from './promised-refunds.ts'
import { insertRefund, sumUpRefunds, type RefundRow } from './refunds.queries.ts'
import { listLivingSubscriptions } from './subscriptions.queries.ts'

/**
 * Withdraws from a purchase: takes the declaration, freezes what is left of its credits, and asks the provider to give the money back. The declaration
 * counts from now on, whether the provider is there or not.
 * @param language of the page on which it is declared, and of its receipt
 * @throws {AppError} `billing.purchase_not_found`, `billing.reading_running`, and what `withdrawalRefusal` names
 */
export async function withdraw(
  deps: Deps,
  userId: string,
  purchaseId: string,
  language: PageLanguage,
): Promise<WithdrawalReply> {
  const at = deps.clock.now()
  const { refund, creditsTaken, endsSubscription } = await takeDeclaration(deps, userId, purchaseId, at, language)
  await askForRefund(deps, refund)
  const row = (await findPurchase(deps.db, userId, purchaseId))!
  const [purchase] = await toPurchases(deps, [row])
  return {
    receivedAt: at.toISOString(),
    refundCents: refund.amount_cents,
    currency: row.currency,
    creditsTaken,
    endsSubscription,
    purchase: purchase!,
  }
}

async function takeDeclaration(
  { db, settings }: Deps,
  userId: string,
  purchaseId: string,
  at: Date,
  language: PageLanguage,
): Promise<{ refund: RefundRow; creditsTaken: number; endsSubscription: boolean }> {
  return db.transaction().execute(async (trx) => {
    // Two declarations of one person are made one after the other.
    await lockUser(trx, userId)
    const purchase = await lockPurchase(trx, userId, purchaseId)
    if (!purchase) throw new AppError('billing.purchase_not_found')
    const cause = lotCause(purchase.payment_id ?? '')
    const refundId = randomUUID()
    const before = await findLot(trx, userId, cause)
    if (!before || before.frozen > 0) throw new AppError(withdrawalRefusal(purchase, before, at))
    if (before.held > 0) throw new AppError('billing.reading_running', { retryAfterSeconds: 30 })
    await freeze(trx, at, { userId, lotCause: cause, cause: `refund:${refundId}` })
    // From here on nothing of it can be spent, so that what is given back is what was left.
    const lot = (await findLot(trx, userId, cause))!
    if (lot.held > 0) throw new AppError('billing.reading_running', { retryAfterSeconds: 30 })
    const keyed = { db: trx, settings }
    const offer = async () =>
      withdrawalOf(purchase, { ...lot, remaining: lot.frozen, frozen: 0 }, await guaranteeAgain(keyed, userId, at), at)
    let withdrawal = await offer()
    if (withdrawal?.basis === 'guarantee' && !(await reserveGuarantee(keyed, userId, at))) withdrawal = await offer()
    if (!withdrawal) throw new AppError(withdrawalRefusal(purchase, before, at))
    const refund = (await insertRefund(trx, {
      user_id: userId,
      refund_id: refundId,
      purchase_id: purchaseId,
      amount_cents: withdrawal.refundCents,
      state: 'asked',
      asked_at: at,
      is_guarantee: withdrawal.basis === 'guarantee',
      subscription_to_end: purchase.subscription_id,
    }))!
    const creditsTaken = lot.frozen + (await followPurchases(trx, at, userId))
    await sumUpRefunds(trx, userId, purchaseId)
    const endsSubscription = isLiving(purchase, await listLivingSubscriptions(trx, userId))
    await confirmWithdrawal(trx, purchase, refund, { creditsTaken, endsSubscription, language })
    return { refund, creditsTaken, endsSubscription }
  })
}
