-- The ledger's tables. Credits are whole numbers. Every movement is one call of a function in 0003-ledger-functions.sql; triggers refuse what would rewrite
-- the past.

-- The rules of each row are one function, in short statements with what happens most first: PostgreSQL parses the text of a check again for every
-- statement and prepares every expression again in every transaction. The same rules as plain checks made a hold and its capture take twice as long.
create function account_is_sound(
  available integer, held integer, frozen integer, debt integer, version bigint
) returns boolean language plpgsql immutable parallel safe as $$
begin
  return least(available, held, frozen, debt, version) >= 0;
end $$;

-- A price is an amount and a currency. What is frozen, revoked or owed needs a clawback.
create function lot_is_sound(
  granted integer, remaining integer, frozen integer, held integer, spent integer, expired integer, revoked integer, owed integer, forgiven integer,
  has_clawback boolean, is_paid boolean, price_cents integer, currency text
) returns boolean language plpgsql immutable parallel safe as $$
begin
  if granted <= 0 or least(remaining, frozen, held, spent, expired, revoked, owed, forgiven) < 0
    or granted <> remaining + frozen + held + spent + expired + revoked then
    return false;
  end if;
  if price_cents is not null or currency is not null then
    if price_cents is null or currency is null or not is_paid or price_cents < 0 or currency !~ '^[a-z]{3}$' then
      return false;
    end if;
  end if;
  if frozen + revoked + owed + forgiven > 0 then
    return has_clawback and owed + forgiven <= spent;
  end if;
  return true;
end $$;

create function entry_is_sound(
  version bigint, kind text, cause text, hold_id uuid, credits integer, available_delta integer, held_delta integer, frozen_delta integer, debt_delta integer,
  available_after integer, held_after integer, frozen_after integer, debt_after integer
) returns boolean language plpgsql immutable parallel safe as $$
begin
  if version <= 0 or least(available_after, held_after, frozen_after, debt_after, credits) < 0 or (cause is null) = (hold_id is null) then
    return false;
  end if;
  if kind in ('hold', 'capture', 'release') and hold_id is null then
    return false;
  end if;
  if kind = 'hold' then
    return credits > 0 and (available_delta, held_delta, frozen_delta, debt_delta) = (-credits, credits, 0, 0);
  elsif kind = 'capture' then
    return credits > 0 and (available_delta, held_delta, frozen_delta) = (0, -credits, 0) and debt_delta between 0 and credits;
  elsif kind = 'release' then
    return credits > 0 and held_delta = -credits and debt_delta = 0 and available_delta + frozen_delta = credits and least(available_delta, frozen_delta) >= 0;
  end if;
  -- A freeze, revocation or unfreezing of nothing says that a clawback was opened, done or undone.
  if held_delta <> 0 or (credits = 0 and kind not in ('freeze', 'unfreeze', 'revoke', 'owe', 'waive')) then
    return false;
  end if;
  return case kind
    when 'grant' then (available_delta, frozen_delta, debt_delta) = (credits, 0, 0)
    when 'expire' then (available_delta, frozen_delta, debt_delta) = (-credits, 0, 0)
    when 'freeze' then (available_delta, frozen_delta, debt_delta) = (-credits, credits, 0)
    when 'unfreeze' then (available_delta, frozen_delta, debt_delta) = (credits, -credits, 0)
    when 'revoke' then (available_delta, frozen_delta, debt_delta) in ((-credits, 0, 0), (0, -credits, 0))
    when 'restore' then (available_delta, frozen_delta, debt_delta) in ((credits, 0, 0), (0, credits, 0))
    when 'owe' then (available_delta, frozen_delta, debt_delta) = (0, 0, credits)
    when 'waive' then (available_delta, frozen_delta, debt_delta) = (0, 0, -credits)
    when 'forgive' then (available_delta, frozen_delta, debt_delta) = (0, 0, -credits)
    -- A purchase pays what is owed: its own credits are spent, and those that were spent of the other lot are there again, for its claim to take.
    when 'settle' then (available_delta, frozen_delta, debt_delta) = (-credits, 0, 0)
    when 'repay' then (available_delta, frozen_delta, debt_delta) = (credits, 0, -credits)
    else false
  end;
end $$;

create table credit_accounts (
  user_id uuid not null,
  available integer not null default 0,
  held integer not null default 0,
  frozen integer not null default 0,
  debt integer not null default 0,
  version bigint not null default 0,
  next_expiry timestamptz,
  moved_at timestamptz,
  constraint credit_accounts_pkey primary key (user_id),
  constraint credit_accounts_are_sound check (account_is_sound(available, held, frozen, debt, version))
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
create index credit_accounts_by_expiry on credit_accounts (next_expiry) where next_expiry is not null;
comment on table credit_accounts is 'The balances of one user in credits.';
comment on column credit_accounts.available is 'Credits that may be spent.';
comment on column credit_accounts.held is 'Set aside for readings that are being written.';
comment on column credit_accounts.frozen is 'Taken by open clawbacks: the user''s, and not to be spent.';
comment on column credit_accounts.debt is 'Owed after a dispute took back credits that were spent.';
comment on column credit_accounts.version is 'The version of the newest entry.';
comment on column credit_accounts.next_expiry is 'No spendable lot expires before this moment; null where none ever does. It may be too early, never too late.';
comment on column credit_accounts.moved_at is 'The time of the newest entry; no later entry is dated before it.';

create table lots (
  user_id uuid not null,
  lot bigint not null,
  source text not null,
  cause text not null,
  is_paid boolean not null,
  price_cents integer,
  currency text,
  granted integer not null,
  remaining integer not null,
  frozen integer not null default 0,
  held integer not null default 0,
  spent integer not null default 0,
  expired integer not null default 0,
  revoked integer not null default 0,
  owed integer not null default 0,
  forgiven integer not null default 0,
  has_clawback boolean not null default false,
  is_spendable boolean not null generated always as (remaining > 0) stored,
  expires_at timestamptz,
  created_at timestamptz not null,
  constraint lots_pkey primary key (user_id, lot),
  constraint lots_user_id_cause_key unique (user_id, cause),
  constraint lots_user_id_fkey foreign key (user_id) references credit_accounts(user_id) on delete restrict,
  constraint lots_are_sound check (lot_is_sound(granted, remaining, frozen, held, spent, expired, revoked, owed, forgiven, has_clawback, is_paid, price_cents,
    currency))
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
create index lots_in_burn_order on lots (user_id, expires_at, is_paid, lot) where is_spendable;
comment on table lots is 'Credits of one grant. granted = remaining + frozen + held + spent + expired + revoked.';
comment on column lots.lot is 'The version of the entry that granted it.';
comment on column lots.cause is 'Why it was granted, once per account: signup, purchase:<payment>, …';
comment on column lots.frozen is 'Taken by open clawbacks.';
comment on column lots.revoked is 'Taken by clawbacks that are done.';
comment on column lots.owed is 'Of what was spent, the part that is owed after a dispute.';
comment on column lots.forgiven is 'Of what was spent, the part of a debt that was written off.';
comment on column lots.has_clawback is 'Whether there ever was a clawback of it.';
comment on column lots.price_cents is 'The price of the whole lot, in cents; null where it was free.';
comment on column lots.is_spendable is 'A column of its own, so that a lot that only shrinks needs no new index entries.';

create table holds (
  user_id uuid not null,
  hold_id uuid not null,
  credits integer not null,
  slices jsonb not null,
  lease_until timestamptz not null,
  created_at timestamptz not null,
  constraint holds_pkey primary key (user_id, hold_id),
  constraint holds_user_id_fkey foreign key (user_id) references credit_accounts(user_id) on delete restrict,
  constraint holds_credits_check check (credits > 0)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
create index holds_by_lease on holds (lease_until);
comment on table holds is
  'Credits that are set aside for one reading. A row is there while its reading is written; when the hold is captured or released, the journal has all of it.';
comment on column holds.slices is '[{"lot": 1, "credits": 3}, …] in burn order.';
comment on column holds.lease_until is 'By the clock of the database: a process whose clock is wrong must not free what another process uses.';

create table entries (
  user_id uuid not null,
  version bigint not null,
  kind text not null,
  cause text,
  hold_id uuid,
  credits integer not null,
  available_delta integer not null,
  held_delta integer not null,
  frozen_delta integer not null default 0,
  debt_delta integer not null default 0,
  available_after integer not null,
  held_after integer not null,
  frozen_after integer not null default 0,
  debt_after integer not null default 0,
  slices jsonb not null,
  at timestamptz not null,
  constraint entries_pkey primary key (user_id, version),
  constraint entries_user_id_fkey foreign key (user_id) references credit_accounts(user_id) on delete restrict,
  constraint entries_are_sound check (entry_is_sound(version, kind, cause, hold_id, credits, available_delta, held_delta, frozen_delta, debt_delta,
    available_after, held_after, frozen_after, debt_after))
) with (autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.02);
-- Looking at the day must stay quick when the journal is long: entries come in the order of time, so that a summary of each block finds them.
create index entries_by_time on entries using brin (at);
-- A cause has one entry. An id has one hold, also after that one has ended.
create unique index entries_by_cause on entries (user_id, cause) where cause is not null;
create unique index entries_by_hold on entries (user_id, hold_id) where kind = 'hold';
comment on table entries is 'The journal: one row for each movement, never changed.';
comment on column entries.version is 'Without gaps within one account.';
comment on column entries.cause is 'Why this entry exists, once per account: signup, purchase:<payment>, … Null where a hold is why.';
comment on column entries.hold_id is 'The hold that was taken or ended, also of what its end led to. A capture that is less than the hold follows the release of the rest.';
comment on column entries.slices is '[{"lot": 1, "credits": 3}, …].';

create table clawbacks (
  user_id uuid not null,
  cause text not null,
  lot bigint not null,
  is_dispute boolean not null,
  state text not null,
  asked integer,
  cents integer,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint clawbacks_pkey primary key (user_id, cause),
  constraint clawbacks_user_id_lot_fkey foreign key (user_id, lot) references lots(user_id, lot) on delete restrict,
  constraint clawbacks_ask_once check (asked is null or cents is null),
  constraint clawbacks_asked_check check (asked > 0),
  constraint clawbacks_cents_check check (cents > 0),
  constraint clawbacks_owe_by_amount check (asked is null or not is_dispute),
  constraint clawbacks_state_check check (state in ('open', 'done', 'undone'))
);
comment on table clawbacks is
  'A payment that goes back and takes credits with it. What refunds and disputes take of a lot is a function of the sums of their amounts, so that the '
  'order of their news cannot matter: shares = granted × sum of amounts / price, rounded down, and the last cent takes the last credit; disputes come '
  'first and take at most what was neither held, spent nor expired, and what is missing of what was spent is owed; refunds take at most the rest and '
  'never owe. The part of open clawbacks is frozen, the part of done ones is revoked.';
comment on column clawbacks.is_dispute is 'True: a dispute, whose missing credits are owed. False: a refund.';
comment on column clawbacks.state is 'States only follow in the order open, done, undone, so that repeated, late and shuffled news end the same.';
comment on column clawbacks.asked is 'A number of credits; null where cents say how much goes back. Neither: the whole lot.';
comment on column clawbacks.cents is 'The amount that goes back, of the price of the lot.';

create table pending_credits (
  user_id uuid not null,
  pending_id uuid not null,
  source text not null,
  cause text not null,
  credits integer not null,
  cents integer not null default 0,
  reason text not null,
  state text not null default 'pending',
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  constraint pending_credits_pkey primary key (user_id, pending_id),
  constraint pending_credits_user_id_cause_key unique (user_id, cause),
  constraint pending_credits_cents_check check (cents >= 0),
  constraint pending_credits_credits_or_cents check ((credits > 0) <> (cents > 0)),
  constraint pending_credits_date_decisions check ((state = 'pending') = (decided_at is null)),
  constraint pending_credits_sign_decisions check ((state = 'pending') = (decided_by is null)),
  constraint pending_credits_credits_check check (credits >= 0),
  constraint pending_credits_state_check check (state in ('pending', 'approved', 'rejected'))
);
create index pending_credits_by_age on pending_credits (created_at desc) where state = 'pending';
create index pending_credits_by_id on pending_credits (pending_id);
comment on table pending_credits is
  'Rewards that a rule set aside. Nothing of one is in the ledger until an administrator approves it; it is then granted for the cause that it would have '
  'had at once, so that the journal refuses to pay it twice.';
comment on column pending_credits.credits is '0 where the reward is money: the row is then the decision alone.';
comment on column pending_credits.cents is 'Of a reward in money, in euro cents.';
comment on column pending_credits.reason is 'The rule that fired, as a code.';
comment on column pending_credits.decided_by is 'As the admin area names its people.';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the journal is append-only' using errcode = 'NU001';
end $$;

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'what % state is never rewritten', tg_table_name using errcode = 'NU001';
end $$;

create function keep_decision() returns trigger language plpgsql as $$
begin
  raise exception 'this was decided' using errcode = 'NU001';
end $$;

create trigger credit_accounts_stay before delete or truncate on credit_accounts
  for each statement execute function refuse_rewriting();
create trigger clawbacks_keep_their_terms before update of user_id, cause, lot, is_dispute, asked, cents, created_at on clawbacks
  for each statement execute function refuse_rewriting();
create trigger clawbacks_stay before delete or truncate on clawbacks
  for each statement execute function refuse_rewriting();
create trigger entries_are_append_only before delete or update or truncate on entries
  for each statement execute function refuse_change();
create trigger holds_keep_their_terms before update of user_id, hold_id, credits, slices, created_at on holds
  for each statement execute function refuse_rewriting();
create trigger holds_stay before truncate on holds
  for each statement execute function refuse_rewriting();
create trigger lots_keep_their_terms before update of user_id, lot, source, cause, is_paid, granted, expires_at, price_cents, currency, created_at on lots
  for each statement execute function refuse_rewriting();
create trigger lots_stay before delete or truncate on lots
  for each statement execute function refuse_rewriting();
create trigger decisions_are_final before update on pending_credits
  for each row when (old.state <> 'pending') execute function keep_decision();
