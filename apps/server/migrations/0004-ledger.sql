-- The ledger, complete: expiry, frozen credits, revocation, debt. Every verb is one function that locks the account's row first and dates its entries
-- no earlier than the account's last one, so that the journal is in order by version and by time.

-- What must be true of a row is one function each, in short statements with what happens most first: PostgreSQL parses the text of a check again for
-- every statement and prepares every expression again in every transaction. The same rules as plain checks made a hold and its capture take twice as long.
create function account_is_sound(available integer, held integer, frozen integer, debt integer, version bigint) returns boolean
language plpgsql immutable parallel safe as $$
begin
  return least(available, held, frozen, debt, version) >= 0;
end $$;

create function lot_is_sound(
  granted integer, remaining integer, held integer, spent integer, expired integer, revoked integer, freezes integer, owing boolean, owed integer,
  paid boolean, price_cents integer, currency text
) returns boolean language plpgsql immutable parallel safe as $$
begin
  if granted <= 0 or least(remaining, held, spent, expired, revoked, freezes) < 0 or granted <> remaining + held + spent + expired + revoked then
    return false;
  end if;
  if owing or owed <> 0 then
    return owing and freezes > 0 and owed between 0 and spent;
  end if;
  if price_cents is not null or currency is not null then
    return paid and price_cents >= 0 and currency ~ '^[a-z]{3}$';
  end if;
  return true;
end $$;

create function entry_is_sound(
  version bigint, kind text, credits integer, available_delta integer, held_delta integer, frozen_delta integer, debt_delta integer,
  available_after integer, held_after integer, frozen_after integer, debt_after integer
) returns boolean language plpgsql immutable parallel safe as $$
begin
  if version <= 0 or least(available_after, held_after, frozen_after, debt_after, credits) < 0 then
    return false;
  end if;
  if kind = 'hold' then
    return credits > 0 and (available_delta, held_delta, frozen_delta, debt_delta) = (-credits, credits, 0, 0);
  elsif kind = 'capture' then
    return credits > 0 and (available_delta, held_delta, frozen_delta) = (0, -credits, 0) and debt_delta between 0 and credits;
  elsif kind = 'release' then
    return credits > 0 and held_delta = -credits and debt_delta = 0 and available_delta + frozen_delta = credits and least(available_delta, frozen_delta) >= 0;
  end if;
  -- A freeze of nothing is one all the same: what comes back to its lot later is frozen too.
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
    else false
  end;
end $$;

alter table accounts
  -- What remains of frozen lots: the person's, and not to be spent.
  add column frozen integer not null default 0,
  -- No spendable lot expires before this moment; null when none ever does. May be too early, never too late.
  add column next_expiry timestamptz,
  add column moved_at timestamptz,
  drop constraint accounts_available_check,
  drop constraint accounts_held_check,
  drop constraint accounts_debt_check,
  drop constraint accounts_version_check,
  add constraint accounts_are_sound check (account_is_sound(available, held, frozen, debt, version)),
  -- Room on the page for the next versions of a row that changes with every movement.
  set (fillfactor = 50);
create index accounts_by_expiry on accounts (next_expiry) where next_expiry is not null;

alter table lots
  add column expired integer not null default 0,
  add column revoked integer not null default 0,
  -- What the whole lot was sold for, in minor units.
  add column price_cents integer,
  add column currency text,
  -- How many standing clawbacks freeze it.
  add column freezes integer not null default 0,
  -- Whether its whole price goes back: then what was spent of it is owed.
  add column owing boolean not null default false,
  add column owed integer not null default 0,
  drop constraint lots_granted_check,
  drop constraint lots_remaining_check,
  drop constraint lots_held_check,
  drop constraint lots_spent_check,
  drop constraint lots_check,
  add constraint lots_are_sound
    check (lot_is_sound(granted, remaining, held, spent, expired, revoked, freezes, owing, owed, paid, price_cents, currency)),
  set (fillfactor = 50);
-- A column of its own, so that a lot that only shrinks needs no new index entries.
alter table lots add column spendable boolean not null generated always as (remaining > 0 and freezes = 0) stored;
drop index lots_in_burn_order;
create index lots_in_burn_order on lots (user_id, expires_at nulls last, paid, lot) where spendable;

alter table entries
  add column frozen_delta integer not null default 0,
  add column debt_delta integer not null default 0,
  add column frozen_after integer not null default 0,
  add column debt_after integer not null default 0,
  drop constraint entries_version_check,
  drop constraint entries_credits_check,
  drop constraint entries_available_after_check,
  drop constraint entries_held_after_check,
  drop constraint entries_check,
  add constraint entries_are_sound check (entry_is_sound(version, kind, credits, available_delta, held_delta, frozen_delta, debt_delta,
    available_after, held_after, frozen_after, debt_after));

-- A payment that goes back, and the credits with it: 'open' (its lot is frozen), then 'done' (what remained is revoked) or 'undone' (nothing happened).
-- States only follow in this order, so that repeated, late and shuffled news of one clawback end the same.
create table clawbacks (
  user_id uuid not null,
  cause text not null,
  lot bigint not null,
  -- Whether the whole price goes back whatever was spent (a dispute), or the price of what remains (a refund).
  owing boolean not null,
  state text not null check (state in ('open', 'done', 'undone')),
  -- The most that may be revoked; null: all that remains.
  asked integer check (asked > 0),
  revoked integer not null default 0 check (revoked >= 0),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (user_id, cause),
  foreign key (user_id, lot) references lots on delete restrict,
  check (revoked = 0 or state <> 'open'),
  check (asked is null or not owing)
);
-- One price goes back once.
create unique index clawbacks_one_owing on clawbacks (user_id, lot) where owing and state <> 'undone';

update accounts a set
  moved_at = (select max(e.at) from entries e where e.user_id = a.user_id),
  next_expiry = (select min(l.expires_at) from lots l where l.user_id = a.user_id and l.spendable);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'what % state is never rewritten', tg_table_name using errcode = 'NU001';
end $$;
create trigger lots_keep_their_terms
  before update of user_id, lot, source, cause, paid, granted, expires_at, price_cents, currency, created_at on lots
  for each statement execute function refuse_rewriting();
create trigger lots_stay before delete or truncate on lots for each statement execute function refuse_rewriting();
create trigger holds_keep_their_terms before update of user_id, hold_id, credits, slices, created_at on holds
  for each statement execute function refuse_rewriting();
create trigger holds_stay before delete or truncate on holds for each statement execute function refuse_rewriting();
create trigger clawbacks_keep_their_terms before update of user_id, cause, lot, owing, created_at on clawbacks
  for each statement execute function refuse_rewriting();
create trigger clawbacks_stay before delete or truncate on clawbacks for each statement execute function refuse_rewriting();
create trigger accounts_stay before delete or truncate on accounts for each statement execute function refuse_rewriting();

-- Writes one entry about one or more lots and moves the balances with it. For the verbs that no chat turn waits for; those that one does write their own.
create function ledger_record(
  p_user uuid, p_kind text, p_cause text, p_credits integer, p_available integer, p_frozen integer, p_debt integer, p_slices jsonb, p_now timestamptz
) returns accounts language plpgsql as $$
declare
  account accounts;
begin
  update accounts a set available = a.available + p_available, frozen = a.frozen + p_frozen, debt = a.debt + p_debt, version = a.version + 1,
      moved_at = p_now
    where a.user_id = p_user returning * into account;
  insert into entries (user_id, version, kind, cause, credits, available_delta, held_delta, frozen_delta, debt_delta, available_after, held_after,
      frozen_after, debt_after, slices, at)
    values (p_user, account.version, p_kind, p_cause, p_credits, p_available, 0, p_frozen, p_debt, account.available, account.held,
      account.frozen, account.debt, p_slices, p_now);
  return account;
end $$;

-- As above, for what comes to or goes from what remains of one lot: available, or frozen while the lot is.
create function ledger_record_remaining(p_kind text, p_cause text, p_lot lots, p_delta integer, p_now timestamptz)
returns accounts language sql as $$
  select ledger_record(p_lot.user_id, p_kind, p_cause, abs(p_delta), case when p_lot.freezes = 0 then p_delta else 0 end,
    case when p_lot.freezes > 0 then p_delta else 0 end, 0,
    jsonb_build_array(jsonb_build_object('lot', p_lot.lot, 'credits', abs(p_delta))), p_now)
$$;

-- Expires what is due. The account is locked already. Frozen lots wait: time stands still for them.
create function ledger_expire_due(p_user uuid, p_now timestamptz) returns accounts language plpgsql as $$
declare
  account accounts;
  due lots;
begin
  select * into account from accounts a where a.user_id = p_user;
  for due in
    select * from lots l where l.user_id = p_user and l.spendable and l.expires_at <= p_now order by l.expires_at, l.lot
  loop
    update lots l set remaining = 0, expired = l.expired + due.remaining where l.user_id = p_user and l.lot = due.lot;
    -- A lot expires once, and what a hold brings back to it afterwards by itself.
    account := ledger_record_remaining('expire', 'expire:' || due.lot || case when due.expired > 0 then ':' || account.version + 1 else '' end, due,
      -due.remaining, p_now);
  end loop;
  update accounts a set next_expiry = (select min(l.expires_at) from lots l where l.user_id = p_user and l.spendable)
    where a.user_id = p_user returning * into account;
  return account;
end $$;

-- Begins a verb: locks the account, expires what is due, and answers the account with the time of this verb as its `moved_at`. No account: all null.
create function ledger_begin(p_user uuid, p_at timestamptz) returns accounts language plpgsql as $$
declare
  account accounts;
  verb_at timestamptz;
begin
  select * into account from accounts a where a.user_id = p_user for update;
  verb_at := greatest(account.moved_at, p_at);
  if account.next_expiry <= verb_at then
    account := ledger_expire_due(p_user, verb_at);
  end if;
  account.moved_at := verb_at;
  return account;
end $$;

-- After credits came back to a lot: what came back to one whose whole price went back is revoked, and what came back after its date expires.
create function ledger_settle(p_user uuid, p_lot bigint, p_now timestamptz) returns accounts language plpgsql as $$
declare
  account accounts;
  lot lots;
  final clawbacks;
begin
  select * into account from accounts a where a.user_id = p_user;
  select * into lot from lots l where l.user_id = p_user and l.lot = p_lot;
  if lot.owing and lot.remaining > 0 then
    update clawbacks c set revoked = c.revoked + lot.remaining, changed_at = p_now
      where c.user_id = p_user and c.lot = p_lot and c.owing and c.state = 'done' returning * into final;
    if found then
      update lots l set remaining = 0, revoked = l.revoked + lot.remaining where l.user_id = p_user and l.lot = p_lot;
      account := ledger_record_remaining('revoke', 'revoke:' || final.cause || ':' || account.version + 1, lot, -lot.remaining, p_now);
    end if;
  elsif lot.spendable and lot.expires_at is not null then
    update accounts a set next_expiry = least(a.next_expiry, lot.expires_at) where a.user_id = p_user returning * into account;
    if lot.expires_at <= p_now then
      account := ledger_expire_due(p_user, p_now);
    end if;
  end if;
  return account;
end $$;

drop function ledger_grant(uuid, text, text, integer, boolean, timestamptz, timestamptz);

-- Grants credits once per cause. A repetition changes nothing and answers granted = false; the same cause on other terms is a fault (NU422).
create function ledger_grant(
  p_user uuid, p_source text, p_cause text, p_credits integer, p_paid boolean, p_expires_at timestamptz, p_at timestamptz,
  p_price_cents integer default null, p_currency text default null
) returns table (granted boolean, available integer, held integer) language plpgsql as $$
declare
  account accounts;
  earlier lots;
  new_lot lots;
begin
  insert into accounts (user_id) values (p_user) on conflict do nothing;
  account := ledger_begin(p_user, p_at);
  select * into earlier from lots l where l.user_id = p_user and l.cause = p_cause;
  if found then
    if earlier.granted <> p_credits then
      raise exception 'cause % granted % credits before, not %', p_cause, earlier.granted, p_credits using errcode = 'NU422';
    end if;
    if (earlier.source, earlier.paid, earlier.expires_at, earlier.price_cents, earlier.currency)
      is distinct from (p_source, p_paid, p_expires_at, p_price_cents, p_currency) then
      raise exception 'cause % granted credits before on other terms', p_cause using errcode = 'NU422';
    end if;
    return query select false, account.available, account.held;
    return;
  end if;
  insert into lots (user_id, lot, source, cause, paid, granted, remaining, expires_at, price_cents, currency, created_at)
    values (p_user, account.version + 1, p_source, p_cause, p_paid, p_credits, p_credits, p_expires_at, p_price_cents, p_currency, account.moved_at)
    returning * into new_lot;
  perform ledger_record_remaining('grant', p_cause, new_lot, p_credits, account.moved_at);
  account := ledger_settle(p_user, new_lot.lot, account.moved_at);
  return query select true, account.available, account.held;
end $$;

-- Sets credits aside in burn order: what expires first, then free before paid, then the oldest. NU402: not enough. NU403: something is owed.
-- NU422: there was a hold with this id; nothing new is held.
create or replace function ledger_hold(p_user uuid, p_hold uuid, p_credits integer, p_lease interval, p_at timestamptz)
returns table (available integer, held integer) language plpgsql as $$
declare
  account accounts;
  source record;
  take integer;
  needed integer := p_credits;
  slices jsonb := '[]';
begin
  account := ledger_begin(p_user, p_at);
  if account.available >= p_credits and account.debt = 0 then
    null;
  elsif exists (select from holds h where h.user_id = p_user and h.hold_id = p_hold) then
    raise exception 'hold % was taken before', p_hold using errcode = 'NU422';
  elsif account.debt > 0 then
    raise exception 'something is owed' using errcode = 'NU403';
  else
    raise exception 'not enough credits' using errcode = 'NU402';
  end if;
  for source in
    select l.lot, l.remaining from lots l where l.user_id = p_user and l.spendable order by l.expires_at nulls last, l.paid, l.lot
  loop
    take := least(source.remaining, needed);
    update lots l set remaining = l.remaining - take, held = l.held + take where l.user_id = p_user and l.lot = source.lot;
    slices := slices || jsonb_build_object('lot', source.lot, 'credits', take);
    needed := needed - take;
    exit when needed = 0;
  end loop;
  update accounts a set available = a.available - p_credits, held = a.held + p_credits, version = a.version + 1, moved_at = account.moved_at
    where a.user_id = p_user returning * into account;
  insert into holds (user_id, hold_id, credits, slices, lease_until, created_at)
    values (p_user, p_hold, p_credits, slices, clock_timestamp() + p_lease, account.moved_at)
    on conflict do nothing;
  if not found then
    raise exception 'hold % was taken before', p_hold using errcode = 'NU422';
  end if;
  insert into entries (user_id, version, kind, cause, credits, available_delta, held_delta, available_after, held_after, frozen_after, slices, at)
    values (p_user, account.version, 'hold', 'hold:' || p_hold, p_credits, -p_credits, p_credits, account.available, account.held, account.frozen,
      slices, account.moved_at);
  return query select account.available, account.held;
end $$;

-- Ends a hold, once: 'capture' spends it, 'release' gives it back to the lots it came from. NU409: it has ended already, or there is none.
-- With p_only_if_lapsed, a hold whose lease still runs is left alone (NU409).
create or replace function ledger_end_hold(p_user uuid, p_hold uuid, p_kind text, p_only_if_lapsed boolean, p_at timestamptz)
returns table (available integer, held integer) language plpgsql as $$
declare
  account accounts;
  ending holds;
  lot lots;
  slice integer;
  back integer := 0;
  frozen_back integer := 0;
  newly_owed integer := 0;
begin
  account := ledger_begin(p_user, p_at);
  update holds h set state = case p_kind when 'release' then 'released' when 'capture' then 'captured' end, ended_at = account.moved_at
    where h.user_id = p_user and h.hold_id = p_hold and h.state = 'held' and not (p_only_if_lapsed and h.lease_until > clock_timestamp())
    returning * into ending;
  if not found then
    raise exception 'hold % is not there to be ended', p_hold using errcode = 'NU409';
  end if;
  for index in 0 .. jsonb_array_length(ending.slices) - 1 loop
    slice := (ending.slices -> index -> 'credits')::integer;
    if p_kind = 'capture' then
      update lots l set held = l.held - slice, spent = l.spent + slice, owed = l.owed + case when l.owing then slice else 0 end
        where l.user_id = p_user and l.lot = (ending.slices -> index -> 'lot')::bigint returning * into lot;
      newly_owed := newly_owed + case when lot.owing then slice else 0 end;
    else
      update lots l set held = l.held - slice, remaining = l.remaining + slice
        where l.user_id = p_user and l.lot = (ending.slices -> index -> 'lot')::bigint returning * into lot;
      back := back + case when lot.freezes = 0 then slice else 0 end;
      frozen_back := frozen_back + case when lot.freezes > 0 then slice else 0 end;
    end if;
  end loop;
  update accounts a set available = a.available + back, held = a.held - ending.credits, frozen = a.frozen + frozen_back, debt = a.debt + newly_owed,
      version = a.version + 1, moved_at = account.moved_at
    where a.user_id = p_user returning * into account;
  insert into entries (user_id, version, kind, cause, credits, available_delta, held_delta, frozen_delta, debt_delta, available_after, held_after,
      frozen_after, debt_after, slices, at)
    values (p_user, account.version, p_kind, 'end:' || p_hold, ending.credits, back, -ending.credits, frozen_back, newly_owed, account.available,
      account.held, account.frozen, account.debt, ending.slices, account.moved_at);
  if p_kind = 'release' then
    for index in 0 .. jsonb_array_length(ending.slices) - 1 loop
      account := ledger_settle(p_user, (ending.slices -> index -> 'lot')::bigint, account.moved_at);
    end loop;
  end if;
  return query select account.available, account.held;
end $$;

-- Expires what is due in one account; answers how many credits.
create function ledger_expire(p_user uuid, p_at timestamptz) returns integer language plpgsql as $$
declare
  version_before bigint;
begin
  select a.version into version_before from accounts a where a.user_id = p_user for update;
  perform ledger_begin(p_user, p_at);
  return (select coalesce(sum(e.credits), 0) from entries e where e.user_id = p_user and e.version > version_before);
end $$;

create function ledger_freeze(p_user uuid, p_lot bigint, p_cause text, p_owing boolean, p_now timestamptz) returns void language plpgsql as $$
declare
  lot lots;
  moved integer;
begin
  select * into lot from lots l where l.user_id = p_user and l.lot = p_lot;
  moved := case when lot.freezes = 0 then lot.remaining else 0 end;
  update lots l set freezes = l.freezes + 1, owing = l.owing or p_owing, owed = case when p_owing then l.spent else l.owed end
    where l.user_id = p_user and l.lot = p_lot;
  perform ledger_record(p_user, 'freeze', 'freeze:' || p_cause, moved, -moved, moved, 0,
    jsonb_build_array(jsonb_build_object('lot', p_lot, 'credits', moved)), p_now);
  if p_owing then
    perform ledger_record(p_user, 'owe', 'owe:' || p_cause, lot.spent, 0, 0, lot.spent,
      jsonb_build_array(jsonb_build_object('lot', p_lot, 'credits', lot.spent)), p_now);
  end if;
end $$;

create function ledger_unfreeze(p_user uuid, p_lot bigint, p_cause text, p_owing boolean, p_now timestamptz) returns void language plpgsql as $$
declare
  lot lots;
  moved integer;
begin
  select * into lot from lots l where l.user_id = p_user and l.lot = p_lot;
  moved := case when lot.freezes = 1 then lot.remaining else 0 end;
  update lots l set freezes = l.freezes - 1, owing = l.owing and not p_owing, owed = case when p_owing then 0 else l.owed end
    where l.user_id = p_user and l.lot = p_lot;
  if p_owing then
    perform ledger_record(p_user, 'waive', 'waive:' || p_cause, lot.owed, 0, 0, -lot.owed,
      jsonb_build_array(jsonb_build_object('lot', p_lot, 'credits', lot.owed)), p_now);
  end if;
  perform ledger_record(p_user, 'unfreeze', 'unfreeze:' || p_cause, moved, moved, -moved, 0,
    jsonb_build_array(jsonb_build_object('lot', p_lot, 'credits', moved)), p_now);
end $$;

create function ledger_revoke(p_user uuid, p_lot bigint, p_cause text, p_asked integer, p_now timestamptz) returns void language plpgsql as $$
declare
  lot lots;
  taken integer;
begin
  select * into lot from lots l where l.user_id = p_user and l.lot = p_lot;
  taken := least(lot.remaining, p_asked);
  update lots l set remaining = l.remaining - taken, revoked = l.revoked + taken where l.user_id = p_user and l.lot = p_lot;
  update clawbacks c set revoked = taken where c.user_id = p_user and c.cause = p_cause;
  perform ledger_record_remaining('revoke', 'revoke:' || p_cause, lot, -taken, p_now);
end $$;

create function ledger_restore(p_user uuid, p_lot bigint, p_cause text, p_credits integer, p_now timestamptz) returns void language plpgsql as $$
declare
  lot lots;
begin
  update lots l set remaining = l.remaining + p_credits, revoked = l.revoked - p_credits
    where l.user_id = p_user and l.lot = p_lot returning * into lot;
  perform ledger_record_remaining('restore', 'restore:' || p_cause, lot, p_credits, p_now);
end $$;

-- Takes a clawback on to a state: 'open', 'done' or 'undone'. One that is there or further already stays as it is. Answers the state it is in, how many
-- credits it concerns (open: what would be revoked now; done: what was; undone: what came back) and their share of the lot's price, rounded down.
-- NU404: there is no such lot. NU422: this cause was about another lot, kind or number. NU423: the whole price of this lot goes back already.
create function ledger_claw_back(
  p_user uuid, p_lot_cause text, p_cause text, p_owing boolean, p_state text, p_asked integer, p_at timestamptz
) returns table (
  changed boolean, state text, credits integer, cents integer, currency text, available integer, held integer, frozen integer, debt integer
) language plpgsql as $$
declare
  account accounts;
  lot lots;
  earlier clawbacks;
  clawback clawbacks;
  states constant text[] := '{open,done,undone}';
  was_frozen boolean;
  is_frozen boolean;
begin
  account := ledger_begin(p_user, p_at);
  select * into lot from lots l where l.user_id = p_user and l.cause = p_lot_cause;
  if not found then
    raise exception 'nothing was granted for %', p_lot_cause using errcode = 'NU404';
  end if;
  select * into earlier from clawbacks c where c.user_id = p_user and c.cause = p_cause;
  if found and ((earlier.lot, earlier.owing) <> (lot.lot, p_owing)
    or earlier.state = 'done' and p_state = 'done' and earlier.asked is distinct from p_asked) then
    raise exception 'cause % clawed back something else before', p_cause using errcode = 'NU422';
  end if;
  changed := coalesce(array_position(states, earlier.state), 0) < array_position(states, p_state);
  if changed then
    if p_owing and lot.owing and earlier.state is null and p_state <> 'undone' then
      raise exception 'the price of % goes back already', p_lot_cause using errcode = 'NU423';
    end if;
    was_frozen := coalesce(earlier.state = 'open' or earlier.state = 'done' and p_owing, false);
    is_frozen := p_state = 'open' or p_state = 'done' and p_owing;
    insert into clawbacks as c (user_id, cause, lot, owing, state, asked, created_at, changed_at)
      values (p_user, p_cause, lot.lot, p_owing, p_state, p_asked, account.moved_at, account.moved_at)
      on conflict (user_id, cause) do update set state = p_state, asked = coalesce(p_asked, c.asked), changed_at = account.moved_at;
    if is_frozen and not was_frozen then
      perform ledger_freeze(p_user, lot.lot, p_cause, p_owing, account.moved_at);
    end if;
    if p_state = 'done' then
      perform ledger_revoke(p_user, lot.lot, p_cause, p_asked, account.moved_at);
    end if;
    if p_state = 'undone' and earlier.revoked > 0 then
      perform ledger_restore(p_user, lot.lot, p_cause, earlier.revoked, account.moved_at);
    end if;
    if was_frozen and not is_frozen then
      perform ledger_unfreeze(p_user, lot.lot, p_cause, p_owing, account.moved_at);
    end if;
    account := ledger_settle(p_user, lot.lot, account.moved_at);
    select * into lot from lots l where l.user_id = p_user and l.lot = lot.lot;
  end if;
  select * into clawback from clawbacks c where c.user_id = p_user and c.cause = p_cause;
  credits := case clawback.state when 'open' then lot.remaining else clawback.revoked end;
  return query select changed, clawback.state, credits, (lot.price_cents::bigint * credits / lot.granted)::integer, lot.currency, account.available,
    account.held, account.frozen, account.debt;
end $$;

-- Writes off all that is owed; a cause that was used before writes nothing more off. Answers how many credits it did. NU404: no account.
create function ledger_forgive_debt(p_user uuid, p_cause text, p_at timestamptz)
returns table (changed boolean, credits integer, available integer, held integer, frozen integer, debt integer) language plpgsql as $$
declare
  account accounts;
  slices jsonb;
begin
  account := ledger_begin(p_user, p_at);
  if account.version is null then
    raise exception 'nothing was ever granted' using errcode = 'NU404';
  end if;
  select e.credits into credits from entries e where e.user_id = p_user and e.cause = 'forgive:' || p_cause;
  changed := not found and account.debt > 0;
  if changed then
    credits := account.debt;
    select jsonb_agg(jsonb_build_object('lot', l.lot, 'credits', l.owed) order by l.lot) into slices
      from lots l where l.user_id = p_user and l.owed > 0;
    update lots l set owed = 0 where l.user_id = p_user and l.owed > 0;
    account := ledger_record(p_user, 'forgive', 'forgive:' || p_cause, credits, 0, 0, -credits, slices, account.moved_at);
  end if;
  return query select changed, coalesce(credits, 0), account.available, account.held, account.frozen, account.debt;
end $$;
