import type { Transaction } from 'kysely'
import { freeze, loseClaim, openClaim, restore, reverseClaim, revoke } from '../credits/clawbacks.ts'
import type { Deps } from '../deps.ts'
import type { Dispute, Refund } from '../integrations/payments.ts'
import type { Tables } from '../platform/database/tables.ts'
import { followPurchases } from '../sign-in/signup-gift.ts'
import { confirmRefund, correctRefund } from './emails.ts'
import { noEffect, runEffect, type Effect } from './effects.ts'
import { fulfilCheckout, fulfilInvoice, lotCause } from './fulfil.ts'
import { noteGuarantee } from './guarantee.ts'
import { settleCreditNotes } from './invoices/owe-documents.ts'
import {
  findPurchaseByIntent,
  lockPurchase,
  sumUpDisputes,
  updatePurchase,
  type PurchaseRow,
} from './purchases.queries.ts'
import {
  closeCoveredRefunds,
  findRefund,
  insertRefund,
  reopenCoveredRefunds,
  sumUpRefunds,
  updateRefund,
} from './refunds.queries.ts'

/** Money that goes back takes what is left of its credits along; a refund that fails brings them back. */
export async function followRefund(deps: Deps, refundId: string): Promise<Effect> {
  const refund = await deps.payments.findRefund(refundId)
  return aboutPurchase(deps, refund.paymentIntent, (trx, purchase) => settleRefund(deps, trx, purchase, refund))
}

/** A disputed amount freezes its share of the credits; lost, it takes them, and what was spent of the share is owed; won, all is as before. */
export async function followDispute(deps: Deps, disputeId: string): Promise<Effect> {
  const dispute = await deps.payments.findDispute(disputeId)
  return aboutPurchase(deps, dispute.paymentIntent, (trx, purchase) => settleDispute(deps, trx, purchase, dispute))
}

/** The provider warns that a card was probably stolen. Nothing moves by itself; an operator decides. */
export async function followFraudWarning(deps: Deps, paymentIntent: string | null): Promise<Effect> {
  return aboutPurchase(deps, paymentIntent, async (_trx, { purchase_id }) => `early fraud warning for ${purchase_id}`)
}

/** The purchase that a payment paid for. The event of a refund or dispute may come before the event of the payment: then the payment is applied first. */
async function aboutPurchase(
  deps: Deps,
  paymentIntent: string | null,
  then: (trx: Transaction<Tables>, purchase: PurchaseRow) => Promise<string>,
): Promise<Effect> {
  if (paymentIntent === null) return noEffect
  let found = await findPurchaseByIntent(deps.db, paymentIntent)
  if (!found) {
    const source = await deps.payments.findSource(paymentIntent)
    if (!source) return noEffect
    await runEffect(
      deps,
      'sessionId' in source
        ? await fulfilCheckout(deps, source.sessionId)
        : await fulfilInvoice(deps, source.invoiceId),
    )
    found = await findPurchaseByIntent(deps.db, paymentIntent)
  }
  if (!found) return noEffect
  const { user_id: userId, purchase_id: purchaseId } = found
  return {
    userId,
    async apply(trx) {
      const purchase = await lockPurchase(trx, userId, purchaseId)
      return purchase?.state === 'paid' || purchase?.state === 'set_aside' ? then(trx, purchase) : 'nothing'
    },
  }
}

/** A refund goes from asked to pending to succeeded or failed; one that succeeded may still fail. Older events change nothing. */
const refundOrder = ['asked', 'refused', 'pending', 'succeeded', 'failed']

async function settleRefund(
  { clock, log, settings }: Deps,
  trx: Transaction<Tables>,
  purchase: PurchaseRow,
  refund: Refund,
): Promise<string> {
  const { refundId: providerId, ownId, attempt, amountCents, failure } = refund
  const at = clock.now()
  const { user_id: userId, purchase_id: purchaseId } = purchase
  const known = await findRefund(trx, userId, { ownId, providerId })
  const isOurs = known !== null && known.refund_id !== providerId
  // Events of an attempt that was made again since.
  if (isOurs && attempt < known.attempt) return 'nothing'
  if (known && refundOrder.indexOf(refund.state) < refundOrder.indexOf(known.state)) return 'nothing'
  // The bank refused this very refund: what was read of it before that is over.
  if (isOurs && known.state === 'refused' && known.provider_id === providerId && refund.state !== 'failed')
    return 'nothing'
  // A refund that we promised stays owed when the provider fails to pay it: its credits stay where they are.
  const state = isOurs && refund.state === 'failed' ? 'refused' : refund.state
  const isNew = known?.state !== state
  const id = known?.refund_id ?? providerId
  if (state === 'refused') {
    await updateRefund(trx, known!, { state, provider_id: providerId, refusal: failure ?? 'failed' })
    log.error({ refund: id, failure }, 'the payment provider failed to pay a promised refund out')
  } else if (known) await updateRefund(trx, known, { state, provider_id: providerId })
  else
    await insertRefund(trx, {
      user_id: userId,
      refund_id: id,
      purchase_id: purchaseId,
      provider_id: providerId,
      amount_cents: amountCents,
      state,
      asked_at: at,
      reason: 'provider',
    })
  await sumUpRefunds(trx, userId, purchaseId)
  await settleCreditNotes(trx, at, purchase)
  if (isOurs && isNew && state === 'succeeded') await confirmRefund({ settings }, trx, at, purchase, known)
  if (isOurs && state === 'refused' && known.state === 'succeeded') await correctRefund(trx, at, purchase, known)
  // Nothing was credited for a payment that was set aside, so only the money goes back.
  if (purchase.state === 'paid' && state !== 'refused') {
    const cents = isOurs ? {} : { cents: amountCents }
    const clawback = { userId, lotCause: lotCause(purchase.payment_id!), cause: `refund:${id}`, ...cents }
    if (state === 'failed') await restore(trx, at, clawback)
    else if (state === 'pending') await freeze(trx, at, clawback)
    else await revoke(trx, at, clawback)
    await followPurchases(trx, at, userId)
  }
  // The mark is locked after the ledger, as a withdrawal does.
  if (isOurs && isNew) await noteGuarantee({ db: trx, settings }, known, state !== 'refused')
  return 'done'
}

async function settleDispute(
  { clock }: Deps,
  trx: Transaction<Tables>,
  purchase: PurchaseRow,
  { disputeId, amountCents, state }: Dispute,
): Promise<string> {
  const at = clock.now()
  const clawback = {
    userId: purchase.user_id,
    lotCause: lotCause(purchase.payment_id!),
    cause: `dispute:${disputeId}`,
    cents: amountCents,
  }
  if (purchase.state === 'set_aside') {
    // A decision is never taken back by older events.
    if (state !== 'open' || purchase.dispute === null) await updatePurchase(trx, purchase, { dispute: state })
    return 'a dispute of a payment that was set aside'
  }
  if (state === 'won') await reverseClaim(trx, at, clawback)
  else if (state === 'lost') await loseClaim(trx, at, clawback)
  else await openClaim(trx, at, clawback)
  await followPurchases(trx, at, purchase.user_id)
  await sumUpDisputes(trx, purchase)
  await settleCreditNotes(trx, at, purchase)
  if (state === 'won') await reopenCoveredRefunds(trx, purchase.user_id, purchase.purchase_id)
  // Also after one was won: another that was lost may cover the price.
  if (state !== 'open') await closeCoveredRefunds(trx, purchase.user_id, purchase.purchase_id)
  await sumUpRefunds(trx, purchase.user_id, purchase.purchase_id)
  return 'done'
}
