import { currencies, type SubscriptionReply, type PageLanguage, pathIn } from '@numeria/contract'
import { lockUser } from '../accounts/accounts.ts'
import type { Deps } from '../deps.ts'
import type { PortalFlow } from '../integrations/payments.ts'
import { AppError } from '../platform/errors.ts'
import { noEffect, runEffect, type Effect } from './effects.ts'
import { findCustomer } from './purchases.queries.ts'
import { callPayments } from './payments-call.ts'
import { confirmCancellation } from './subscription-emails.ts'
import {
  endsByRefund,
  findLivingSubscription,
  findSubscription,
  deleteSubscription,
  listLivingSubscriptions,
  storeSubscription,
} from './subscriptions.queries.ts'

/** Writes down a subscription as the provider has it now, and confirms a cancellation. It brings no credits: paid months do. */
export async function mirrorSubscription(deps: Deps, subscriptionId: string): Promise<Effect> {
  const readAt = new Date()
  const subscription = await deps.payments.findSubscription(subscriptionId)
  const { userId, packId, state, periodEndsAt, cancelledAt, currency } = subscription
  if (userId === null || packId === null) return noEffect
  return {
    userId,
    async apply(trx) {
      const isHere = await lockUser(trx, userId)
      const before = await findSubscription(trx, userId, subscriptionId)
      const isNewer = await storeSubscription(trx, {
        user_id: userId,
        subscription_id: subscriptionId,
        pack_id: packId,
        state,
        period_ends_at: periodEndsAt,
        is_cancelled: cancelledAt !== null,
        read_at: readAt,
        amount_cents: subscription.amountCents,
        currency: currencies.find((known) => known === currency) ?? null,
        retry_at: subscription.retryAt,
      })
      const wentOn = before ? before.state !== 'ended' && !before.is_cancelled : state !== 'ended'
      if (!isHere || !isNewer || !wentOn || cancelledAt === null) return 'done'
      if (!(await endsByRefund(trx, userId, subscriptionId)))
        await confirmCancellation(trx, deps.clock.now(), { userId, subscriptionId, packId }, subscription)
      return 'done'
    },
  }
}

/** The subscription that a person has, for the pricing page. */
export async function readSubscription({ db }: Deps, userId: string): Promise<SubscriptionReply> {
  const row = await findLivingSubscription(db, userId)
  return {
    subscription: row && {
      packId: row.pack_id,
      state: row.state,
      periodEndsAt: row.period_ends_at.toISOString(),
      isCancelled: row.is_cancelled,
      price:
        row.amount_cents === null || row.currency === null
          ? null
          : { amountCents: row.amount_cents, currency: row.currency },
      retryAt: row.retry_at?.toISOString() ?? null,
    },
  }
}

/**
 * The address of the provider's page where a subscriber manages or cancels, and which leads back to the prices in their language.
 * @throws {AppError} `billing.no_subscription`, `billing.unavailable`
 */
export async function openPortal(
  deps: Deps,
  userId: string,
  flow: 'cancel' | 'card' | undefined,
  language: PageLanguage,
): Promise<string> {
  const [customer, living] = await Promise.all([findCustomer(deps.db, userId), findLivingSubscription(deps.db, userId)])
  if (customer === null) throw new AppError('billing.no_subscription')
  if (flow === 'cancel' && !living) throw new AppError('billing.no_subscription')
  const portalFlow: PortalFlow | null =
    flow === 'card' ? { card: true } : flow === 'cancel' ? { cancel: living!.subscription_id } : null
  const returnUrl = deps.settings.publicUrl + pathIn(language, '/pricing')
  return callPayments(() => deps.payments.openPortal(customer, returnUrl, portalFlow))
}

/** Ends one subscription at the provider first. One that has ended stays so. */
export async function endOneSubscription(deps: Deps, userId: string, subscriptionId: string): Promise<void> {
  const isKnown = await deps.payments.endSubscription(subscriptionId)
  if (!isKnown) await deleteSubscription(deps.db, userId, subscriptionId)
  else await runEffect(deps, await mirrorSubscription(deps, subscriptionId))
}

/**
 * Ends every subscription of a person who leaves.
 * @throws {AppError} `billing.unavailable`; what was not ended by then goes on as it was
 */
export async function endSubscriptions(deps: Deps, userId: string): Promise<void> {
  for (const subscriptionId of await listLivingSubscriptions(deps.db, userId))
    await callPayments(() => endOneSubscription(deps, userId, subscriptionId))
}
