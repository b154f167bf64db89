import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import type { OperatorDesk } from '../telegram/operator-desk.ts'
import { writeAudit } from './audit.ts'
import type { RecordDeed } from './deeds.ts'
import { readFigures } from './figures.ts'
import { decide, readPending } from './pending.ts'

/** The bot's actions, by the functions of the admin area. */
export function operatorDesk(deps: Pick<Deps, 'db' | 'clock'>): OperatorDesk {
  return {
    figures: () => readFigures(deps),
    pending: () => readPending(deps),
    async decide(id, decision, actor) {
      try {
        const record: RecordDeed = (trx, entry) => writeAudit(trx, deps.clock.now(), { actor, ...entry })
        return await decide(deps, { id, decision, actor, record })
      } catch (error) {
        if (error instanceof AppError && error.code === 'admin.pending_not_found') return null
        throw error
      }
    },
    record: (trx, actor, action, target) => writeAudit(trx, deps.clock.now(), { actor, action, target }),
  }
}
