import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import type { Language } from '../platform/language.ts'

export type LetterWords = { subject: string; lines: readonly string[] }

export type Letter = LetterWords & {
  userId: string
  /** What it is about: nobody is told twice of one cause. */
  cause: string
  language: Language
  /** For an address that the account no longer has. Such a letter is deleted once it was sent. */
  recipient?: string
}

/** Keeps words for a person in a lasting form, in the transaction of what they tell of; a job hands them to the mail server where there is one. */
export async function writeLetter(
  db: Db,
  at: Date,
  { userId, cause, language, subject, lines, recipient }: Letter,
): Promise<void> {
  await db
    .insertInto('confirmations')
    .values({
      user_id: userId,
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
 * Sends the waiting letters about logins and bank details to the address before a change as well: an intruder who changes the address right after a login
 * or the bank details does not keep them from the owner. The copies are deleted once they were sent.
 */
export async function copyWarnings(db: Db, userId: string, recipient: string): Promise<void> {
  await sql`
    insert into confirmations (user_id, cause, language, subject, body, state, next_try_at, created_at, recipient)
    select user_id, 'before:' || cause, language, subject, body, state, next_try_at, created_at, ${recipient} from confirmations
    where user_id = ${userId} and state = 'waiting' and recipient is null and (cause like 'login-%' or cause like 'bank-details:%')
    on conflict do nothing`.execute(db)
}
