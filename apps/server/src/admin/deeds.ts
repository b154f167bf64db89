import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Deps } from '../deps.ts'
import type { Tables } from '../platform/database/tables.ts'
import { writeAudit, type AuditEntry } from './audit.ts'
import { lockCaller } from './own-password.ts'
import { callingAdmin } from './zone.ts'

/** Writes the audit entry of a deed, in the transaction of the deed. */
export type RecordDeed = (tx: Transaction<Tables>, entry: Omit<AuditEntry, 'actor'>) => Promise<void>

/** Records the deeds of the calling administrator. A deed fails with `admin.required` where the session was ended since its request came. */
export function recordsOf(deps: Pick<Deps, 'clock' | 'settings'>, request: FastifyRequest): RecordDeed {
  const actor = callingAdmin(request)
  return async (tx, entry) => {
    await lockCaller(deps, tx, request, actor)
    await writeAudit(tx, deps.clock.now(), { actor, ...entry })
  }
}
