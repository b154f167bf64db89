-- The ledger. Credits are whole numbers; every movement passes through the functions below, each of which locks the account's row first, so that
-- movements of one account happen one after another and the journal's versions have no gaps.

create table accounts (
  user_id uuid primary key,
  available integer not null default 0 check (available >= 0),
  held integer not null default 0 check (held >= 0),
  debt integer not null default 0 check (debt >= 0),
  version bigint not null default 0 check (version >= 0)
);

-- A lot is what one grant brought. Its number is the version of the entry that granted it.
create table lots (
  user_id uuid not null references accounts on delete restrict,
  lot bigint not null,
  source text not null,
  cause text not null,
  paid boolean not null,
  granted integer not null check (granted > 0),
  remaining integer not null check (remaining >= 0),
  held integer not null default 0 check (held >= 0),
  spent integer not null default 0 check (spent >= 0),
  expires_at timestamptz,
  created_at timestamptz not null,
  primary key (user_id, lot),
  unique (user_id, cause),
  check (granted = remaining + held + spent)
);
create index lots_in_burn_order on lots (user_id, expires_at nulls last, paid, lot) where remaining > 0;

create table holds (
  user_id uuid not null references accounts on delete restrict,
  hold_id uuid not null,
  credits integer not null check (credits > 0),
  state text not null default 'held' check (state in ('held', 'captured', 'released')),
  -- [{"lot": 1, "credits": 3}, …] in burn order.
  slices jsonb not null,
  -- Database time: a process whose clock is wrong must not free what another process is using.
  lease_until timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (user_id, hold_id),
  check ((state = 'held') = (ended_at is null))
);
create index holds_by_lease on holds (lease_until) where state = 'held';

create table entries (
  user_id uuid not null references accounts on delete restrict,
  version bigint not null check (version > 0),
  kind text not null,
  -- Why this entry exists, once per account: 'signup', 'hold:<id>', 'end:<id>' (so that a hold ends once).
  cause text not null,
  credits integer not null check (credits > 0),
  available_delta integer not null,
  held_delta integer not null,
  available_after integer not null check (available_after >= 0),
  held_after integer not null check (held_after >= 0),
  slices jsonb not null,
  at timestamptz not null,
  primary key (user_id, version),
  unique (user_id, cause),
  check (case kind
    when 'grant' then available_delta = credits and held_delta = 0
    when 'hold' then available_delta = -credits and held_delta = credits
    when 'capture' then available_delta = 0 and held_delta = -credits
    when 'release' then available_delta = credits and held_delta = -credits
    else false
  end)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the journal is append-only' using errcode = 'NU001';
end $$;
create trigger entries_are_append_only before update or delete or truncate on entries
  for each statement execute function refuse_change();

-- Grants credits once per cause. A repetition changes nothing and answers granted = false; the same cause with another amount is a fault (NU422).
create function ledger_grant(
  p_user uuid, p_source text, p_cause text, p_credits integer, p_paid boolean, p_expires_at timestamptz, p_at timestamptz
) returns table (granted boolean, available integer, held integer) language plpgsql as $$
declare
  account accounts;
  earlier integer;
begin
  insert into accounts (user_id) values (p_user) on conflict do nothing;
  select * into account from accounts a where a.user_id = p_user for update;
  select l.granted into earlier from lots l where l.user_id = p_user and l.cause = p_cause;
  if found then
    if earlier <> p_credits then
      raise exception 'cause % granted % credits before, not %', p_cause, earlier, p_credits using errcode = 'NU422';
    end if;
    return query select false, account.available, account.held;
    return;
  end if;
  update accounts a set available = a.available + p_credits, version = a.version + 1
    where a.user_id = p_user returning * into account;
  insert into lots (user_id, lot, source, cause, paid, granted, remaining, expires_at, created_at)
    values (p_user, account.version, p_source, p_cause, p_paid, p_credits, p_credits, p_expires_at, p_at);
  insert into entries values (p_user, account.version, 'grant', p_cause, p_credits, p_credits, 0, account.available, account.held,
    jsonb_build_array(jsonb_build_object('lot', account.version, 'credits', p_credits)), p_at);
  return query select true, account.available, account.held;
end $$;

-- Sets credits aside in burn order: what expires first, then free before paid, then the oldest. NU402: not enough.
create function ledger_hold(p_user uuid, p_hold uuid, p_credits integer, p_lease interval, p_at timestamptz)
returns table (available integer, held integer) language plpgsql as $$
declare
  account accounts;
  source record;
  take integer;
  needed integer := p_credits;
  slices jsonb := '[]';
begin
  select * into account from accounts a where a.user_id = p_user for update;
  if not found or account.available < p_credits then
    raise exception 'not enough credits' using errcode = 'NU402';
  end if;
  for source in
    select l.lot, l.remaining from lots l
    where l.user_id = p_user and l.remaining > 0 and (l.expires_at is null or l.expires_at > p_at)
    order by l.expires_at nulls last, l.paid, l.lot
  loop
    take := least(source.remaining, needed);
    update lots l set remaining = l.remaining - take, held = l.held + take where l.user_id = p_user and l.lot = source.lot;
    slices := slices || jsonb_build_object('lot', source.lot, 'credits', take);
    needed := needed - take;
    exit when needed = 0;
  end loop;
  if needed > 0 then
    raise exception 'not enough credits that have not expired' using errcode = 'NU402';
  end if;
  update accounts a set available = a.available - p_credits, held = a.held + p_credits, version = a.version + 1
    where a.user_id = p_user returning * into account;
  insert into holds (user_id, hold_id, credits, slices, lease_until, created_at)
    values (p_user, p_hold, p_credits, slices, clock_timestamp() + p_lease, p_at);
  insert into entries values (p_user, account.version, 'hold', 'hold:' || p_hold, p_credits, -p_credits, p_credits, account.available,
    account.held, slices, p_at);
  return query select account.available, account.held;
end $$;

-- Ends a hold, once: 'capture' spends it, 'release' gives it back to the lots it came from. NU409: it has ended already, or there is none.
-- With p_only_if_lapsed, a hold whose lease still runs is left alone (NU409).
create function ledger_end_hold(p_user uuid, p_hold uuid, p_kind text, p_only_if_lapsed boolean, p_at timestamptz)
returns table (available integer, held integer) language plpgsql as $$
declare
  account accounts;
  ending holds;
  back integer;
begin
  select * into account from accounts a where a.user_id = p_user for update;
  select * into ending from holds h where h.user_id = p_user and h.hold_id = p_hold;
  if not found or ending.state <> 'held' or (p_only_if_lapsed and ending.lease_until > clock_timestamp()) then
    raise exception 'hold % is not there to be ended', p_hold using errcode = 'NU409';
  end if;
  back := case p_kind when 'release' then ending.credits when 'capture' then 0 end;
  update lots l set
      held = l.held - slice.credits,
      spent = l.spent + case p_kind when 'capture' then slice.credits else 0 end,
      remaining = l.remaining + case p_kind when 'release' then slice.credits else 0 end
    from jsonb_to_recordset(ending.slices) as slice (lot bigint, credits integer)
    where l.user_id = p_user and l.lot = slice.lot;
  update holds h set state = case p_kind when 'capture' then 'captured' else 'released' end, ended_at = p_at
    where h.user_id = p_user and h.hold_id = p_hold;
  update accounts a set available = a.available + back, held = a.held - ending.credits, version = a.version + 1
    where a.user_id = p_user returning * into account;
  insert into entries values (p_user, account.version, p_kind, 'end:' || p_hold, ending.credits, back, -ending.credits, account.available,
    account.held, ending.slices, p_at);
  return query select account.available, account.held;
end $$;
