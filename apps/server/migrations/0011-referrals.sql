-- Who brings people, by which code, and what it brings. The shard key is the referrer, the code, or the new person; a conversion joins two of them by steps
-- that can be repeated: the new person's row first, then the referrer's.

-- Somebody with a code, or with a say in how codes pay.
create table referrers (
  user_id uuid primary key,
  mode text not null default 'credits' check (mode in ('credits', 'cash')),
  -- How many codes were made: they are counted before they are made, so that there are never more.
  codes integer not null default 0 check (codes between 0 and 20),
  -- For the prints below. Random, and of no use for comparing two people.
  salt bytea not null
);

create table referral_codes (
  code text primary key,
  user_id uuid not null,
  created_at timestamptz not null
);
create index referral_codes_of_user on referral_codes (user_id, created_at);
-- Shared links carry the sharer's public id.
create index users_by_public_id on users (public_id);

-- What makes a visitor somebody who was counted today: hashed with the day's salt, which is deleted when the day is over. Then nothing leads back.
create table visitor_salts (
  day date primary key,
  salt bytea not null
);

create table referral_clicks (
  code text not null,
  -- By UTC, like the salt's.
  day date not null,
  visitor text not null,
  at timestamptz not null,
  primary key (code, day, visitor)
);
create index referral_clicks_by_time on referral_clicks (code, at);

-- How many new people a code brought on a day, counted before their conversions are judged.
create table referral_code_days (
  code text not null,
  day date not null,
  conversions integer not null check (conversions > 0),
  primary key (code, day)
);

-- Where somebody with a code was seen signed in: hashes of network address and browser with the referrer's own salt, for thirty days after the last time.
create table referrer_prints (
  user_id uuid not null,
  kind text not null check (kind in ('address', 'device')),
  print text not null,
  seen_at timestamptz not null,
  primary key (user_id, kind, print)
);
create index referrer_prints_by_age on referrer_prints (seen_at);

-- A new person's side: by which code they came, bound once for good. It is the outbox of both rewards until it is settled.
create table conversions (
  user_id uuid primary key,
  conversion_id uuid not null,
  code text not null,
  referrer_id uuid not null,
  -- The rule that fired, as a code; null where none did.
  reason text,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index conversions_to_settle on conversions (created_at) where settled_at is null;

-- The referrer's side. It does not say who came.
create table referral_rewards (
  user_id uuid not null,
  conversion_id uuid not null,
  code text not null,
  -- As the referrer had chosen when it was booked: credits or money, never both.
  credits integer not null check (credits >= 0),
  cents integer not null check (cents >= 0),
  state text not null check (state in ('rewarded', 'pending', 'refused')),
  reason text,
  at timestamptz not null,
  primary key (user_id, conversion_id),
  check ((credits > 0) <> (cents > 0)),
  check (state = 'rewarded' or reason is not null)
);
create index referral_rewards_by_code on referral_rewards (user_id, code, at);
create index referral_rewards_undecided on referral_rewards (at) where state = 'pending';

-- Money that a referrer earned: 50 cents for each conversion in cash mode, and corrections, which may be negative and belong to none.
-- 'pending' is owed to nobody yet; 'earned' is; 'refused' never will be.
create table referral_earnings (
  user_id uuid not null,
  earning_id uuid not null,
  conversion_id uuid,
  cents integer not null check (cents <> 0),
  state text not null check (state in ('pending', 'earned', 'refused')),
  at timestamptz not null,
  primary key (user_id, earning_id),
  unique (user_id, conversion_id)
);
