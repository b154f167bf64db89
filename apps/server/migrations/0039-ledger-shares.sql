-- Clawbacks by shares. What refunds and claims take of a lot is a function of the sums of their amounts, so that the order of their news cannot matter:
--   shares  = granted × sum of amounts / price, rounded down; the last cent takes the last credit
--   claims  (disputes) come first and take least(their share, what was neither held, spent nor expired); what is missing and was spent is owed
--   refunds take least(their share, the rest), and never owe
-- Of what is taken, the part of open clawbacks is frozen and the part of done ones is revoked. What remains can be spent.

alter table lots
  drop constraint lots_are_sound,
  -- Taken by open clawbacks: the person's, and not to be spent.
  add column frozen integer not null default 0,
  -- Of what was spent, the part of a debt that was written off.
  add column forgiven integer not null default 0,
  -- Whether there ever was a clawback of it.
  add column clawed boolean not null default false;
drop index lots_in_burn_order;
alter table lots drop column spendable;
update lots l set clawed = true where exists (select from clawbacks c where c.user_id = l.user_id and c.lot = l.lot);
update lots set frozen = remaining, remaining = 0 where freezes > 0;
update lots set forgiven = spent - owed where owing;
drop function lot_is_sound(integer, integer, integer, integer, integer, integer, integer, boolean, integer, boolean, integer, text);
alter table lots drop column freezes, drop column owing;

create function lot_is_sound(
  granted integer, remaining integer, frozen integer, held integer, spent integer, expired integer, revoked integer, owed integer, forgiven integer,
  clawed boolean, paid boolean, price_cents integer, currency text
) returns boolean language plpgsql immutable parallel safe as $$
begin
  if granted <= 0 or least(remaining, frozen, held, spent, expired, revoked, owed, forgiven) < 0
    or granted <> remaining + frozen + held + spent + expired + revoked then
    return false;
  end if;
  if price_cents is not null or currency is not null then
    if price_cents is null or currency is null or not paid or price_cents < 0 or currency !~ '^[a-z]{3}$' then
      return false;
    end if;
  end if;
  if frozen + revoked + owed + forgiven > 0 then
    return clawed and owed + forgiven <= spent;
  end if;
  return true;
end $$;
alter table lots add constraint lots_are_sound
  check (lot_is_sound(granted, remaining, frozen, held, spent, expired, revoked, owed, forgiven, clawed, paid, price_cents, currency));
-- A column of its own, so that a lot that only shrinks needs no new index entries.
alter table lots add column spendable boolean not null generated always as (remaining > 0) stored;
create index lots_in_burn_order on lots (user_id, expires_at nulls last, paid, lot) where spendable;

drop index clawbacks_one_owing;
alter table clawbacks
  -- The amount that goes back, of the lot's price. With neither an amount nor a number of credits it is the whole lot.
  add column cents integer check (cents > 0);
update clawbacks c set cents = greatest(1, ceil(l.price_cents::numeric * c.asked / l.granted)), asked = null
  from lots l where l.user_id = c.user_id and l.lot = c.lot and c.asked is not null and l.price_cents > 0;
alter table clawbacks drop column revoked, add constraint clawbacks_ask_once check (asked is null or cents is null);
drop trigger clawbacks_keep_their_terms on clawbacks;
create trigger clawbacks_keep_their_terms before update of user_id, cause, lot, owing, asked, cents, created_at on clawbacks
  for each statement execute function refuse_rewriting();

create or replace function entry_is_sound(
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

drop function ledger_record_remaining(text, text, lots, integer, timestamptz);
-- Writes one entry about what comes to or goes from what remains of one lot.
create function ledger_record_remaining(p_kind text, p_cause text, p_lot lots, p_delta integer, p_now timestamptz)
returns accounts language sql as $$
  select ledger_record(p_lot.user_id, p_kind, p_cause, abs(p_delta), p_delta, 0, 0,
    jsonb_build_array(jsonb_build_object('lot', p_lot.lot, 'credits', abs(p_delta))), p_now)
$$;

-- What the standing refunds or claims of a lot that are in these states ask of it.
create function ledger_asked(p_lot lots, p_owing boolean, p_states text[]) returns integer language sql stable as $$
  select case
      when count(*) = 0 then 0
      when bool_or(c.asked is null and (c.cents is null or coalesce(p_lot.price_cents, 0) = 0)) then p_lot.granted
      else least(p_lot.granted, coalesce(sum(c.asked), 0)
        + coalesce(p_lot.granted * least(coalesce(sum(c.cents), 0), p_lot.price_cents) / p_lot.price_cents, 0))
    end::integer
  from clawbacks c where c.user_id = p_lot.user_id and c.lot = p_lot.lot and c.owing = p_owing and c.state = any (p_states)
$$;

-- Moves credits of one lot between what remains, what is frozen and what is revoked, and changes what is owed; with one entry.
create function ledger_move(
  p_lot lots, p_kind text, p_cause text, p_credits integer, p_available integer, p_frozen integer, p_debt integer, p_now timestamptz
) returns accounts language plpgsql as $$
begin
  update lots l set remaining = l.remaining + p_available, frozen = l.frozen + p_frozen, revoked = l.revoked - p_available - p_frozen,
      owed = l.owed + p_debt
    where l.user_id = p_lot.user_id and l.lot = p_lot.lot;
  return ledger_record(p_lot.user_id, p_kind, p_kind || ':' || p_cause || ':'
    || (select a.version + 1 from accounts a where a.user_id = p_lot.user_id), p_credits, p_available, p_frozen, p_debt,
    jsonb_build_array(jsonb_build_object('lot', p_lot.lot, 'credits', p_credits)), p_now);
end $$;

drop function ledger_settle(uuid, bigint, timestamptz);
-- Makes a lot what its clawbacks ask.
create function ledger_take(p_user uuid, p_lot bigint, p_cause text, p_now timestamptz) returns void language plpgsql as $$
declare
  lot lots;
  pool integer;
  claimed integer;
  claims integer;
  refunds integer;
  revoked_after integer;
  frozen_after integer;
  needed integer;
  to_revoked integer;
  to_frozen integer;
  across integer;
begin
  select * into lot from lots l where l.user_id = p_user and l.lot = p_lot;
  if lot.clawed then
    pool := lot.granted - lot.held - lot.spent - lot.expired;
    claimed := ledger_asked(lot, true, '{open,done}');
    claims := least(claimed, pool);
    refunds := least(ledger_asked(lot, false, '{open,done}'), pool - claims);
    revoked_after := least(claims, ledger_asked(lot, true, '{done}')) + least(refunds, ledger_asked(lot, false, '{done}'));
    frozen_after := claims + refunds - revoked_after;
    needed := least(lot.spent, greatest(0, claimed - claims - lot.held));
    -- First between what is frozen and what is revoked, then the rest between each of them and what remains.
    to_revoked := revoked_after - lot.revoked;
    to_frozen := frozen_after - lot.frozen;
    across := case when to_revoked > 0 then greatest(0, least(to_revoked, -to_frozen)) else least(0, greatest(to_revoked, -to_frozen)) end;
    to_revoked := to_revoked - across;
    to_frozen := to_frozen + across;
    if across > 0 then
      perform ledger_move(lot, 'revoke', p_cause, across, 0, -across, 0, p_now);
    elsif across < 0 then
      perform ledger_move(lot, 'restore', p_cause, -across, 0, -across, 0, p_now);
    end if;
    if to_revoked > 0 then
      perform ledger_move(lot, 'revoke', p_cause, to_revoked, -to_revoked, 0, 0, p_now);
    elsif to_revoked < 0 then
      perform ledger_move(lot, 'restore', p_cause, -to_revoked, -to_revoked, 0, 0, p_now);
    end if;
    if to_frozen > 0 then
      perform ledger_move(lot, 'freeze', p_cause, to_frozen, -to_frozen, to_frozen, 0, p_now);
    elsif to_frozen < 0 then
      perform ledger_move(lot, 'unfreeze', p_cause, -to_frozen, -to_frozen, to_frozen, 0, p_now);
    end if;
    if needed < lot.forgiven then
      update lots l set forgiven = needed where l.user_id = p_user and l.lot = p_lot;
    end if;
    needed := needed - least(lot.forgiven, needed) - lot.owed;
    if needed > 0 then
      perform ledger_move(lot, 'owe', p_cause, needed, 0, 0, needed, p_now);
    elsif needed < 0 then
      perform ledger_move(lot, 'waive', p_cause, -needed, 0, 0, needed, p_now);
    end if;
  end if;
end $$;

-- After credits came back to lots: makes those what their clawbacks ask, and then looks after their dates.
create function ledger_settle(p_user uuid, p_lots bigint[], p_cause text, p_now timestamptz) returns accounts language plpgsql as $$
declare
  account accounts;
  expiry timestamptz;
begin
  for index in 1 .. cardinality(p_lots) loop
    perform ledger_take(p_user, p_lots[index], p_cause, p_now);
  end loop;
  select min(l.expires_at) into expiry from lots l where l.user_id = p_user and l.lot = any (p_lots) and l.spendable;
  if expiry is null then
    select * into account from accounts a where a.user_id = p_user;
    return account;
  end if;
  update accounts a set next_expiry = least(a.next_expiry, expiry) where a.user_id = p_user returning * into account;
  if expiry <= p_now then
    account := ledger_expire_due(p_user, p_now);
  end if;
  return account;
end $$;

drop function ledger_freeze(uuid, bigint, text, boolean, timestamptz);
drop function ledger_unfreeze(uuid, bigint, text, boolean, timestamptz);
drop function ledger_revoke(uuid, bigint, text, integer, timestamptz);
drop function ledger_restore(uuid, bigint, text, integer, timestamptz);
drop function ledger_claw_back(uuid, text, text, boolean, text, integer, timestamptz);

-- Takes a clawback on to a state: 'open', 'done' or 'undone'. One that is there or further already stays as it is. Answers how many credits this took from
-- what could be spent; below nothing: how many came back.
-- NU404: there is no such lot. NU422: this cause was about another lot, kind, amount or number.
create function ledger_claw_back(
  p_user uuid, p_lot_cause text, p_cause text, p_owing boolean, p_state text, p_asked integer, p_cents integer, p_at timestamptz
) returns table (changed boolean, state text, credits integer, available integer, held integer, frozen integer, debt integer) language plpgsql as $$
declare
  account accounts;
  lot lots;
  earlier clawbacks;
  states constant text[] := '{open,done,undone}';
begin
  account := ledger_begin(p_user, p_at);
  select * into lot from lots l where l.user_id = p_user and l.cause = p_lot_cause;
  if not found then
    raise exception 'nothing was granted for %', p_lot_cause using errcode = 'NU404';
  end if;
  select * into earlier from clawbacks c where c.user_id = p_user and c.cause = p_cause;
  if found and (earlier.lot, earlier.owing, earlier.asked, earlier.cents) is distinct from (lot.lot, p_owing, p_asked, p_cents) then
    raise exception 'cause % clawed back something else before', p_cause using errcode = 'NU422';
  end if;
  credits := 0;
  changed := coalesce(array_position(states, earlier.state), 0) < array_position(states, p_state);
  if changed then
    if earlier.state is null then
      insert into clawbacks (user_id, cause, lot, owing, state, asked, cents, created_at, changed_at)
        values (p_user, p_cause, lot.lot, p_owing, p_state, p_asked, p_cents, account.moved_at, account.moved_at);
      update lots l set clawed = true where l.user_id = p_user and l.lot = lot.lot and not l.clawed;
    else
      update clawbacks c set state = p_state, changed_at = account.moved_at where c.user_id = p_user and c.cause = p_cause;
    end if;
    -- The journal says what the clawback has come to, whether credits move or not.
    perform ledger_record(p_user, case p_state when 'open' then 'freeze' when 'done' then 'revoke' else 'unfreeze' end, p_state || ':' || p_cause,
      0, 0, 0, 0, jsonb_build_array(jsonb_build_object('lot', lot.lot, 'credits', 0)), account.moved_at);
    account := ledger_settle(p_user, array[lot.lot], p_cause, account.moved_at);
    select l.frozen + l.revoked - lot.frozen - lot.revoked into credits from lots l where l.user_id = p_user and l.lot = lot.lot;
  end if;
  return query select changed, case when changed then p_state else earlier.state end, credits, account.available, account.held, account.frozen, account.debt;
end $$;

-- Settles what is owed from a purchase, oldest debt first.
create function ledger_settle_debt(p_user uuid, p_lot bigint, p_cause text, p_now timestamptz) returns integer language plpgsql as $$
declare
  debtor lots;
  payer lots;
  amount integer;
  settled integer := 0;
begin
  for debtor in select * from lots l where l.user_id = p_user and l.owed > 0 order by l.lot loop
    select * into payer from lots l where l.user_id = p_user and l.lot = p_lot;
    amount := least(debtor.owed, payer.remaining);
    exit when amount = 0;
    update lots l set remaining = l.remaining - amount, spent = l.spent + amount where l.user_id = p_user and l.lot = p_lot;
    perform ledger_record_remaining('settle', 'settle:' || p_cause || ':' || debtor.lot, payer, -amount, p_now);
    update lots l set remaining = l.remaining + amount, spent = l.spent - amount, owed = l.owed - amount where l.user_id = p_user and l.lot = debtor.lot;
    perform ledger_record(p_user, 'repay', 'repay:' || p_cause || ':' || debtor.lot, amount, amount, 0, -amount,
      jsonb_build_array(jsonb_build_object('lot', debtor.lot, 'credits', amount)), p_now);
    perform ledger_take(p_user, debtor.lot, 'repay:' || p_cause, p_now);
    settled := settled + amount;
  end loop;
  return settled;
end $$;

drop function ledger_grant(uuid, text, text, integer, boolean, timestamptz, timestamptz, integer, text);
-- Grants credits once per cause. A repetition changes nothing and answers granted = false; the same cause on other terms is a fault (NU422). Credits that were
-- paid for settle what is owed first.
create function ledger_grant(
  p_user uuid, p_source text, p_cause text, p_credits integer, p_paid boolean, p_expires_at timestamptz, p_at timestamptz,
  p_price_cents integer default null, p_currency text default null
) returns table (granted boolean, settled integer, available integer, held integer) language plpgsql as $$
declare
  account accounts;
  earlier lots;
  new_lot lots;
  paid_off integer := 0;
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
    return query select false, 0, account.available, account.held;
    return;
  end if;
  insert into lots (user_id, lot, source, cause, paid, granted, remaining, expires_at, price_cents, currency, created_at)
    values (p_user, account.version + 1, p_source, p_cause, p_paid, p_credits, p_credits, p_expires_at, p_price_cents, p_currency, account.moved_at)
    returning * into new_lot;
  perform ledger_record_remaining('grant', p_cause, new_lot, p_credits, account.moved_at);
  if p_paid and account.debt > 0 then
    paid_off := ledger_settle_debt(p_user, new_lot.lot, p_cause, account.moved_at);
  end if;
  account := ledger_settle(p_user, array[new_lot.lot], p_cause, account.moved_at);
  return query select true, paid_off, account.available, account.held;
end $$;

create or replace function ledger_end_hold(p_user uuid, p_hold uuid, p_kind text, p_only_if_lapsed boolean, p_at timestamptz)
returns table (available integer, held integer) language plpgsql as $$
declare
  account accounts;
  ending holds;
  lot lots;
  slice integer;
  unsettled bigint[] := '{}';
  slice_spent integer;
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
    slice_spent := case when p_kind = 'capture' then slice else 0 end;
    update lots l set held = l.held - slice, spent = l.spent + slice_spent, remaining = l.remaining + slice - slice_spent
      where l.user_id = p_user and l.lot = (ending.slices -> index -> 'lot')::bigint returning * into lot;
    if lot.clawed or p_kind = 'release' and lot.expires_at is not null then
      unsettled := unsettled || lot.lot;
    end if;
  end loop;
  slice := case when p_kind = 'release' then ending.credits else 0 end;
  update accounts a set available = a.available + slice, held = a.held - ending.credits, version = a.version + 1, moved_at = account.moved_at
    where a.user_id = p_user returning * into account;
  insert into entries (user_id, version, kind, cause, credits, available_delta, held_delta, available_after, held_after, frozen_after, debt_after, slices, at)
    values (p_user, account.version, p_kind, 'end:' || p_hold, ending.credits, slice, -ending.credits, account.available,
      account.held, account.frozen, account.debt, ending.slices, account.moved_at);
  if cardinality(unsettled) > 0 then
    account := ledger_settle(p_user, unsettled, 'end:' || p_hold, account.moved_at);
  end if;
  return query select account.available, account.held;
end $$;

create or replace function ledger_forgive_debt(p_user uuid, p_cause text, p_at timestamptz)
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
    update lots l set owed = 0, forgiven = l.forgiven + l.owed where l.user_id = p_user and l.owed > 0;
    account := ledger_record(p_user, 'forgive', 'forgive:' || p_cause, credits, 0, 0, -credits, slices, account.moved_at);
  end if;
  return query select changed, coalesce(credits, 0), account.available, account.held, account.frozen, account.debt;
end $$;

-- Lots whose clawbacks took otherwise until now.
do $$
declare
  each record;
  account accounts;
begin
  for each in select l.user_id, l.lot from lots l where l.clawed loop
    account := ledger_begin(each.user_id, now());
    perform ledger_settle(each.user_id, array[each.lot], 'shares', account.moved_at);
  end loop;
end $$;
