import type { Db } from '../platform/database/connect.ts'
import type { Language } from '../platform/language.ts'

export type LetterWords = { subject: string; lines: readonly string[] }

export type Letter = LetterWords & {
  userId: string
  /** What it is about: nobody is told twice of one cause. */
  cause: string
  language: Language
}

/** Keeps words for a person in a lasting form, in the transaction of what they tell of; a job hands them to the mail server where there is one. */
export async function writeLetter(
  db: Db,
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
