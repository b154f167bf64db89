import { sql } from 'kysely'
import { releaseClaims } from '../accounts/logins.ts'
import { leaveEmails } from '../billing/emails.ts'
import { deletePending } from '../credits/pending.ts'
import type { Deps } from '../deps.ts'
import type { Database } from '../platform/database/connect.ts'
import { deleteInPieces } from '../platform/database/delete-in-pieces.ts'
import { settleConversion } from '../referrals/conversions.ts'
import { deleteNoticesBy } from '../reports/reports.ts'
import { endSessionsForGood } from '../sign-in/deleted-sessions.ts'
import { addressesOf } from './addresses.ts'
import { dataInventory } from './data-inventory.ts'

/**
 * Erases a person whose deletion was written down, in steps that can each be repeated, by any process and by several at once: signed out first, then
 * every table of `dataInventory`, what says which account an address belongs to, and last what belongs to codes.
 */
export async function erase(
  { db, log, mail }: Pick<Deps, 'db' | 'log' | 'mail'>,
  at: Date,
  userId: string,
): Promise<void> {
  await endSessionsForGood(db, userId)
  // The referrer is rewarded before the link to this user is deleted.
  await settleConversion(db, at, userId).catch((error: unknown) => {
    log.error({ userId, err: error }, 'a conversion of a deleted account could not be settled')
  })
  const codes = await codesOf(db, userId)
  await forgetWords(db, userId)
  await forgetReasons(db, userId)
  await leaveEmails({ db, mail }, userId)
  await forgetTaxNumber(db, userId)
  await deleteNoticesBy(db, await addressesOf(db, userId))
  await deletePending(db, userId)
  for (const { table, onDeletion } of dataInventory) {
    if (onDeletion === 'goes') await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(db)
  }
  await releaseClaims(db, userId)
  await forgetClicks(db, codes)
}

async function codesOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('referral_codes').select('code').where('user_id', '=', userId).execute()
  return rows.map(({ code }) => code)
}

/** Clicks say nothing of whose code it was once that is gone. */
async function forgetClicks(db: Database, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return
  await deleteInPieces(db, 'referral_clicks', sql`code = any(${codes}::text[])`)
  await deleteInPieces(db, 'referral_click_sources', sql`code = any(${codes}::text[])`)
}

/** Replaces what administrators wrote about the user, in the audit and in the books. */
async function forgetReasons(db: Database, userId: string): Promise<void> {
  await sql`select audit_remove_reasons(${userId})`.execute(db)
  const removed = sql<string>`removed_audit_reason()`
  await db.updateTable('earning_corrections').set({ reason: removed }).where('user_id', '=', userId).execute()
  await db
    .updateTable('payouts')
    .set({ failure: removed })
    .where('user_id', '=', userId)
    .where('state', '=', 'failed')
    .execute()
}

/** Invoices keep the tax number that they were issued with. */
async function forgetTaxNumber(db: Database, userId: string): Promise<void> {
  await db.updateTable('purchases').set({ tax_number: null, tax_country: null }).where('user_id', '=', userId).execute()
}

/** Price and time of a turn stay, since the ledger has the same; failed turns too keep nothing that their message could be guessed from. */
async function forgetWords(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('public_readings').where('user_id', '=', userId).execute()
  const wordless = {
    message: null,
    response: null,
    numbers: null,
    suggestions: null,
    refusals: null,
    rewrite_reason: null,
    request_hash: '',
    question_hash: null,
    idempotency_key: null,
  }
  await db
    .updateTable('turns')
    .set({ ...wordless, state: 'forgotten' })
    .where('user_id', '=', userId)
    .where('state', '=', 'done')
    .execute()
  await db
    .updateTable('turns')
    .set(wordless)
    .where('user_id', '=', userId)
    .where('state', 'in', ['failed', 'forgotten'])
    .execute()
}
