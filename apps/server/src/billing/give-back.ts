import type { Transaction } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import type { Payment } from './billing.rules.ts'
import { confirmGivenBack } from './emails.ts'
import { idFrom } from './id-from.ts'
import { insertPurchase, lockPurchase, updatePurchase, type PurchaseRow } from './purchases.queries.ts'
import { insertRefund, sumUpRefunds } from './refunds.queries.ts'

const problems = {
  account_deleted: 'paid after the account was deleted',
  second_subscription: 'a second subscription',
  paid_twice: 'paid a second time',
  withdrawal: 'renewed after a withdrawal',
  paused: 'paid during a pause',
} as const

/** A payment that cannot be credited. Its money goes back, by the job that asks for promised refunds, and a subscription that it began ends. */
export async function giveBack(
  trx: Transaction<Tables>,
  at: Date,
  order: PurchaseRow,
  payment: Payment,
  reason: keyof typeof problems,
): Promise<string> {
  const { paymentId, paymentIntent, amountCents, subscriptionId } = payment
  const isRefundable = paymentIntent !== null && amountCents > 0
  if (isSecond(payment, order) && (!isRefundable || payment.currency !== order.currency)) return problems.paid_twice
  const purchase = isSecond(payment, order) ? await secondPurchase(trx, at, order, payment) : order
  const problem =
    isRefundable || amountCents === 0 ? problems[reason] : `${problems[reason]}, by nothing that we can refund`
  await updatePurchase(trx, purchase, {
    state: 'set_aside',
    problem,
    payment_id: paymentId,
    payment_intent: paymentIntent,
    subscription_id: subscriptionId,
  })
  if (!isRefundable) return problem
  const refund = await insertRefund(trx, {
    user_id: purchase.user_id,
    refund_id: idFrom(`paid too late: ${paymentId}`),
    purchase_id: purchase.purchase_id,
    amount_cents: amountCents,
    state: 'asked',
    asked_at: at,
    reason,
    subscription_to_end: subscriptionId,
  })
  await sumUpRefunds(trx, purchase.user_id, purchase.purchase_id)
  // Older events of it promised the same.
  if (!refund) return 'nothing'
  if (reason === 'account_deleted') return problem
  if (reason !== 'withdrawal') await confirmGivenBack(trx, purchase, refund, reason)
  return 'done'
}

/** A second payment of an order is a purchase of its own, so that its refund and its disputes find it. */
async function secondPurchase(
  trx: Transaction<Tables>,
  at: Date,
  order: PurchaseRow,
  { paymentId, amountCents }: Payment,
): Promise<PurchaseRow> {
  const purchaseId = idFrom(`paid twice: ${paymentId}`)
  await insertPurchase(trx, {
    userId: order.user_id,
    purchaseId,
    way: order.way,
    packId: order.pack_id,
    subscription: order.is_subscription,
    credits: order.credits,
    amountCents,
    currency: order.currency,
    language: order.language,
    buyer: { taxNumber: null, country: null },
    consent: null,
    at,
  })
  return (await lockPurchase(trx, order.user_id, purchaseId))!
}

/** Whether another payment of the same order was credited, or promised back, before. */
export const isSecond = ({ paymentId }: Payment, { payment_id }: PurchaseRow): boolean =>
  payment_id !== null && payment_id !== paymentId
