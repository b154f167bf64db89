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
