import type { PageLanguage } from '@numeria/contract'
import { sql } from 'kysely'
import type { EmailWords } from '../page-texts/email-words.ts'
import { findAddressBefore } from './accounts.ts'
import type { Db } from '../platform/database/connect.ts'
import type { EmailKind } from '../platform/database/tables.ts'

export type Email = EmailWords & {
  userId: string
  kind: EmailKind
  /** Of an email about an order, and of no other kind. */
  purchaseId?: string
  /** The invoice or credit note whose PDF is attached. */
  documentId?: string
  /** Keeps the email from being written twice. */
  cause: string
  language: PageLanguage
  /** For an address that the account no longer has. Such an email is deleted once it was sent. */
  recipient?: string
}

const warnings: readonly EmailKind[] = [
  'login_linked',
  'login_removed',
  'bank_details_changed',
  'bank_details_deleted',
  'tax_details_changed',
]

/**
 * Stores an email in the transaction of its cause. A job hands it to the mail server, where one is configured. A warning goes to
 * the address before as well, for 30 days after a change.
 */
export async function writeEmail(db: Db, at: Date, email: Email): Promise<void> {
  await insertEmail(db, at, email)
  if (email.recipient !== undefined || !warnings.includes(email.kind)) return
  const recipient = await findAddressBefore(db, at, email.userId)
  if (recipient !== null) await insertEmail(db, at, { ...email, cause: `${email.cause}:before`, recipient })
}

async function insertEmail(
  db: Db,
  at: Date,
  { userId, kind, purchaseId, documentId, cause, language, subject, lines, recipient }: Email,
): Promise<void> {
  await db
    .insertInto('emails')
    .values({
      user_id: userId,
      kind,
      purchase_id: purchaseId ?? null,
      document_id: documentId ?? null,
      cause,
      language,
      subject,
      body: lines.join('\n'),
      state: 'waiting',
      next_try_at: at,
      created_at: at,
      recipient: recipient ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Sends the waiting emails about logins, bank and tax details to the address before a change as well: an intruder who changes the address right after one of
 * them does not keep them from the owner. The copies are deleted once they were sent.
 */
export async function copyWarnings(db: Db, userId: string, recipient: string): Promise<void> {
  await sql`
    insert into emails (user_id, kind, cause, language, subject, body, state, next_try_at, created_at, recipient)
    select user_id, kind, 'before:' || cause, language, subject, body, state, next_try_at, created_at, ${recipient} from emails
    where user_id = ${userId} and state = 'waiting' and recipient is null and kind in (${sql.join(warnings)})
    on conflict do nothing`.execute(db)
}
