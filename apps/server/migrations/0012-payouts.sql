-- Money to referrers. What was earned stands in `referral_earnings`; what is owed is that less the payouts that did not fail. The shard key is the
-- referrer everywhere, and who pays out or corrects locks the referrer's row of `bank_details` first.

-- Where a referrer's money goes: a row for those who are paid in cash, deleted when they go back to credits. `holder`, `account` (IBAN, or account
-- number) and `bank` (BIC, or sort code) are encrypted, each bound to its person and its field; only their ends can be read.
create table bank_details (
  user_id uuid primary key,
  account_type text not null check (account_type in ('eu', 'uk')),
  holder text not null,
  account text not null,
  bank text not null,
  account_end text not null,
  bank_end text not null,
  -- A month's payouts are for those who were paid in cash when it began.
  created_at timestamptz not null,
  -- New details wait before they are used.
  changed_at timestamptz not null
);
create index bank_details_by_age on bank_details (created_at);

-- Why a person of ours put earnings right by hand, beside the earning itself.
create table earning_corrections (
  user_id uuid not null,
  earning_id uuid not null,
  reason text not null,
  made_by text not null,
  primary key (user_id, earning_id)
);

-- One transfer of a month. `failed` ones count for nothing: their money is owed again.
create table payouts (
  user_id uuid not null,
  payout_id uuid not null,
  -- The first day of the month that it was made for.
  month date not null check (extract(day from month) = 1),
  amount_cents integer not null check (amount_cents > 0),
  state text not null check (state in ('due', 'exported', 'paid', 'failed')),
  -- The file that carries it, and where to, encrypted as above: kept until the bank has answered, so that the same file can be written again.
  batch_id text,
  account_type text check (account_type in ('eu', 'uk')),
  holder text,
  account text,
  bank text,
  account_end text,
  failure text,
  created_at timestamptz not null,
  exported_at timestamptz,
  exported_by text,
  ended_at timestamptz,
  ended_by text,
  primary key (user_id, payout_id),
  unique (user_id, month),
  check (num_nulls(holder, account, bank) = case state when 'exported' then 0 else 3 end),
  check (num_nulls(batch_id, account_type, account_end, exported_at, exported_by) in (0, 5)),
  check (state = 'failed' or (state = 'due') = (batch_id is null)),
  check ((state in ('paid', 'failed')) = (ended_at is not null) and (ended_at is null) = (ended_by is null)),
  check ((state = 'failed') = (failure is not null))
);
create index payouts_by_state on payouts (state, created_at);
create index payouts_by_batch on payouts (batch_id) where batch_id is not null;
