-- The language in which something was ordered is that of the letters about it.
alter table purchases add column language text not null default 'en' check (language in ('en', 'pt'));
alter table confirmations add column language text not null default 'en' check (language in ('en', 'pt'));
-- The address of somebody who left while a letter that the law wants was still waiting. The row goes once that was sent.
alter table confirmations add column recipient text;

-- What retention looks for.
create index turns_failed_to_forget on turns (created_at) where state = 'failed' and request_hash <> '';
create index purchases_never_paid on purchases (created_at) where state in ('failed', 'expired');

-- Codes that were counted and are not made yet: whoever comes next makes them.
alter table referrers add column making text[] not null default '{}';

-- How many visitors came to a code from one address today. Kept until the day is over.
create table referral_click_addresses (
  code text not null,
  day date not null,
  -- Hashed with the day's salt.
  address text not null,
  clicks integer not null check (clicks > 0),
  primary key (code, day, address)
);
create index referral_click_addresses_by_day on referral_click_addresses (day);

-- Keys of our own, encrypted with the key in use: what they made stays true when that one is changed.
create table inner_keys (
  name text primary key,
  sealed text not null
);
