import type { EarningLines } from '@numeria/contract'
import { sql } from 'kysely'
import type { Database } from '../platform/database/connect.ts'
import { wordsOf } from '../referrals/codes.ts'

const shown = 1_000

/**
 * Every movement of a referrer's balance, newest first, each with the balance after it: one line for each conversion, each movement of a commission, each
 * correction with its reason, and each payout. What is under review is no movement yet.
 */
export async function readEarningLines(db: Database, userId: string): Promise<EarningLines> {
  const { rows } = await sql<Omit<EarningLines[number], 'at'> & { at: Date }>`
    select id, at, kind, cents, code, reason, "balanceCents" from (
      select id, at, kind, cents, code, reason, (sum(cents) over (order by at, step, id))::int as "balanceCents", step
      from (
        select e.earning_id::text as id, coalesce(e.decided_at, e.at) as at, 1 as step,
          case when e.conversion_id is not null then 'conversion' when c.earning_id is not null then 'correction' else 'commission' end as kind,
          e.cents, r.code, c.reason
        from referral_earnings e
          left join earning_corrections c on c.user_id = e.user_id and c.earning_id = e.earning_id
          left join commission_entries m on m.user_id = e.user_id and m.earning_id = e.earning_id
          left join referral_rewards r on r.user_id = e.user_id and r.conversion_id = coalesce(e.conversion_id, c.conversion_id, m.commission_id)
        where e.user_id = ${userId} and e.state = 'earned'
        union all select payout_id::text, created_at, 2, 'payout', -amount_cents, null, null from payouts where user_id = ${userId}
        union all select payout_id::text, ended_at, 3, 'returned', amount_cents, null, failure from payouts where user_id = ${userId} and state = 'failed'
      ) as moved
    ) as balanced order by at desc, step desc, id desc limit ${shown}`.execute(db)
  const words = await wordsOf(
    db,
    rows.map(({ code }) => code),
  )
  return rows.map(({ at, ...line }) => ({ ...line, code: words.get(line.code) ?? line.code, at: at.toISOString() }))
}
