import type { Database } from '../platform/database/connect.ts'

/**
 * Whose a mailbox is: `userId`'s when nobody had it. The first claim stays, however many come at once, until its account is deleted.
 * @param mailbox in the one spelling of `mailboxOf`
 */
export async function claimMailbox(db: Database, at: Date, mailbox: string, userId: string): Promise<string> {
  await db
    .insertInto('mailboxes')
    .values({ mailbox, user_id: userId, claimed_at: at })
    .onConflict((conflict) => conflict.column('mailbox').doNothing())
    .execute()
  const claim = await db.selectFrom('mailboxes').select('user_id').where('mailbox', '=', mailbox).executeTakeFirst()
  // Its account was deleted in this moment.
  return claim?.user_id ?? claimMailbox(db, at, mailbox, userId)
}
