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
  [
    'not joined',
    `select c.commission_id, w.word from commissions c left join referral_codes w on w.code = c.code where c.user_id = $1`,
  ],
  [
    'name the key in it',
    `select t.turn_id, exists (select from turns again where again.user_id = t.user_id and again.rewrite_of = t.turn_id) from turns t where t.user_id = $1`,
  ],
  [
    'one is spread and one stands in one place',
    `select at from admin_audit a where exists (select from reading_reports r where r.user_id = $1 and r.report_id::text = a.details ->> 'reportId')`,
  ],
  [
    'one is spread and one stands in one place',
    `select from users u join admins a on a.name = u.email where u.user_id = $1`,
  ],
  [
    'within case or coalesce',
    `update reading_reports set notifier = case when notifier is null then to_jsonb($1::text) end where user_id = $2`,
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
  `select t.turn_id, exists (select from turns again where again.user_id = $1 and again.rewrite_of = t.turn_id) from turns t where t.user_id = $1`,
  `insert into holds (user_id, hold_id) select user_id, hold_id from holds where user_id = $1`,
])('what it runs is not: %s', (statement) => {
  expect(findRefused(statement)).toEqual([])
})
