import {
  brand,
  consentTexts,
  endOfDay,
  packs,
  withdrawalDays,
  guaranteeDays,
  type ConsentVersion,
  type LetterList,
  type Pack,
} from '@numeria/contract'
import { sql, type Kysely, type Transaction } from 'kysely'
import { findUser } from '../accounts/accounts.ts'
import { writeLetter } from '../accounts/letters.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { PurchaseRow } from './purchases.queries.ts'
import type { RefundRow } from './refunds.queries.ts'

type Db = Kysely<Tables> | Transaction<Tables>

/** The confirmation that the law wants in a lasting form: what was bought, for how much, and how to withdraw from it. */
export async function confirmOrder(db: Db, purchase: PurchaseRow, pack: Pack): Promise<void> {
  const { consent_version: version, paid_at: paidAt } = purchase
  const lines = [
    `Thank you for your order of ${pack.name}.`,
    '',
    `Order: ${purchase.purchase_id}`,
    `Paid: ${day(paidAt!)}, ${money(purchase.amount_cents, purchase.currency)}${vat(purchase)}`,
    `Credits: ${purchase.credits}${pack.subscription ? ' for this month; they roll over for 90 days after it' : '; they never expire'}`,
    ...(pack.subscription
      ? [
          'The subscription renews every month at this price until you cancel it, which you can do at any time on the pricing page.',
        ]
      : []),
    '',
    ...(version === null
      ? []
      : ['You asked us to begin at once:', `“${consentTexts[version as ConsentVersion].text}”`, '']),
    `You may withdraw from this order until ${day(endOfDay(paidAt!, withdrawalDays))}: on your credits page, at “Withdraw from contract here”, or by a message to ${brand.supportEmail}. ${
      version === null
        ? 'The whole price comes back.'
        : `Until ${day(endOfDay(paidAt!, guaranteeDays))} the whole price comes back; after that the price of the credits you have not used.`
    }`,
  ]
  await writeLetter(db, paidAt!, {
    userId: purchase.user_id,
    cause: `order:${purchase.purchase_id}`,
    subject: `Your order of ${pack.name}`,
    lines,
  })
}

/** The receipt of a withdrawal, with its content, date and time. */
export async function confirmWithdrawal(
  db: Db,
  purchase: PurchaseRow,
  refund: RefundRow,
  creditsTaken: number,
): Promise<void> {
  const name = packs.find(({ id }) => id === purchase.pack_id)?.name ?? purchase.pack_id
  const lines = [
    `We have received your withdrawal from the order of ${name} (${purchase.purchase_id}).`,
    '',
    `Received: ${refund.asked_at.toISOString().replace('T', ' ').slice(0, 19)} UTC`,
    `We give back: ${money(refund.amount_cents, purchase.currency)}, the way you paid, as a rule within 5 to 10 days and never later than 14.`,
    `Credits taken back: ${creditsTaken}`,
  ]
  await writeLetter(db, refund.asked_at, {
    userId: purchase.user_id,
    cause: `withdrawal:${refund.refund_id}`,
    subject: `Your withdrawal from ${name}`,
    lines,
  })
}

/**
 * What was written to the buyer of a purchase, newest first, as the mail server gets it.
 * @throws {AppError} `billing.purchase_not_found`, also where nothing was paid that could be confirmed
 */
export async function readLetters(
  { db, settings }: Deps,
  userId: string,
  purchaseId: string,
): Promise<LetterList['letters']> {
  const withdrawals = db
    .selectFrom('refunds')
    .where('user_id', '=', userId)
    .where('purchase_id', '=', purchaseId)
    .select(sql<string>`'withdrawal:' || refund_id`.as('cause'))
  const rows = await db
    .selectFrom('confirmations')
    .select(['created_at', 'subject', 'body'])
    .where('user_id', '=', userId)
    .where((where) => where.or([where('cause', '=', `order:${purchaseId}`), where('cause', 'in', withdrawals)]))
    .orderBy('created_at', 'desc')
    .execute()
  if (rows.length === 0) throw new AppError('billing.purchase_not_found')
  return rows.map(({ created_at, subject, body }) => ({
    at: created_at.toISOString(),
    subject,
    text: sign(body, settings),
  }))
}

const mostTries = 12

/**
 * Hands waiting confirmations to the mail server. Each is claimed before it is sent, so that two processes do not send it both; one whose sender died is
 * sent again, since a letter that comes twice is better than none.
 */
export async function sendConfirmations(deps: Deps): Promise<void> {
  const { db, mail, clock, settings } = deps
  for (;;) {
    const now = clock.now()
    const { rows } = await sql<{ user_id: string; cause: string; subject: string; body: string; tries: number }>`
      update confirmations c set tries = c.tries + 1, next_try_at = ${now}::timestamptz + make_interval(mins => (2 ^ least(c.tries, 10))::int)
      where (c.user_id, c.cause) = (
        select user_id, cause from confirmations where state = 'waiting' and next_try_at <= ${now} order by next_try_at limit 1 for update skip locked)
      returning c.user_id, c.cause, c.subject, c.body, c.tries`.execute(db)
    const letter = rows[0]
    if (!letter) return
    const user = await findUser(db, letter.user_id)
    const end = async (state: 'sent' | 'kept') =>
      db
        .updateTable('confirmations')
        .set({ state })
        .where('user_id', '=', letter.user_id)
        .where('cause', '=', letter.cause)
        .execute()
    if (!mail || !user) {
      await end('kept')
      continue
    }
    try {
      await mail.send({ to: user.email, subject: letter.subject, text: sign(letter.body, settings) })
      await end('sent')
    } catch (error) {
      // A mail server's words repeat the address it refuses, which belongs in no log.
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      deps.log.warn({ code, tries: letter.tries }, 'a confirmation could not be sent and will be tried again')
      if (letter.tries >= mostTries) await end('kept')
    }
  }
}

function sign(body: string, { company, publicUrl }: Deps['settings']): string {
  const signature = [
    company.name,
    company.address,
    `VAT ${company.vatNumber}`,
    publicUrl,
    `Complaints: ${company.complaintsUrl}`,
  ]
    .filter((line) => line !== '' && line !== 'VAT ')
    .join('\n')
  return `${body}\n\n${signature}`
}

function vat({ tax_cents: tax, currency }: PurchaseRow): string {
  return tax === null ? ', VAT included' : `, including ${money(tax, currency)} VAT`
}

const money = (cents: number, currency: string) => `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`
const day = (date: Date) => date.toISOString().slice(0, 10).split('-').toReversed().join('/')
