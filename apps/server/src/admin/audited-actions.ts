import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Deps } from '../deps.ts'
import type { Tables } from '../platform/database/tables.ts'
import { writeAudit, type AuditEntry } from './audit.ts'
import { lockCaller } from './own-password.ts'
import { callingAdmin } from './zone.ts'

/** Writes the audit entry of an action, in the transaction of the action. */
export type RecordAction = (tx: Transaction<Tables>, entry: Omit<AuditEntry, 'actor'>) => Promise<void>

/** Records the actions of the calling administrator. An action fails with `admin.required` where the session was ended since its request came. */
export function actionRecorder(deps: Pick<Deps, 'clock' | 'settings'>, request: FastifyRequest): RecordAction {
  const actor = callingAdmin(request)
  return async (tx, entry) => {
    await lockCaller(deps, tx, request, actor)
    await writeAudit(tx, deps.clock.now(), { actor, ...entry })
  }
}
