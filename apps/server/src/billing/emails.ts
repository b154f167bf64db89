import {
  consentTexts,
  endOfDay,
  withdrawalDays,
  guaranteeDays,
  type ConsentVersion,
  type EmailList,
  type Pack,
  type PageLanguage,
} from '@numeria/contract'
import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { pageTexts } from '../page-texts/page-texts.ts'
import { findUser } from '../accounts/accounts.ts'
import { writeEmail } from '../accounts/emails.ts'
import type { Deps } from '../deps.ts'
import type { Db } from '../platform/database/connect.ts'
import { allRows } from '../platform/database/places.ts'
import { companyLines } from '../platform/company-lines.ts'
import { AppError } from '../platform/errors.ts'
import { packName } from './billing.rules.ts'
import { findCreditNote } from './invoices/documents.queries.ts'
import { readInvoicePdf } from './invoices/read-documents.ts'
import type { PurchaseRow } from './purchases.queries.ts'
import type { RefundRow } from './refunds.queries.ts'

/** The confirmation that the law wants in a lasting form: what was bought, for how much, and how to withdraw from it. In the language of the order. */
export async function confirmOrder(
  db: Db,
  purchase: PurchaseRow,
  pack: Pack,
  { invoicing, publicUrl }: Pick<Deps['settings'], 'invoicing' | 'publicUrl'>,
): Promise<void> {
  const { consent_version: version, paid_at: paidAt, tax_cents: tax, currency, language } = purchase
  const words = pageTexts[language].orderEmails.order({
    pack,
    purchaseId: purchase.purchase_id,
    paidOn: day(paidAt!),
    price: money(purchase.amount_cents, currency, language),
    vat: tax === null ? null : money(tax, currency, language),
    credits: purchase.credits,
    settled: purchase.settled_credits,
    settledSince: purchase.settled_since === null ? null : day(purchase.settled_since),
    invoiceAt: invoicing && `${publicUrl}/credits`,
    consent: version === null ? null : consentTexts[version as ConsentVersion].text,
    withdrawUntil: day(endOfDay(paidAt!, withdrawalDays)),
    wholePriceUntil: day(endOfDay(paidAt!, guaranteeDays)),
  })
  await writeEmail(db, paidAt!, {
    userId: purchase.user_id,
    kind: 'order',
    purchaseId: purchase.purchase_id,
    cause: `order:${purchase.purchase_id}`,
    language,
    ...words,
  })
}

/** Confirms, as the law asks, that the buyer asked us to begin after the purchase. In the language of the order. */
export async function confirmBegin(db: Db, at: Date, purchase: PurchaseRow): Promise<void> {
  const { user_id: userId, purchase_id: purchaseId, consent_version: version, language } = purchase
  const words = pageTexts[language].orderEmails.begin({
    packName: packName(purchase.pack_id),
    purchaseId,
    consent: consentTexts[version as ConsentVersion].text,
    withdrawUntil: day(endOfDay(purchase.paid_at!, withdrawalDays)),
  })
  await writeEmail(db, at, { userId, kind: 'begin', purchaseId, cause: `begin:${purchaseId}`, language, ...words })
}

/** The receipt of a withdrawal, with its content, date and time. Its language is that of the page on which it was declared. */
export async function confirmWithdrawal(
  db: Db,
  purchase: PurchaseRow,
  refund: RefundRow,
  {
    creditsTaken,
    endsSubscription,
    language,
  }: { creditsTaken: number; endsSubscription: boolean; language: PageLanguage },
): Promise<void> {
  const words = pageTexts[language].orderEmails.withdrawal({
    packName: packName(purchase.pack_id),
    purchaseId: purchase.purchase_id,
    receivedAt: refund.asked_at.toISOString().replace('T', ' ').slice(0, 19),
    price: money(refund.amount_cents, purchase.currency, language),
    creditsTaken,
    endsSubscription,
  })
  await writeEmail(db, refund.asked_at, {
    userId: purchase.user_id,
    kind: 'withdrawal',
    purchaseId: purchase.purchase_id,
    cause: `withdrawal:${refund.refund_id}`,
    language,
    ...words,
  })
}

/** Says that the money of a payment goes back which could not be credited: a second one for the same, or one during a pause. */
export async function confirmGivenBack(
  db: Db,
  purchase: PurchaseRow,
  refund: RefundRow,
  reason: keyof typeof givenBackTexts,
): Promise<void> {
  await writeRefundEmail(db, refund.asked_at, purchase, refund, 'given_back', givenBackTexts[reason])
}

const givenBackTexts = { second_subscription: 'given_back', paid_twice: 'paid_twice', paused: 'paid_in_pause' } as const

/** Says that the provider has given the money back, and names the credit note. */
export async function confirmRefund(
  { settings: { invoicing, invoicesSince } }: Pick<Deps, 'settings'>,
  db: Db,
  at: Date,
  purchase: PurchaseRow,
  refund: RefundRow,
): Promise<void> {
  const isOurs = invoicing !== null && (invoicesSince === null || purchase.paid_at! >= invoicesSince)
  const note = isOurs ? await findCreditNote(db, purchase, refund) : null
  await writeRefundEmail(db, at, purchase, refund, 'refunded', 'refunded', note && { number: note.number })
}

/** Corrects what `confirmRefund` said: the refund failed after that, and the money is still owed. */
export async function correctRefund(db: Db, at: Date, purchase: PurchaseRow, refund: RefundRow): Promise<void> {
  await writeRefundEmail(db, at, purchase, refund, 'refund_failed')
}

/** Once for each attempt of a refund. */
async function writeRefundEmail(
  db: Db,
  at: Date,
  purchase: PurchaseRow,
  refund: RefundRow,
  kind: 'refunded' | 'refund_failed' | 'given_back',
  text: typeof kind | 'paid_twice' | 'paid_in_pause' = kind,
  creditNote: { number: string | null } | null = null,
): Promise<void> {
  const { user_id: userId, purchase_id: purchaseId, language } = purchase
  const words = pageTexts[language].orderEmails[text]({
    packName: packName(purchase.pack_id),
    purchaseId,
    price: money(refund.amount_cents, purchase.currency, language),
    creditNote,
  })
  const cause = `${kind}:${refund.refund_id}:${refund.attempt}`
  await writeEmail(db, at, { userId, kind, purchaseId, cause, language, ...words })
}

/**
 * Emails about a purchase, newest first, as the mail server gets them.
 * @throws {AppError} `billing.purchase_not_found`, also for purchases without a payment to confirm
 */
export async function readEmails(
  { db, settings }: Deps,
  userId: string,
  purchaseId: string,
): Promise<EmailList['emails']> {
  const rows = await db
    .selectFrom('emails')
    .select(['created_at', 'subject', 'body', 'language'])
    .where('user_id', '=', userId)
    .where('purchase_id', '=', purchaseId)
    .orderBy('created_at', 'desc')
    .execute()
  if (rows.length === 0) throw new AppError('billing.purchase_not_found')
  return rows.map((row) => ({ at: row.created_at.toISOString(), subject: row.subject, text: sign(row, settings) }))
}

const maxTries = 12

/**
 * Hands waiting emails to the mail server. Each is claimed before it is sent, so that two processes do not send it both; one whose sender died is
 * sent again, since an email that comes twice is better than none.
 */
export async function sendEmails(deps: Deps): Promise<void> {
  const { db, mail, clock, settings } = deps
  for (;;) {
    const now = clock.now()
    const next = await nextEmail(db, now)
    if (!next) return
    const email = await claimEmail(db, now, next)
    // Another process took it.
    if (!email) continue
    const address = email.recipient ?? (await findUser(db, email.user_id))?.email ?? (await recipientWhoLeft(db, email))
    if (!mail || address === undefined) {
      await endEmail(db, email, 'kept')
      continue
    }
    try {
      const { user_id, purchase_id, document_id, subject } = email
      const attachment = document_id && (await readInvoicePdf(deps, user_id, purchase_id!, document_id))
      const message = { id: messageId(email), to: address, subject, text: sign(email, settings) }
      await mail.send({ ...message, ...(attachment && { attachment }) })
      await endEmail(db, email, 'sent')
    } catch (error) {
      // A mail server's words repeat the address it refuses, which belongs in no log.
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      deps.log.warn({ code, tries: email.tries }, 'an email could not be sent and will be tried again')
      if (email.tries >= maxTries) await endEmail(db, email, 'kept')
    }
  }
}

/** The same for every try, so that mail programs show an email once that is sent again after a crash. */
const messageId = ({ user_id, cause }: WaitingEmail): string =>
  createHash('sha256').update(`${user_id} ${cause}`).digest('hex')

/** The email that has waited longest. */
function nextEmail(db: Db, now: Date): Promise<Pick<WaitingEmail, 'user_id' | 'cause' | 'tries'> | undefined> {
  return allRows(db)
    .selectFrom('emails')
    .select(['user_id', 'cause', 'tries'])
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(1)
    .executeTakeFirst()
}

/** @returns undefined when another process claimed it first */
function claimEmail(
  db: Db,
  now: Date,
  { user_id, cause, tries }: Pick<WaitingEmail, 'user_id' | 'cause' | 'tries'>,
): Promise<WaitingEmail | undefined> {
  return db
    .updateTable('emails')
    .set({ tries: tries + 1, next_try_at: new Date(now.getTime() + 2 ** Math.min(tries, 10) * 60_000) })
    .where('user_id', '=', user_id)
    .where('cause', '=', cause)
    .where('tries', '=', tries)
    .returning(['user_id', 'cause', 'purchase_id', 'document_id', 'subject', 'body', 'language', 'recipient', 'tries'])
    .executeTakeFirst()
}

type WaitingEmail = {
  user_id: string
  cause: string
  purchase_id: string | null
  document_id: string | null
  subject: string
  body: string
  language: PageLanguage
  recipient: string | null
  tries: number
}

/** Where to, if the account was deleted since the email was claimed: before that, its address was noted on the email. */
async function recipientWhoLeft(db: Db, { user_id, cause }: WaitingEmail): Promise<string | undefined> {
  const email = await db
    .selectFrom('emails')
    .select('recipient')
    .where('user_id', '=', user_id)
    .where('cause', '=', cause)
    .executeTakeFirst()
  return email?.recipient ?? undefined
}

/** Emails of existing accounts stay readable; those of deleted users are deleted. */
async function endEmail(db: Db, { user_id, cause }: WaitingEmail, state: 'sent' | 'kept'): Promise<void> {
  await db.updateTable('emails').set({ state }).where('user_id', '=', user_id).where('cause', '=', cause).execute()
  await forgetLeftEmails(db, user_id)
}

/**
 * Deletes the emails of a user who leaves, except unsent ones about orders: these go to the address that the account had, and are deleted then. That of a
 * subscription which ended with the account speaks of credits that are kept, so it is not among them. Without a mail server nothing stays. Idempotent.
 */
export async function leaveEmails({ db, mail }: Pick<Deps, 'db' | 'mail'>, userId: string): Promise<void> {
  if (mail)
    await sql`
      update emails c set recipient = u.email from users u
      where u.user_id = c.user_id and c.user_id = ${userId} and c.state = 'waiting' and c.purchase_id is not null and c.kind <> 'cancelled'`.execute(
      db,
    )
  await db.deleteFrom('emails').where('user_id', '=', userId).where('recipient', 'is', null).execute()
  await forgetLeftEmails(db, userId)
}

async function forgetLeftEmails(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('emails')
    .where('user_id', '=', userId)
    .where('recipient', 'is not', null)
    .where('state', '<>', 'waiting')
    .execute()
}

function sign(
  { body, language }: Pick<WaitingEmail, 'body' | 'language'>,
  { company, publicUrl }: Deps['settings'],
): string {
  const complaints = `${pageTexts[language].complaints}: ${company.complaintsUrl}`
  return [body, '', ...companyLines(company, language), publicUrl, complaints].join('\n')
}

export const money = (cents: number, currency: string, language: PageLanguage) =>
  `${(cents / 100).toFixed(2).replace('.', pageTexts[language].decimalMark)} ${currency.toUpperCase()}`
export const day = (date: Date) => date.toISOString().slice(0, 10).split('-').toReversed().join('/')
