import type { ReferralStatement } from '@numeria/contract'
import { sql } from 'kysely'
import type { Database } from '../platform/database/connect.ts'

type Month = ReferralStatement[number]

/**
 * The earnings of a referrer's codes in each month (UTC) in which something happened, newest first. The sums are those of the books: what was set aside, given back,
 * taken back is what the commissions are worth, and what was earned less what was paid out is the balance.
 */
export async function readMonthlyStatement(db: Database, userId: string): Promise<ReferralStatement> {
  const { rows } = await sql<Omit<Month, 'balanceCents'>>`
    select to_char(at at time zone 'UTC', 'YYYY-MM') as month, sum(clicks)::int as clicks, sum(signups)::int as signups,
      sum(purchases)::int as "firstPurchases", sum(set_aside)::int as "setAsideCents", sum(released)::int as "releasedCents",
      sum(given_back)::int as "givenBackCents", sum(taken_back)::int as "takenBackCents", sum(earned)::int as "earnedCents",
      sum(paid_out)::int as "payoutCents"
    from (
      select k.day::timestamp at time zone 'UTC' as at, k.clicks, 0 as signups, 0 as purchases, 0 as set_aside, 0 as released, 0 as given_back, 0 as taken_back, 0 as earned, 0 as paid_out
        from referral_codes c join referral_clicks k on k.code = c.code where c.user_id = ${userId}
      union all select at, 0, 1, 0, 0, 0, 0, 0, 0, 0 from referral_rewards where user_id = ${userId} and state <> 'refused'
      union all select paid_at, 0, 0, 1, 0, 0, 0, 0, 0, 0 from commissions where user_id = ${userId}
      union all select at, 0, 0, 0,
          case when kind = 'set_aside' then -company_cents else 0 end, case when kind = 'release' then referrer_cents else 0 end,
          case when kind = 'give_back' then -company_cents else 0 end,
          case when kind in ('take_back', 'refuse', 'forgo') then company_cents else 0 end, 0, 0
        from commission_entries where user_id = ${userId}
      union all select coalesce(decided_at, at), 0, 0, 0, 0, 0, 0, 0, cents, 0 from referral_earnings where user_id = ${userId} and state = 'earned'
      union all select created_at, 0, 0, 0, 0, 0, 0, 0, 0, amount_cents from payouts where user_id = ${userId} and state <> 'failed'
    ) as moved group by 1 order by 1`.execute(db)
  let balanceCents = 0
  return rows
    .map((row) => {
      balanceCents += row.earnedCents - row.payoutCents
      return { ...row, balanceCents }
    })
    .toReversed()
}
