-- When a person decided about earnings that were set aside; null where nobody had to. What a month owes is what was earned for good before it began, and a
-- reward that waited for a decision is earned by the decision.
alter table referral_earnings add column decided_at timestamptz;
update referral_earnings e set decided_at = p.decided_at
  from pending_credits p
  where e.conversion_id is not null and e.state <> 'pending' and p.state <> 'pending'
    and p.user_id = e.user_id and p.cause = 'referral:' || e.conversion_id;

-- What the funnel's days ask for.
create index conversions_by_age on conversions using brin (created_at);
create index share_rewards_by_day on share_rewards (day);
