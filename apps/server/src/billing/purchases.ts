import {
  endOfDay,
  packs,
  purchaseLookupSeconds,
  withdrawalDays,
  withdrawalRefund,
  type CheckoutRequest,
  type ErrorCode,
  type Pack,
  type Purchase,
  type PageLanguage,
  pathIn,
} from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { findUser, savePreferences } from '../accounts/accounts.ts'
import { listLots, type Lot } from '../credits/lots.ts'
import type { Deps } from '../deps.ts'
import { PaymentsUnavailable } from '../integrations/payments.ts'
import type { Db } from '../platform/database/connect.ts'
import { AppError, refusedField } from '../platform/errors.ts'
import { countRequest, countSubject, type Caller } from '../platform/request-limits.ts'
import { giftGoingWith } from '../sign-in/signup-gift.ts'
import { refuseWhilePaused } from '../wellbeing/wellbeing.ts'
import { packName } from './billing.rules.ts'
import { runEffect } from './effects.ts'
import { guaranteeAgain } from './guarantee.ts'
import { fulfilCheckout, lotCause } from './fulfil.ts'
import { idFrom } from './id-from.ts'
import { readBuyer } from './invoices/buyer.rules.ts'
import { listAllDocuments, type DocumentRow } from './invoices/documents.queries.ts'
import { shownDocuments } from './invoices/read-documents.ts'
import {
  findCustomer,
  findPurchase,
  findPurchaseBySession,
  insertCustomer,
  insertPurchase,
  listPurchaseRows,
  storeBuyer,
  storeConsent,
  updatePurchase,
  type PurchaseRow,
} from './purchases.queries.ts'
import { callPayments } from './payments-call.ts'
import { listRefunds, type RefundRow } from './refunds.queries.ts'
import { findLivingSubscription, listLivingSubscriptions } from './subscriptions.queries.ts'

/** Where the checkout opens, what makes it the same as an earlier one, and the language of the pages it leads back to. */
type CheckoutManner = { way: 'modal' | 'hosted'; key: string | null; language: PageLanguage }

export type StartedCheckout = { pack: Pack; clientSecret: string | null; url: string | null }

/**
 * Writes down what is ordered and opens a checkout for it at the provider. Nothing is credited until the provider says that it was paid.
 * @param manner the same key again, in the same language, is the same purchase and the same checkout
 * @throws {AppError} `billing.already_subscribed`, `billing.already_paid`, `billing.unavailable`, `wellbeing.paused`, `request.invalid` with the field of the tax number
 */
export async function startCheckout(
  deps: Deps,
  userId: string,
  { packId, preferredCurrency, consent, buyer: given }: CheckoutRequest,
  { way, key, language }: CheckoutManner,
): Promise<StartedCheckout> {
  const { db, clock, payments, settings } = deps
  const pack = packs.find(({ id }) => id === packId)
  const user = await findUser(db, userId)
  if (!pack || !user) throw refusedField('packId', 'field.not_offered')
  await refuseWhilePaused(db, clock.now(), userId)
  if (pack.subscription && (await findLivingSubscription(db, userId))) throw new AppError('billing.already_subscribed')
  const buyer = readBuyer(given ?? {})
  const currency = preferredCurrency ?? user.currency ?? 'eur'
  // The provider takes a key again for the very same order only, and the way back is part of it.
  const purchaseId = key === null ? randomUUID() : idFrom(`${userId}:${way}:${packId}:${currency}:${language}:${key}`)
  await insertPurchase(db, {
    userId,
    purchaseId,
    way,
    packId,
    subscription: pack.subscription,
    credits: pack.credits,
    amountCents: pack.priceCents,
    currency,
    language,
    buyer,
    consent: consent ? { version: consent.textVersion, at: clock.now() } : null,
    at: clock.now(),
  })
  if (consent) await storeConsent(db, userId, purchaseId, consent.textVersion, clock.now())
  if (given) await storeBuyer(db, userId, purchaseId, buyer)
  if (preferredCurrency && preferredCurrency !== user.currency)
    await savePreferences(db, userId, { currency: preferredCurrency })
  const { tries, state, session_id: known } = (await findPurchase(db, userId, purchaseId))!
  if (state === 'paid' || state === 'set_aside') throw new AppError('billing.already_paid')
  const order = { user_id: userId, purchase_id: purchaseId }
  const openCheckout = async () =>
    payments.startCheckout({
      purchaseId,
      tries,
      userId,
      customerId: await customerOf(deps, userId, user.email, `${purchaseId}:${tries}`),
      pack,
      amountCents: pack.priceCents,
      currency,
      way,
      language,
      successUrl: `${settings.publicUrl}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: settings.publicUrl + pathIn(language, '/pricing'),
    })
  const { sessionId, clientSecret, url } = await callPayments(openCheckout).catch(async (error: unknown) => {
    // A checkout that stands is kept: only its answer was lost.
    if (known === null) await updatePurchase(db, order, { tries: tries + 1 })
    throw error
  })
  if (known === null) await updatePurchase(db, order, { session_id: sessionId })
  return { pack, clientSecret, url }
}

async function customerOf({ db, payments }: Deps, userId: string, email: string, key: string): Promise<string> {
  const known = await findCustomer(db, userId)
  if (known !== null) return known
  const customerId = await payments.createCustomer(userId, email, key)
  await insertCustomer(db, userId, customerId)
  // Of two who bought at once the first one's customer stays.
  return (await findCustomer(db, userId))!
}

/**
 * The purchase that the buyer comes back from. While it is open, the provider is asked, since the webhook may be late: once in some seconds, and in between
 * the answer is what the last look found.
 * @throws {AppError} `billing.purchase_not_found`, `request.too_fast`
 */
export async function readPurchase(
  deps: Deps,
  caller: Caller & { userId: string },
  sessionId: string,
): Promise<Purchase> {
  const { userId } = caller
  let row = await findPurchaseBySession(deps.db, userId, sessionId)
  if (!row) throw new AppError('billing.purchase_not_found')
  const oneLook = { most: 1, seconds: purchaseLookupSeconds }
  if (row.state === 'open' && (await countSubject(deps, oneLook, `purchase ${sessionId}`)) === null) {
    await countRequest(deps, 'purchaseLookup', caller)
    try {
      await runEffect(deps, await fulfilCheckout(deps, sessionId))
    } catch (error) {
      // The page says what is true: that we do not know yet. The webhook and the reconciler go on.
      if (!(error instanceof PaymentsUnavailable)) throw error
      deps.log.warn({ err: error }, 'the payment provider was not there for a buyer who came back')
    }
    row = (await findPurchaseBySession(deps.db, userId, sessionId))!
  }
  return (await toPurchases(deps, [row]))[0]!
}

/** Purchases of this user, newest first. */
export async function readPurchases(deps: Deps, userId: string): Promise<Purchase[]> {
  return toPurchases(deps, await listPurchaseRows(deps.db, userId))
}

export async function toPurchases(deps: Deps, rows: readonly PurchaseRow[]): Promise<Purchase[]> {
  const { db, clock } = deps
  const userId = rows[0]?.user_id
  if (userId === undefined) return []
  const [lots, documents, refunds, living, againAt] = await Promise.all([
    listLots(db, userId),
    deps.invoicing ? listAllDocuments(db, userId) : [],
    listRefunds(db, userId),
    listLivingSubscriptions(db, userId),
    guaranteeAgain(deps, userId, clock.now()),
  ])
  const purchases = rows.map((row) =>
    toPurchase(row, {
      lot: lotOf(lots, row),
      documents: documents.filter(({ purchase_id }) => purchase_id === row.purchase_id),
      refunds: refunds.filter((refund) => refund.purchase_id === row.purchase_id),
      living,
      againAt,
      now: clock.now(),
    }),
  )
  return Promise.all(purchases.map((purchase, index) => withGift(db, purchase, lotOf(lots, rows[index]!))))
}

const lotOf = (lots: readonly Lot[], { payment_id }: PurchaseRow) =>
  lots.find(({ cause }) => cause === lotCause(payment_id ?? ''))

/** Counts the free credits that a withdrawal would take along. */
async function withGift(db: Db, purchase: Purchase, lot: Lot | undefined): Promise<Purchase> {
  const { withdrawal } = purchase
  if (!withdrawal || !lot) return purchase
  const creditsTaken = withdrawal.creditsTaken + (await giftGoingWith(db, lot.userId, lot.lot))
  return { ...purchase, withdrawal: { ...withdrawal, creditsTaken } }
}

type About = {
  lot: Lot | undefined
  documents: readonly DocumentRow[]
  refunds: readonly RefundRow[]
  /** The subscriptions that live. */
  living: readonly string[]
  againAt: Date | null
  now: Date
}

function toPurchase(row: PurchaseRow, { lot, documents, refunds, living, againAt, now }: About): Purchase {
  const withdrawal = lot ? withdrawalOf(row, lot, againAt, now) : null
  return {
    purchaseId: row.purchase_id,
    packId: row.pack_id,
    packName: packName(row.pack_id),
    subscription: row.is_subscription,
    credits: row.credits,
    creditsGranted: lot?.granted ?? 0,
    amountCents: row.amount_cents,
    taxCents: row.tax_cents,
    currency: row.currency,
    state: stateOf(row, refunds),
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    refundedCents: row.refunded_cents,
    refundingCents: row.refunding_cents,
    settled:
      row.settled_credits === 0
        ? null
        : { credits: row.settled_credits, since: row.settled_since?.toISOString() ?? null },
    consent:
      row.consent_version === null ? null : { textVersion: row.consent_version, at: row.consent_at!.toISOString() },
    documents: shownDocuments(documents),
    withdrawal: withdrawal && {
      until: withdrawal.until.toISOString(),
      refundCents: withdrawal.refundCents,
      creditsTaken: lot!.remaining,
      basis: withdrawal.basis,
      guaranteeAgainAt: againAt?.toISOString() ?? null,
      endsSubscription: isLiving(row, living),
    },
  }
}

/** The state shown to the buyer: refunds count once the provider has paid them. */
function stateOf(row: PurchaseRow, refunds: readonly RefundRow[]): Purchase['state'] {
  const isIn = (...states: RefundRow['state'][]) => refunds.some(({ state }) => states.includes(state))
  if (isIn('refused')) return 'refund_refused'
  if (isIn('asked', 'pending')) return 'being_refunded'
  const isWithdrawn = refunds.some(({ state, reason }) => state === 'succeeded' && reason !== 'provider')
  if (isWithdrawn || row.refunded_cents === row.amount_cents) return 'refunded'
  if (row.state !== 'paid') return row.state
  return row.dispute === 'open' ? 'disputed' : row.dispute === 'lost' ? 'dispute_lost' : row.state
}

/** Whether the subscription of a payment still lives. */
export const isLiving = ({ subscription_id }: PurchaseRow, living: readonly string[]): boolean =>
  subscription_id !== null && living.includes(subscription_id)

const isDisputed = ({ dispute }: PurchaseRow): boolean => dispute !== null && dispute !== 'won'

/** Why withdrawing from a purchase is refused, where `withdrawalOf` gives nothing. */
export function withdrawalRefusal(row: PurchaseRow, lot: Lot | null, now: Date): ErrorCode {
  if (isDisputed(row)) return 'billing.payment_disputed'
  if (row.refunding_cents > 0 || (lot !== null && lot.frozen > 0)) return 'billing.refund_under_way'
  if (row.paid_at !== null && now > endOfDay(row.paid_at, withdrawalDays)) return 'billing.withdrawal_over'
  return 'billing.nothing_to_refund'
}

/** The amounts of a withdrawal now; null when the purchase cannot be withdrawn from. */
export function withdrawalOf(
  row: PurchaseRow,
  lot: Lot,
  againAt: Date | null,
  now: Date,
): ReturnType<typeof withdrawalRefund> {
  const { state, paid_at: paidAt, payment_intent } = row
  // Something of it is on its way back already.
  const isBusy = row.refunding_cents > 0 || lot.frozen > 0 || lot.owed > 0
  if (state !== 'paid' || paidAt === null || isDisputed(row) || payment_intent === null || isBusy) return null
  return withdrawalRefund(
    {
      amountCents: row.amount_cents,
      refundedCents: row.refunded_cents,
      granted: lot.granted,
      remaining: lot.remaining,
      settled: row.settled_credits,
      paidAt,
      hasConsent: row.consent_version !== null,
      guaranteeAgainAt: againAt,
    },
    now,
  )
}
