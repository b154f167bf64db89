import type { Database } from '../platform/database/connect.ts'

/**
 * Whose a mailbox is: `userId`'s when nobody had it. The first claim stays, however many come at once, until its account is deleted.
 * @param mailbox in the one spelling of `mailboxOf`
 */
export async function claimMailbox(db: Database, at: Date, mailbox: string, userId: string): Promise<string> {
  return (await claim(db, at, mailbox, userId)).owner
}

/**
 * Claims the mailbox for the time of `work`, and for good where `work` answers true. A refused login leaves the gift to the mailbox's owner.
 */
export async function claimMailboxIf(
  db: Database,
  at: Date,
  mailbox: string,
  userId: string,
  work: () => Promise<boolean>,
): Promise<boolean> {
  const { owner, isNew } = await claim(db, at, mailbox, userId)
  let isKept = false
  try {
    isKept = await work()
    return isKept
  } finally {
    if (isNew && owner === userId && !isKept)
      await db.deleteFrom('mailboxes').where('mailbox', '=', mailbox).where('user_id', '=', userId).execute()
  }
}

async function claim(
  db: Database,
  at: Date,
  mailbox: string,
  userId: string,
): Promise<{ owner: string; isNew: boolean }> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('mailboxes')
    .values({ mailbox, user_id: userId, claimed_at: at })
    .onConflict((conflict) => conflict.column('mailbox').doNothing())
    .executeTakeFirst()
  const row = await db.selectFrom('mailboxes').select('user_id').where('mailbox', '=', mailbox).executeTakeFirst()
  // Its account was deleted in this moment.
  return row ? { owner: row.user_id, isNew: numInsertedOrUpdatedRows === 1n } : claim(db, at, mailbox, userId)
}
