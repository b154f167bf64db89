import type { AuditAction } from '@numeria/contract'
import { sql } from 'kysely'
import type { Database } from '../platform/database/connect.ts'

export type AuditEntry = {
  /** An administrator's address, or `telegram:<id>`. */
  actor: string
  action: AuditAction
  target?: string | null
  /** No secret, and nothing that users wrote. A `reason` is in the user's download, and is removed with the account. */
  details?: Record<string, unknown>
}

/** Records an administrator's action in the transaction that performs it. An entry cannot be changed, nor deleted in its ten years. */
export async function writeAudit(
  db: Database,
  at: Date,
  { actor, action, target = null, details = {} }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('admin_audit')
    .values({ at, actor, action, target, details: JSON.stringify(details) })
    .execute()
}

/** Deletes the entries whose ten years are over: their year and ten more, by the clock of the database, which the server cannot set. */
export async function deleteOldAudit(db: Database): Promise<void> {
  await sql`select audit_forget_old()`.execute(db)
}

/** Audit entries, newest first. @param before the last entry of the page before */
export async function readAudit(db: Database, { limit, before }: { limit: number; before?: number | undefined }) {
  return db
    .selectFrom('admin_audit')
    .select(['entry_id as id', 'at', 'actor', 'action', 'target', 'details'])
    .$if(before !== undefined, (query) => query.where('entry_id', '<', before!))
    .orderBy('entry_id', 'desc')
    .limit(limit)
    .execute()
}
