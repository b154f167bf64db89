import { expect, test } from 'vitest'
import { findRefused } from './refused.ts'

test.each([
  ['ctid', `delete from turns where ctid = any(array(select ctid from turns limit 5))`],
  ['volatile', `delete from holds where user_id = $1 and lease_until < clock_timestamp()`],
  ['volatile', `update holds h set lease_until = clock_timestamp() + $1 where h.user_id = $2`],
  ['volatile', `select hold_id from holds where (credits > 0 and (lease_until < clock_timestamp()))`],
  ['for update', `select payout_id from payouts where state = 'due' order by payout_id for update`],
  ['for update', `select user_id from "emails" where "state" = $1 limit 1 for update skip locked`],
  [
    'a subquery',
    `select c.code, (select count(*) from referral_rewards r where r.code = c.code) from referral_codes c where c.user_id = $1`,
  ],
  [
    'a subquery',
    `select a.available - (select sum(l.remaining) from lots l where l.lot = a.version) from credit_accounts a where a.user_id = $1`,
  ],
  [
    'not joined',
    `select email from users left join identities on identities.user_id = users.user_id where users.user_id = $1`,
  ],
  ['not joined', `update turns t set state = 'done' from holds h where h.hold_id = t.turn_id`],
  [
    'an interval',
    `update users set email_before = case when email_changed_at > now_at - make_interval(days => 30) then email end`,
  ],
  [
    'write id::text',
    `update referral_rewards r set state = 'x' from pending_credits p where p.user_id = r.user_id and p.cause = 'referral:' || r.conversion_id`,
  ],
  [
    'case value when',
    `update purchases p set state = case p_kind when 'release' then 'released' end where p.user_id = p_user`,
  ],
])('what a distributed database refuses is found: %s', (fault, statement) => {
  expect(findRefused(statement).join()).toContain(fault)
})

test.each([
  `update jobs set leased_until = clock_timestamp() where name = (select name from jobs limit 1 for update skip locked)`,
  `select * from users where user_id = $1 for update`,
  `select from conversations c where c.user_id = p_user and c.conversation_id = p_conversation for key share`,
  `select a.available, sum(l.remaining) from credit_accounts a left join lots l on l.user_id = a.user_id and l.is_spendable where a.user_id = $1 group by a.user_id`,
  `select (select count(*) from users) as users, (select count(*) from referral_codes) as codes`,
  `insert into holds (user_id, lease_until) values (p_user, clock_timestamp() + p_lease) on conflict do nothing`,
  `update turns set state = 'failed' where user_id = $1 and turn_id = $2`,
])('what it runs is not: %s', (statement) => {
  expect(findRefused(statement)).toEqual([])
})
