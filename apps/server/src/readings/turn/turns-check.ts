import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

/**
 * Compares every paid turn with the movements of its hold: a turn that is done captured its cost and released the rest, one that failed released its price,
 * and a running one did neither. Returns the differences, which should be none.
 */
export async function checkTurns(db: Database): Promise<{ userId: string; problem: string }[]> {
  const { rows } = await sql<{ userId: string; problem: string }>`
    select coalesce(t.user_id, h.user_id) as "userId",
      format('turn %s is %s at %s of %s credits, its hold of %s captured %s and released %s', coalesce(t.turn_id, h.hold_id), coalesce(t.state, 'missing'),
        t.cost, t.price, h.held, h.captured, h.released) as problem
    from (
      select user_id, turn_id, state, price, case when state = 'failed' then 0 else coalesce(charged, price) end as cost
      from turns where price > 0
      union all
      select user_id, turn_id, 'running', price, null from running_turns where price > 0
    ) t full join (
      select user_id, hold_id, sum(credits) filter (where kind = 'hold') as held,
        coalesce(sum(credits) filter (where kind = 'capture'), 0) as captured, coalesce(sum(credits) filter (where kind = 'release'), 0) as released
      from entries where hold_id is not null and kind in ('hold', 'capture', 'release') group by user_id, hold_id
    ) h on h.user_id = t.user_id and h.hold_id = t.turn_id
    where t.price is distinct from h.held or coalesce(t.cost, 0) <> h.captured
      or h.released <> case when t.cost is null then 0 else t.price - t.cost end`.execute(db)
  return rows
}
