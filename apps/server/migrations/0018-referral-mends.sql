-- The first code of somebody, chosen before it is made: whoever finds it chosen and not made makes the same one.
alter table referrers add column first_code text;

-- Clicks so far, so that a list of codes does not count them anew each time.
alter table referral_codes add column clicks integer not null default 0 check (clicks >= 0);
update referral_codes c set clicks = (select count(*) from referral_clicks k where k.code = c.code);

-- Prints are kept of everybody who signs in, since anybody's public id is a ref, and of where the people came from whom a referrer brought.
-- `arrival` is null where the referrer was; else it tells two new people apart, and nothing else: a hash of their id with the referrer's salt.
alter table referrer_prints add column arrival text;

-- Too many on a day are counted by the rewards of that day, of all codes of a referrer, behind the referrer's own lock.
drop table referral_code_days;
create index referral_rewards_by_time on referral_rewards (user_id, at);
