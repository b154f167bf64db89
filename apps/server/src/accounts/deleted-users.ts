// A user may delete an account and sign up again. Fingerprints of the mailbox and of the provider's subject are kept for some months, so that leaving and
// coming back earns no second gift. Without our key they reveal nothing, and they lead to no account. A mailbox that used the guarantee is kept for as long as
// it has none.
import type { Database } from '../platform/database/connect.ts'
import { marksOf, type Keyed } from '../platform/data-key.ts'
import type { Login } from './logins.ts'

const keptDays = 180
const dayMs = 86_400_000

/** The identity behind a fingerprint: mailboxes in their normalised spelling, and subjects of providers. */
export type Signs = { mailboxes: readonly string[]; subjects: readonly Login[] }

const textsOf = ({ mailboxes, subjects }: Signs) => [
  ...mailboxes.map((mailbox) => `mailbox\n${mailbox}`),
  ...subjects.map(({ provider, subject }) => `${provider}\n${subject}`),
]

/** Keeps their marks for half a year from now. */
export async function rememberDeletedUser(keyed: Keyed, at: Date, signs: Signs): Promise<void> {
  const { db } = keyed
  const marks = await marksOf(keyed)
  const keptUntil = new Date(at.getTime() + keptDays * dayMs)
  const rows = textsOf(signs).map((text) => ({ mark: marks(text)[0]!, kept_until: keptUntil }))
  if (rows.length === 0) return
  await db
    .insertInto('deleted_users')
    .values(rows)
    .onConflict((conflict) => conflict.column('mark').doUpdateSet({ kept_until: keptUntil }))
    .execute()
}

/** Whether one of these had an account here that was deleted in the last half year. */
export async function hadAccount(keyed: Keyed, at: Date, signs: Signs): Promise<boolean> {
  const marks = await marksOf(keyed)
  const known = await keyed.db
    .selectFrom('deleted_users')
    .select('mark')
    .where(
      'mark',
      'in',
      textsOf(signs).flatMap((text) => marks(text)),
    )
    .where('kept_until', '>', at)
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}

const guaranteeOf = (mailbox: string) => `guarantee\n${mailbox}`

/**
 * Uses the guarantee of a mailbox. A second transaction of the same mailbox waits here until the first one ends.
 * @param until when it has it again
 * @returns false where it is used already
 */
export async function claimGuarantee(keyed: Keyed, mailbox: string, now: Date, until: Date): Promise<boolean> {
  const marks = await marksOf(keyed)
  const claimed = await keyed.db
    .insertInto('deleted_users')
    .values({ mark: marks(guaranteeOf(mailbox))[0]!, kept_until: until })
    .onConflict((conflict) =>
      conflict.column('mark').doUpdateSet({ kept_until: until }).where('deleted_users.kept_until', '<=', now),
    )
    .returning('mark')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Keeps that mailboxes have used the guarantee; a mark that lasts longer stays. @param until when they have it again */
export async function markGuarantee(keyed: Keyed, mailboxes: readonly string[], until: Date): Promise<void> {
  const marks = await marksOf(keyed)
  const rows = mailboxes.map((mailbox) => ({ mark: marks(guaranteeOf(mailbox))[0]!, kept_until: until }))
  if (rows.length === 0) return
  await keyed.db
    .insertInto('deleted_users')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('mark').doUpdateSet({ kept_until: until }).where('deleted_users.kept_until', '<', until),
    )
    .execute()
}

/** Takes back that a mailbox has used the guarantee. @param until the end of the mark; one with another end is of another refund and stays */
export async function unmarkGuarantee(keyed: Keyed, mailbox: string, until: Date): Promise<void> {
  const marks = await marksOf(keyed)
  await keyed.db
    .deleteFrom('deleted_users')
    .where('mark', 'in', marks(guaranteeOf(mailbox)))
    .where('kept_until', '=', until)
    .execute()
}

/** Until when a mailbox has no guarantee; null where it was not used. */
export async function findGuarantee(keyed: Keyed, mailbox: string): Promise<Date | null> {
  const marks = await marksOf(keyed)
  const rows = await keyed.db
    .selectFrom('deleted_users')
    .select('kept_until')
    .where('mark', 'in', marks(guaranteeOf(mailbox)))
    .execute()
  return rows[0]?.kept_until ?? null
}

/** Deletes the marks whose time is over. */
export async function deleteDeletedUsers(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('deleted_users').where('kept_until', '<=', now).execute()
}

/** Whether the owner of this account deleted it. What is left of it then is on its way out, or is kept for the books. */
export async function isDeleted(db: Database, userId: string): Promise<boolean> {
  const row = await db.selectFrom('deletions').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  return row !== undefined
}
