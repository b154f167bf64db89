import { pathIn, type PageLanguage } from '@numeria/contract'
import { pageTexts } from '../page-texts/page-texts.ts'
import { writeEmail } from '../accounts/emails.ts'
import type { Deps } from '../deps.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Invoice, Subscription } from '../integrations/payments.ts'
import { packName } from './billing.rules.ts'
import { cancelToken } from './cancel-token.ts'
import { day, money } from './emails.ts'
import { isPaused } from '../wellbeing/wellbeing.ts'
import { findNewestOrder, type SubscriptionRow } from './subscriptions.queries.ts'

type World = Pick<Deps, 'settings'>
type Payer = { userId: string; subscriptionId: string; packId: string }

export const renewalCause = (subscriptionId: string, periodEndsAt: Date): string =>
  `renewal:${subscriptionId}:${periodEndsAt.toISOString()}`

export const cancelPage = ({ settings }: World, language: PageLanguage): string =>
  settings.publicUrl + pathIn(language, '/cancel')

/** Announces a renewal, once. */
export async function announceRenewal(world: World, db: Db, at: Date, row: SubscriptionRow): Promise<void> {
  const { user_id: userId, subscription_id: subscriptionId, period_ends_at: periodEndsAt } = row
  const { language } = await findNewestOrder(db, userId, subscriptionId)
  const token = cancelToken(world, { userId, subscriptionId, periodEndsAt })
  const words = pageTexts[language].subscriptionEmails.renewal_notice({
    packName: packName(row.pack_id),
    price: money(row.amount_cents!, row.currency!, language),
    renewsOn: day(periodEndsAt),
    cancelUrl: `${cancelPage(world, language)}?link=${token}`,
    isPaused: await isPaused(db, at, userId),
  })
  const cause = renewalCause(subscriptionId, periodEndsAt)
  await writeEmail(db, at, { userId, kind: 'renewal_notice', cause, language, ...words })
}

/** Says what follows a renewal that was not paid, once for each attempt. */
export async function writeRenewalFailure(
  world: World,
  db: Db,
  at: Date,
  { userId, subscriptionId, packId }: Payer,
  { invoiceId, currency, failed }: Invoice & { failed: NonNullable<Invoice['failed']> },
  hasEnded: boolean,
): Promise<void> {
  const { language } = await findNewestOrder(db, userId, subscriptionId)
  const words = pageTexts[language].subscriptionEmails.renewal_failed({
    packName: packName(packId),
    price: money(failed.dueCents, currency, language),
    retryOn: failed.retryAt && day(failed.retryAt),
    hasEnded,
    cardUrl: world.settings.publicUrl + pathIn(language, '/pricing'),
    cancelUrl: cancelPage(world, language),
  })
  const cause = `renewal_failed:${invoiceId}:${failed.attempts}`
  await writeEmail(db, at, { userId, kind: 'renewal_failed', cause, language, ...words })
}

/** Confirms a cancellation, whichever way it was made, once. */
export async function confirmCancellation(
  db: Db,
  at: Date,
  { userId, subscriptionId, packId }: Payer,
  { cancelledAt, state, periodEndsAt }: Pick<Subscription, 'cancelledAt' | 'state' | 'periodEndsAt'>,
): Promise<void> {
  const { purchaseId, language } = await findNewestOrder(db, userId, subscriptionId)
  const words = pageTexts[language].subscriptionEmails.cancelled({
    packName: packName(packId),
    endsOn: state === 'ended' ? null : day(periodEndsAt),
  })
  const cause = `cancelled:${subscriptionId}:${cancelledAt!.toISOString()}`
  const order = purchaseId === null ? {} : { purchaseId }
  await writeEmail(db, at, { userId, kind: 'cancelled', ...order, cause, language, ...words })
}
