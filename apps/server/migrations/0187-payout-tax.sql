-- What tax law asks of payouts: who is paid, and what is withheld.

-- Asked before the first bank payout. `identity` is the name, the tax number and the address, as JSON, encrypted and bound to the person.
create table tax_details (
  user_id uuid primary key,
  status text not null check (status in ('private_person', 'sole_trader', 'company')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  identity text not null,
  number_end text not null,
  -- Since when the person declares that nothing may be withheld; null: no such declaration.
  exempt_since timestamptz,
  changed_at timestamptz not null
);

-- What the bank was asked to transfer for a payout, and to whom as tax law knows them. A payout that failed has none.
create table payout_transfers (
  user_id uuid not null,
  payout_id uuid not null,
  status text not null check (status in ('private_person', 'sole_trader', 'company')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- As in `tax_details`; null once the period of the books is over.
  identity text,
  is_exempt boolean not null,
  -- In hundredths of a percent.
  withheld_rate integer not null check (withheld_rate between 0 and 10000),
  -- In euro cents. Together they are the payout.
  withheld_cents integer not null check (withheld_cents >= 0),
  net_cents integer not null check (net_cents > 0),
  primary key (user_id, payout_id),
  foreign key (user_id, payout_id) references payouts on delete cascade
);

-- Double entry of payouts, in euro cents: what leaves the referrer's balance goes to the bank and to the tax office. Each entry sums to nothing.
create table payout_entries (
  user_id uuid not null,
  payout_id uuid not null,
  kind text not null check (kind in ('transfer', 'return')),
  -- `withholding:<payout>`, and `withholding:<payout>:returned` when the bank did not pay.
  cause text not null,
  referrer_cents integer not null,
  bank_cents integer not null,
  tax_cents integer not null,
  at timestamptz not null,
  primary key (user_id, payout_id, kind),
  unique (user_id, cause),
  check (referrer_cents + bank_cents + tax_cents = 0),
  check (case kind when 'transfer' then bank_cents > 0 and tax_cents >= 0 else bank_cents < 0 and tax_cents <= 0 end)
);
create trigger payout_entries_stay before update or delete or truncate on payout_entries
  for each statement execute function refuse_rewriting();
