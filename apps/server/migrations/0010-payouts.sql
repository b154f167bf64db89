-- Payouts to referrers. What was earned is in referral_earnings; what is owed is that less the payouts that did not fail. The shard key is the referrer;
-- paying out and correcting lock the referrer's row of bank_details first.

create table bank_details (
  user_id uuid not null,
  account_type text not null,
  holder text not null,
  account text not null,
  bank text not null,
  account_end text not null,
  bank_end text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  account_mark text,
  constraint bank_details_pkey primary key (user_id),
  constraint bank_details_account_type_check check (account_type in ('eu', 'uk'))
);
create index bank_details_by_age on bank_details (created_at);
create index bank_details_by_mark on bank_details (account_mark);
comment on table bank_details is 'The bank account of a referrer who is paid in cash; deleted on a return to credits.';
comment on column bank_details.holder is 'Encrypted and bound to the user and the field, like the two below.';
comment on column bank_details.account is 'The IBAN, or the account number.';
comment on column bank_details.bank is 'The BIC, or the sort code.';
comment on column bank_details.created_at is 'A month''s payouts are for those who were paid in cash when it began.';
comment on column bank_details.changed_at is 'New details wait before they are used.';
comment on column bank_details.account_mark is
  'A keyed hash of the account, the same for the same account, so that one that two users registered is found. Null until the job that encrypts has seen '
  'the row.';

create table tax_details (
  user_id uuid not null,
  status text not null,
  country text not null,
  identity text not null,
  number_end text not null,
  exempt_since timestamptz,
  changed_at timestamptz not null,
  constraint tax_details_pkey primary key (user_id),
  constraint tax_details_country_check check (country ~ '^[A-Z]{2}$'),
  constraint tax_details_status_check check (status in ('private_person', 'sole_trader', 'company'))
);
comment on table tax_details is 'The details that tax law asks of a referrer before the first payout to a bank.';
comment on column tax_details.identity is 'The name, the tax number and the address as JSON, encrypted and bound to the user.';
comment on column tax_details.exempt_since is 'Since when the user declares that nothing may be withheld; null: no such declaration.';

create table earning_corrections (
  user_id uuid not null,
  earning_id uuid not null,
  reason text not null,
  made_by text not null,
  conversion_id uuid,
  constraint earning_corrections_pkey primary key (user_id, earning_id)
);
comment on table earning_corrections is 'Why an administrator corrected earnings by hand, beside the earning itself.';
comment on column earning_corrections.conversion_id is 'The conversion that a correction takes back, where it is about one.';

create table payouts (
  user_id uuid not null,
  payout_id uuid not null,
  month date not null,
  amount_cents integer not null,
  state text not null,
  batch_id text,
  account_type text,
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
  constraint payouts_pkey primary key (user_id, payout_id),
  constraint payouts_user_id_month_key unique (user_id, month),
  constraint payouts_account_type_check check (account_type in ('eu', 'uk')),
  constraint payouts_amount_cents_check check (amount_cents > 0),
  constraint payouts_keep_bank_while_exported check (num_nulls(holder, account, bank) = case state when 'exported' then 0 else 3 end),
  constraint payouts_export_whole check (num_nulls(batch_id, account_type, account_end, exported_at, exported_by) in (0, 5)),
  constraint payouts_due_have_no_file check (state = 'failed' or (state = 'due') = (batch_id is null)),
  constraint payouts_end_once check ((state in ('paid', 'failed')) = (ended_at is not null) and (ended_at is null) = (ended_by is null)),
  constraint payouts_failed_say_why check ((state = 'failed') = (failure is not null)),
  constraint payouts_month_check check (extract(day from month) = 1),
  constraint payouts_state_check check (state in ('due', 'exported', 'paid', 'failed'))
);
create index payouts_by_batch on payouts (batch_id) where batch_id is not null;
create index payouts_by_state on payouts (state, created_at);
-- For the report of a year and for the job that forgets names after ten years.
create index payouts_paid on payouts (ended_at) where state = 'paid';
comment on table payouts is 'One transfer of a month to a referrer. A failed one counts for nothing: its money is owed again.';
comment on column payouts.month is 'The first day of the month that it was made for.';
comment on column payouts.amount_cents is 'In euro cents, before what is withheld.';
comment on column payouts.batch_id is 'The file that carries it.';
comment on column payouts.holder is
  'Encrypted, like the account and the bank, and kept until the bank has answered, so that the same file can be written again.';

create table payout_transfers (
  user_id uuid not null,
  payout_id uuid not null,
  status text not null,
  country text not null,
  identity text,
  is_exempt boolean not null,
  withheld_rate integer not null,
  withheld_cents integer not null,
  net_cents integer not null,
  pence integer,
  gbp_millionths integer,
  gbp_on date,
  constraint payout_transfers_pkey primary key (user_id, payout_id),
  constraint payout_transfers_user_id_payout_id_fkey foreign key (user_id, payout_id) references payouts(user_id, payout_id) on delete cascade,
  constraint payout_transfers_country_check check (country ~ '^[A-Z]{2}$'),
  constraint payout_transfers_gbp_millionths_check check (gbp_millionths > 0),
  constraint payout_transfers_net_cents_check check (net_cents > 0),
  constraint payout_transfers_pence_check check (pence > 0),
  constraint payout_transfers_status_check check (status in ('private_person', 'sole_trader', 'company')),
  constraint payout_transfers_withheld_cents_check check (withheld_cents >= 0),
  constraint payout_transfers_withheld_rate_check check (withheld_rate between 0 and 10000)
);
comment on table payout_transfers is 'The transfer that the bank was asked to make for a payout, and its recipient as tax law knows them. A payout that failed has none.';
comment on column payout_transfers.identity is 'As in tax_details; null once the period of the books is over.';
comment on column payout_transfers.withheld_rate is 'In hundredths of a percent.';
comment on column payout_transfers.withheld_cents is 'In euro cents. With net_cents it is the payout.';
comment on column payout_transfers.pence is 'Of a transfer to a UK account, in pence; the books stay in euros.';
comment on column payout_transfers.gbp_millionths is 'Pounds for a euro, in millionths.';
comment on column payout_transfers.gbp_on is 'The day of that rate.';

create table payout_entries (
  user_id uuid not null,
  payout_id uuid not null,
  kind text not null,
  cause text not null,
  referrer_cents integer not null,
  bank_cents integer not null,
  tax_cents integer not null,
  at timestamptz not null,
  constraint payout_entries_pkey primary key (user_id, payout_id, kind),
  constraint payout_entries_user_id_cause_key unique (user_id, cause),
  constraint payout_entries_balance check (referrer_cents + bank_cents + tax_cents = 0),
  constraint payout_entries_fit_their_kind check (case kind when 'transfer' then bank_cents > 0 and tax_cents >= 0 else bank_cents < 0 and tax_cents <=
    0 end),
  constraint payout_entries_kind_check check (kind in ('transfer', 'return'))
);
comment on table payout_entries is
  'Double entry of payouts, in euro cents: what leaves the referrer''s balance goes to the bank and to the tax office. Each entry sums to nothing.';
comment on column payout_entries.cause is 'withholding:<payout>, and withholding:<payout>:returned when the bank did not pay.';

create trigger payout_entries_stay before delete or update or truncate on payout_entries
  for each statement execute function refuse_rewriting();
