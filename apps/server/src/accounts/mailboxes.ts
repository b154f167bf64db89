import type { Database } from '../platform/database/connect.ts'

/**
 * The owner of a mailbox: `userId` when nobody had it. The first claim stays, however many come at once, until its account is deleted. A claim is made only by a
 * login that opens the account already: one that could still be refused would take the gift of a first login at the same moment.
 * @param mailbox in the one spelling of `mailboxOf`
 */
export async function claimMailbox(db: Database, at: Date, mailbox: string, userId: string): Promise<string> {
  await db
    .insertInto('mailboxes')
    .values({ mailbox, user_id: userId, claimed_at: at })
    .onConflict((conflict) => conflict.column('mailbox').doNothing())
    .execute()
  const row = await db.selectFrom('mailboxes').select('user_id').where('mailbox', '=', mailbox).executeTakeFirst()
  // Its account was deleted in this moment.
  return row?.user_id ?? claimMailbox(db, at, mailbox, userId)
}
