import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import type { Language } from '../platform/language.ts'

export type Letter = {
  userId: string
  /** What it is about: nobody is told twice of one cause. */
  cause: string
  language: Language
  subject: string
  lines: readonly string[]
}

/** Keeps words for a person in a lasting form, in the transaction of what they tell of; a job hands them to the mail server where there is one. */
export async function writeLetter(
  db: Kysely<Tables> | Transaction<Tables>,
  at: Date,
  { userId, cause, language, subject, lines }: Letter,
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
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
