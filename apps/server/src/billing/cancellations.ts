// Cancelling a subscription without a sign-in: by the link of a renewal notice, or by e-mail address and order number. The declaration is stored first and counts
// from then on; a job carries out what the payment provider could not do at once.
import type { CancellationReply, CancellationRequest, CancelLinkReply, PageLanguage } from '@numeria/contract'
import { sql, type Selectable } from 'kysely'
import { randomUUID } from 'node:crypto'
import { pageTexts } from '../page-texts/page-texts.ts'
import { lockUser } from '../accounts/accounts.ts'
import { writeEmail } from '../accounts/emails.ts'
import { findClaim } from '../accounts/logins.ts'
import type { Deps } from '../deps.ts'
import { PaymentsUnavailable } from '../integrations/payments.ts'
import type { Db } from '../platform/database/connect.ts'
import { allRows } from '../platform/database/places.ts'
import type { Tables } from '../platform/database/tables.ts'
import { toAddress } from '../platform/email-address.ts'
import { AppError } from '../platform/errors.ts'
import { packName } from './billing.rules.ts'
import { readCancelToken } from './cancel-token.ts'
import { day } from './emails.ts'
import { runEffect } from './effects.ts'
import { findPurchase, type PurchaseRow } from './purchases.queries.ts'
import { renewalCause } from './subscription-emails.ts'
import { findSubscription, deleteSubscription, type SubscriptionRow } from './subscriptions.queries.ts'
import { mirrorSubscription } from './subscriptions.ts'

type Cancellation = Selectable<Tables['cancellations']>

/**
 * Cancels by the link of a renewal notice. A second press answers as the first did.
 * @throws {AppError} `billing.cancel_link_over`: forged, used and taken back since, or its renewal is over
 */
export async function cancelByLink(deps: Deps, token: string): Promise<CancelLinkReply> {
  const renewal = readCancelToken(deps, token)
  const { userId, subscriptionId, periodEndsAt } = renewal
  const now = deps.clock.now()
  const { row, cancellation } = await deps.db.transaction().execute(async (trx) => {
    const isHere = await lockUser(trx, userId)
    const found = isHere && (await findSubscription(trx, userId, subscriptionId))
    const isOpen = found && found.state === 'active' && found.period_ends_at.getTime() === periodEndsAt.getTime()
    if (!isOpen || now >= periodEndsAt) throw new AppError('billing.cancel_link_over')
    const cause = `link:${renewalCause(subscriptionId, periodEndsAt)}`
    const made = await trx
      .insertInto('cancellations')
      .values(declared(userId, subscriptionId, now, { cause, kind: 'ordinary' }))
      .onConflict((conflict) => conflict.columns(['user_id', 'cause']).doNothing())
      .returningAll()
      .executeTakeFirst()
    // A link that was used does not cancel again what its holder has taken up again.
    if (!made && !found.is_cancelled) {
      const waiting = await trx
        .selectFrom('cancellations')
        .selectAll()
        .where('user_id', '=', userId)
        .where('cause', '=', cause)
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      if (!waiting) throw new AppError('billing.cancel_link_over')
    }
    return { row: found, cancellation: made }
  })
  if (cancellation) await carryOut(deps, cancellation)
  return { packName: packName(row.pack_id), endsAt: periodEndsAt.toISOString() }
}

const declared = (
  userId: string,
  subscriptionId: string,
  at: Date,
  { cause, kind, reason = null, endsOn = null }: Declaration,
) => ({
  user_id: userId,
  cancellation_id: randomUUID(),
  cause,
  subscription_id: subscriptionId,
  kind,
  reason,
  ends_on: endsOn,
  asked_at: at,
  state: 'waiting' as const,
  next_try_at: at,
})

type Declaration = { cause: string; kind: Cancellation['kind']; reason?: string | null; endsOn?: string | null }

/** Takes a cancellation by e-mail address and order number. The reply does not say whether they belong together; the e-mail to the address does. */
export async function recordCancellation(
  deps: Deps,
  request: CancellationRequest,
  language: PageLanguage,
): Promise<CancellationReply> {
  const at = deps.clock.now()
  const address = toAddress(request.email)
  const purchase = await findOrder(deps, address, request.orderNumber)
  if (purchase) await storeDeclaration(deps, at, purchase, { ...request, email: address! }, language)
  return { receivedAt: at.toISOString() }
}

/** Asks the same of the database for an address without an account: the response time must not tell which addresses have one. */
async function findOrder({ db }: Deps, address: string | null, orderNumber: string): Promise<PurchaseRow | null> {
  const purchaseId = orderNumber.toLowerCase()
  if (address === null || !uuid.test(purchaseId)) return null
  const claim = await findClaim(db, address)
  return findPurchase(db, claim?.userId ?? nobody, purchaseId)
}

const nobody = '00000000-0000-0000-0000-000000000000'

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A mailbox of another person may be named here again and again. */
const receiptsInADay = 3
const dayMs = 86_400_000

/**
 * The declaration and its receipt, once: a repetition of one that still counts changes nothing, and a new one takes the place of the one of its kind that
 * waits. Past the receipts of a day a declaration counts without one; its effect is confirmed all the same.
 */
async function storeDeclaration(
  { db }: Deps,
  at: Date,
  { user_id: userId, purchase_id: purchaseId, subscription_id: subscriptionId }: PurchaseRow,
  { email, kind, reason, endsOn }: CancellationRequest,
  language: PageLanguage,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (subscriptionId === null || !(await lockUser(trx, userId))) return
    const row = await findSubscription(trx, userId, subscriptionId)
    if (!row || row.state === 'ended') return
    const isAtOnce = kind === 'for_cause' || row.state === 'past_due'
    const isLater = endsOn !== undefined && !isAtOnce && endsOn > dayOf(row.period_ends_at)
    const wanted = isLater ? endsOn : null
    const known = await trx
      .selectFrom('cancellations')
      .select('cancellation_id')
      .where('user_id', '=', userId)
      .where('subscription_id', '=', subscriptionId)
      .where('kind', '=', kind)
      .where('ends_on', 'is not distinct from', wanted)
      .where('cause', 'like', 'form:%')
      .where((where) => where.or([where('state', '=', 'waiting'), sql<boolean>`${row.is_cancelled}`]))
      .executeTakeFirst()
    if (known) return
    const declaration = { kind, reason: kind === 'for_cause' ? reason : null, endsOn: wanted }
    const cause = `form:${randomUUID()}`
    // Deleted, not changed: the job may be carrying it out, and marks by its id that it is done.
    await trx
      .deleteFrom('cancellations')
      .where('user_id', '=', userId)
      .where('subscription_id', '=', subscriptionId)
      .where('kind', '=', kind)
      .where('cause', 'like', 'form:%')
      .where('state', '=', 'waiting')
      .execute()
    await trx
      .insertInto('cancellations')
      .values(declared(userId, subscriptionId, at, { ...declaration, cause }))
      .execute()
    if ((await countReceipts(trx, new Date(at.getTime() - dayMs), userId)) >= receiptsInADay) return
    const words = pageTexts[language].subscriptionEmails.cancel_receipt({
      packName: packName(row.pack_id),
      purchaseId,
      email,
      receivedAt: at.toISOString().replace('T', ' ').slice(0, 19),
      reason: declaration.reason,
      wantedOn: wanted && day(new Date(wanted)),
      endsOn: isAtOnce ? null : day(row.period_ends_at),
    })
    await writeEmail(trx, at, { userId, kind: 'cancel_receipt', purchaseId, cause, language, ...words })
  })
}

async function countReceipts(db: Db, since: Date, userId: string): Promise<number> {
  const { receipts } = await db
    .selectFrom('emails')
    .select(sql<number>`count(*)`.as('receipts'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'cancel_receipt')
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return receipts
}

/**
 * Carries out the cancellations that wait. Each is claimed first; one whose process died is carried out again, which changes nothing at the provider. One with a
 * later end waits until the month that contains it is paid for.
 */
export async function carryOutCancellations(deps: Deps): Promise<void> {
  const { db, clock } = deps
  for (;;) {
    const now = clock.now()
    const next = await allRows(db)
      .selectFrom('cancellations')
      .select(['user_id', 'cancellation_id', 'tries'])
      .where('state', '=', 'waiting')
      .where('next_try_at', '<=', now)
      .orderBy('next_try_at')
      .limit(1)
      .executeTakeFirst()
    if (!next) return
    const claimed = await db
      .updateTable('cancellations')
      .set({ tries: next.tries + 1, next_try_at: new Date(now.getTime() + 2 ** Math.min(next.tries, 6) * 60_000) })
      .where('user_id', '=', next.user_id)
      .where('cancellation_id', '=', next.cancellation_id)
      .where('tries', '=', next.tries)
      .returningAll()
      .executeTakeFirst()
    // Without a row, another process took it meanwhile.
    if (claimed) await carryOut(deps, claimed)
  }
}

async function carryOut(deps: Deps, cancellation: Cancellation): Promise<void> {
  const { user_id: userId, cancellation_id: id, subscription_id: subscriptionId } = cancellation
  try {
    const row = await findSubscription(deps.db, userId, subscriptionId)
    const isEarly = row?.state === 'active' && endsLater(row, cancellation)
    // A renewal that the provider has not reported yet: looked at again with the next try.
    if (isEarly && row.period_ends_at <= deps.clock.now()) return
    if (row && row.state !== 'ended' && !isEarly) await cancelAtProvider(deps, row, cancellation.kind)
    await deps.db
      .updateTable('cancellations')
      .set(isEarly ? { next_try_at: row.period_ends_at, tries: 0 } : { state: 'done' })
      .where('user_id', '=', userId)
      .where('cancellation_id', '=', id)
      .execute()
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable)) throw error
    deps.log.warn({ err: error, subscription: subscriptionId }, 'a cancellation waits for the payment provider')
  }
}

/** Whether the end that is wanted lies in a month after the one that is paid for. */
const endsLater = ({ period_ends_at }: SubscriptionRow, { ends_on }: Cancellation): boolean =>
  ends_on !== null && dayOf(period_ends_at) < ends_on

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

/** An unpaid subscription is ended at once: otherwise its month would still be charged. */
async function cancelAtProvider(deps: Deps, row: SubscriptionRow, kind: Cancellation['kind']): Promise<void> {
  const { user_id: userId, subscription_id: subscriptionId, state } = row
  const isAtOnce = kind === 'for_cause' || state === 'past_due'
  const isKnown = isAtOnce
    ? await deps.payments.endSubscription(subscriptionId)
    : await deps.payments.cancelSubscription(subscriptionId)
  if (isKnown) await runEffect(deps, await mirrorSubscription(deps, subscriptionId))
  else await deleteSubscription(deps.db, userId, subscriptionId)
}
