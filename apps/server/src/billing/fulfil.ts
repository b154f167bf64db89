import { packs, type Pack } from '@numeria/contract'
import type { Transaction } from 'kysely'
import { lockUser } from '../accounts/accounts.ts'
import { isDeleted } from '../accounts/deleted-users.ts'
import { debtSince } from '../credits/clawbacks.ts'
import { grant } from '../credits/credits.ts'
import type { Deps } from '../deps.ts'
import type { Invoice } from '../integrations/payments.ts'
import type { Tables } from '../platform/database/tables.ts'
import { creditsExpireAt, orderProblem, type Payment } from './billing.rules.ts'
import { confirmOrder } from './emails.ts'
import { noEffect, type Effect } from './effects.ts'
import { giveBack, isSecond } from './give-back.ts'
import { idFrom } from './id-from.ts'
import { oweInvoice } from './invoices/owe-documents.ts'
import { mirrorSubscription } from './subscriptions.ts'
import { writeRenewalFailure } from './subscription-emails.ts'
import { findSubscription, hasOtherSubscription, isWithdrawnFrom } from './subscriptions.queries.ts'
import { insertPurchase, lockPurchase, updatePurchase, type PurchaseRow } from './purchases.queries.ts'
import { listRefunds } from './refunds.queries.ts'
import { followPurchases } from '../sign-in/signup-gift.ts'
import { isPaused } from '../wellbeing/wellbeing.ts'

/**
 * Credits a paid checkout, and records failed and expired ones. Idempotent and safe in parallel: the webhook, the buyer's return page and the reconciliation
 * all call it.
 * @param hasFailed a pending payment was refused
 */
export async function fulfilCheckout(deps: Deps, sessionId: string, hasFailed = false): Promise<Effect> {
  const checkout = await deps.payments.findCheckout(sessionId)
  const { userId, purchaseId, invoiceId } = checkout
  if (userId === null || purchaseId === null) return noEffect
  if (checkout.isPaid && invoiceId !== null) return fulfilInvoice(deps, invoiceId)
  return {
    userId,
    async apply(trx) {
      await lockUser(trx, userId)
      const purchase = await lockPurchase(trx, userId, purchaseId)
      if (!purchase) return `no purchase ${purchaseId}`
      if (checkout.isPaid)
        return credit(deps, trx, purchase, {
          ...checkout,
          paymentId: sessionId,
          periodEndsAt: null,
          subscriptionId: null,
        })
      const end = hasFailed ? 'failed' : checkout.state === 'expired' ? 'expired' : null
      if (end === null || purchase.state !== 'open') return 'nothing'
      await updatePurchase(trx, purchase, { state: end })
      return 'done'
    },
  }
}

/** Credits a month of a subscription, once its invoice is paid. Every renewal is a purchase of its own. Safe to call many times at once. */
export async function fulfilInvoice(deps: Deps, invoiceId: string): Promise<Effect> {
  const invoice = await deps.payments.findInvoice(invoiceId)
  const { userId, purchaseId } = invoice
  if (userId === null || purchaseId === null || invoice.reason === 'other') return noEffect
  if (!invoice.isPaid) return tellFailure(deps, invoice)
  const mirrored = invoice.subscriptionId === null ? noEffect : await mirrorSubscription(deps, invoice.subscriptionId)
  return {
    userId,
    async apply(trx) {
      await lockUser(trx, userId)
      await mirrored.apply(trx)
      const first = await lockPurchase(trx, userId, purchaseId)
      if (!first) return `no purchase ${purchaseId}`
      const { reason, subscriptionId } = invoice
      const payment = { ...invoice, paymentId: invoiceId }
      // Of two checkouts that were open at once the first that is credited stays, and the other payment goes back.
      if (reason === 'first' && subscriptionId !== null && (await hasOtherSubscription(trx, userId, subscriptionId)))
        if (isUncredited(first)) return giveBack(trx, deps.clock.now(), first, payment, 'second_subscription')
      if (reason === 'first') return credit(deps, trx, first, payment)
      const renewal = await renewalOf(deps, trx, first, invoice)
      // The buyer has withdrawn from the subscription, and the provider had not ended it when it charged this month.
      if (subscriptionId !== null && isUncredited(renewal) && (await isWithdrawnFrom(trx, userId, subscriptionId)))
        return giveBack(trx, deps.clock.now(), renewal, payment, 'withdrawal')
      return credit(deps, trx, renewal, payment)
    },
  }
}

/** A renewal that was not paid: its payer learns what follows. A subscription that its holder ended meanwhile is asked for no more. */
async function tellFailure(deps: Deps, invoice: Invoice): Promise<Effect> {
  const { userId, packId, subscriptionId, failed } = invoice
  if (userId === null || packId === null || subscriptionId === null) return noEffect
  if (invoice.reason !== 'renewal' || failed === null) return noEffect
  const mirrored = await mirrorSubscription(deps, subscriptionId)
  return {
    userId,
    async apply(trx) {
      const isHere = await lockUser(trx, userId)
      await mirrored.apply(trx)
      const row = isHere && (await findSubscription(trx, userId, subscriptionId))
      const hasEnded = row && row.state === 'ended'
      if (!row || (hasEnded && row.is_cancelled)) return 'nothing'
      const payer = { userId, subscriptionId, packId }
      await writeRenewalFailure(deps, trx, deps.clock.now(), payer, { ...invoice, failed }, hasEnded === true)
      return 'done'
    },
  }
}

async function renewalOf(
  { clock }: Deps,
  trx: Transaction<Tables>,
  first: PurchaseRow,
  { invoiceId }: Invoice,
): Promise<PurchaseRow> {
  const purchaseId = idFrom(invoiceId)
  await insertPurchase(trx, {
    userId: first.user_id,
    purchaseId,
    way: 'renewal',
    packId: first.pack_id,
    subscription: true,
    credits: first.credits,
    amountCents: first.amount_cents,
    currency: first.currency,
    language: first.language,
    buyer: { taxNumber: first.tax_number, country: first.tax_country },
    consent: first.consent_version === null ? null : { version: first.consent_version, at: first.consent_at! },
    at: clock.now(),
  })
  return (await lockPurchase(trx, first.user_id, purchaseId))!
}

/** A payment that is exactly what was ordered becomes credits; any other is set aside, for a person to look at. */
async function credit(
  { clock, settings }: Deps,
  trx: Transaction<Tables>,
  purchase: PurchaseRow,
  payment: Payment,
): Promise<string> {
  if (purchase.state === 'paid' && purchase.payment_id === payment.paymentId) {
    if (purchase.payment_intent === null && payment.paymentIntent !== null)
      await updatePurchase(trx, purchase, { payment_intent: payment.paymentIntent })
    return 'nothing'
  }
  // A deletion is written behind the same lock: this was paid before it, or after it.
  const { user_id: userId } = purchase
  if (!(await lockUser(trx, userId)) || (await isDeleted(trx, userId)))
    return giveBack(trx, clock.now(), purchase, payment, 'account_deleted')
  if (isSecond(payment, purchase)) {
    const reason = payment.subscriptionId === null ? 'paid_twice' : 'second_subscription'
    return giveBack(trx, clock.now(), purchase, payment, reason)
  }
  // Its money goes back already: whatever made us promise that, nothing is credited for it any more.
  if (purchase.state === 'set_aside' && (await isPromisedBack(trx, purchase))) return 'nothing'
  // A checkout that could not be closed when the pause began. Renewals go on.
  if (purchase.way !== 'renewal' && (await isPaused(trx, clock.now(), userId)))
    return giveBack(trx, clock.now(), purchase, payment, 'paused')
  const ordered = {
    packId: purchase.pack_id,
    credits: purchase.credits,
    amountCents: purchase.amount_cents,
    currency: purchase.currency,
  }
  const pack = packs.find(({ id }) => id === purchase.pack_id)
  const problem = orderProblem(ordered, payment)
  if (problem !== null || !pack) {
    await updatePurchase(trx, purchase, { state: 'set_aside', problem, payment_intent: payment.paymentIntent })
    return problem ?? `no pack ${purchase.pack_id}`
  }
  const at = clock.now()
  const paid = {
    state: 'paid' as const,
    problem: null,
    tax_cents: await oweInvoice(trx, at, purchase, payment),
    payment_id: payment.paymentId,
    payment_intent: payment.paymentIntent,
    paid_at: at,
    subscription_id: payment.subscriptionId,
  }
  const owedSince = await debtSince(trx, userId)
  const { settled } = await grantFor(trx, at, purchase, pack, payment)
  const settlement = settled > 0 ? { settled_credits: settled, settled_since: owedSince } : {}
  await updatePurchase(trx, purchase, { ...paid, ...settlement })
  await followPurchases(trx, at, userId)
  await confirmOrder(trx, { ...purchase, ...paid, ...settlement }, pack, settings)
  return 'done'
}

/** Whether a payment may still go back by itself: also one that was set aside, since the events before may not have named what can be refunded. */
const isUncredited = ({ state }: PurchaseRow) => state !== 'paid'

async function isPromisedBack(trx: Transaction<Tables>, { user_id, purchase_id }: PurchaseRow): Promise<boolean> {
  return (await listRefunds(trx, user_id)).some((refund) => refund.purchase_id === purchase_id)
}

async function grantFor(
  trx: Transaction<Tables>,
  at: Date,
  purchase: PurchaseRow,
  pack: Pack,
  { paymentId, periodEndsAt }: Payment,
): Promise<{ settled: number }> {
  return grant(trx, at, {
    userId: purchase.user_id,
    source: pack.subscription ? 'subscription' : 'pack',
    cause: lotCause(paymentId),
    credits: purchase.credits,
    paid: true,
    expiresAt: creditsExpireAt(pack, periodEndsAt),
    price: { cents: purchase.amount_cents, currency: purchase.currency },
  })
}

/** The idempotency key of a payment's grant, however many events report it. */
export const lotCause = (paymentId: string) => `purchase:${paymentId}`
