import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

/** Compares every paid turn with its hold: done and captured, failed and released, running and held. Returns the differences, which should be none. */
export async function checkTurns(db: Database): Promise<{ userId: string; problem: string }[]> {
  const { rows } = await sql<{ userId: string; problem: string }>`
    select coalesce(t.user_id, h.user_id) as "userId",
      format('turn %s is %s at %s credits, its hold %s at %s', coalesce(t.turn_id, h.hold_id), coalesce(t.state, 'missing'), t.price,
        coalesce(h.state, 'missing'), h.credits) as problem
    from (select * from turns where price > 0) t
    full join holds h on h.user_id = t.user_id and h.hold_id = t.turn_id
    left join entries e on e.user_id = h.user_id and e.cause = 'end:' || h.hold_id and e.kind = 'capture'
    where (case t.state when 'running' then 'held' when 'failed' then 'released' else case t.charged when 0 then 'released' else 'captured' end end)
        is distinct from h.state
      or t.price is distinct from h.credits or (h.state = 'captured' and coalesce(t.charged, t.price) is distinct from e.credits)`.execute(
    db,
  )
  return rows
}
