import type { Database } from '../platform/database/connect.ts'

export type AuditEntry = {
  /** An administrator's address, or `telegram:<id>`. */
  actor: string
  action: string
  target?: string | null
  /** Never what people wrote, and no secret. */
  details?: Record<string, unknown>
}

/** Writes down what an administrator did, in the transaction that does it, so that neither is there alone. The table takes rows and gives none back: nothing in it can be changed or deleted. */
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

/** What was done, newest first. @param before the entry that the page before ended with */
export async function readAudit(db: Database, { limit, before }: { limit: number; before?: number | undefined }) {
  return db
    .selectFrom('admin_audit')
    .select(['entry_id as id', 'at', 'actor', 'action', 'target', 'details'])
    .$if(before !== undefined, (query) => query.where('entry_id', '<', before!))
    .orderBy('entry_id', 'desc')
    .limit(limit)
    .execute()
}
