import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

/**
 * Whether every paid turn and its hold tell the same story: done and captured, failed and released, running and held. Answers what does not, which
 * should be nothing.
 */
export async function checkTurns(db: Database): Promise<{ userId: string; problem: string }[]> {
  const { rows } = await sql<{ userId: string; problem: string }>`
    select coalesce(t.user_id, h.user_id) as "userId",
      format('turn %s is %s at %s credits, its hold %s at %s', coalesce(t.turn_id, h.hold_id), coalesce(t.state, 'missing'), t.price,
        coalesce(h.state, 'missing'), h.credits) as problem
    from (select * from turns where price > 0) t
    full join holds h on h.user_id = t.user_id and h.hold_id = t.turn_id
    where (t.state, h.state) not in (('done', 'captured'), ('forgotten', 'captured'), ('failed', 'released'), ('running', 'held'))
      or t.turn_id is null or h.hold_id is null or t.price <> h.credits`.execute(db)
  return rows
}
