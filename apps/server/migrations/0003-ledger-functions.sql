-- The ledger's functions. Each locks the row of the account first, so that movements of one account happen one after another and the versions of its entries
-- have no gaps. The server may call those that platform/database/server-role.ts lists; the others are their parts. Errors: NU402 not enough credits, NU403
-- something is owed, NU404 there is no such lot or account, NU409 the hold has ended or does not exist, NU422 this cause was used on other terms.

-- Writes one entry about one or more lots and moves the balances with it. For functions that no reading waits for; the others write their own.
create function ledger_record(
  p_user uuid, p_kind text, p_cause text, p_credits integer, p_available integer, p_frozen integer, p_debt integer, p_slices jsonb, p_now timestamptz,
  p_hold uuid default null
) returns credit_accounts language plpgsql as $$
declare
  account credit_accounts;
begin
  update credit_accounts a set available = a.available + p_available, frozen = a.frozen + p_frozen, debt = a.debt + p_debt, version = a.version + 1,
      moved_at = p_now
    where a.user_id = p_user returning * into account;
  insert into entries (user_id, version, kind, cause, hold_id, credits, available_delta, held_delta, frozen_delta, debt_delta, available_after, held_after,
      frozen_after, debt_after, slices, at)
    values (p_user, account.version, p_kind, p_cause, p_hold, p_credits, p_available, 0, p_frozen, p_debt, account.available, account.held,
      account.frozen, account.debt, p_slices, p_now);
  return account;
end $$;

-- As above, for what comes to or goes from what remains of one lot.
create function ledger_record_remaining(p_kind text, p_cause text, p_lot lots, p_delta integer, p_now timestamptz) returns credit_accounts language sql as $$
  select ledger_record(p_lot.user_id, p_kind, p_cause, abs(p_delta), p_delta, 0, 0,
    jsonb_build_array(jsonb_build_object('lot', p_lot.lot, 'credits', abs(p_delta))), p_now)
$$;

-- Moves credits of one lot between what remains, what is frozen and what is revoked, and changes what is owed; with one entry. Either a cause or a hold is why.
create function ledger_move(
  p_lot lots, p_kind text, p_cause text, p_hold uuid, p_credits integer, p_available integer, p_frozen integer, p_debt integer, p_now timestamptz
) returns credit_accounts language plpgsql as $$
begin
  update lots l set remaining = l.remaining + p_available, frozen = l.frozen + p_frozen, revoked = l.revoked - p_available - p_frozen,
      owed = l.owed + p_debt
    where l.user_id = p_lot.user_id and l.lot = p_lot.lot;
  return ledger_record(p_lot.user_id, p_kind, p_kind || ':' || p_cause || ':'
    || (select a.version + 1 from credit_accounts a where a.user_id = p_lot.user_id), p_credits, p_available, p_frozen, p_debt,
    jsonb_build_array(jsonb_build_object('lot', p_lot.lot, 'credits', p_credits)), p_now, p_hold);
end $$;

-- Expires what is due. The account is locked already.
create function ledger_expire_due(p_user uuid, p_now timestamptz) returns credit_accounts language plpgsql as $$
declare
  account credit_accounts;
  due lots;
begin
  select * into account from credit_accounts a where a.user_id = p_user;
  for due in
    select * from lots l where l.user_id = p_user and l.is_spendable and l.expires_at <= p_now order by l.expires_at, l.lot
  loop
    update lots l set remaining = 0, expired = l.expired + due.remaining where l.user_id = p_user and l.lot = due.lot;
    -- A lot expires once, and what a hold brings back to it afterwards by itself.
    account := ledger_record_remaining('expire', 'expire:' || due.lot || case when due.expired > 0 then ':' || account.version + 1 else '' end, due,
      -due.remaining, p_now);
  end loop;
  update credit_accounts a set next_expiry = (select min(l.expires_at) from lots l where l.user_id = p_user and l.is_spendable)
    where a.user_id = p_user returning * into account;
  return account;
end $$;

-- Locks the account, expires what is due, and answers the account with the time of this call as its moved_at. No account: all null.
create function ledger_begin(p_user uuid, p_at timestamptz) returns credit_accounts language plpgsql as $$
declare
  account credit_accounts;
  verb_at timestamptz;
begin
  select * into account from credit_accounts a where a.user_id = p_user for update;
  verb_at := greatest(account.moved_at, p_at);
  if account.next_expiry <= verb_at then
    account := ledger_expire_due(p_user, verb_at);
  end if;
  account.moved_at := verb_at;
  return account;
end $$;

-- How many credits of a lot its clawbacks of one kind and of these states ask for.
create function ledger_asked(p_lot lots, p_is_dispute boolean, p_states text[]) returns integer language plpgsql stable as $$
begin
  return (select case
      when count(*) = 0 then 0
      when bool_or(c.asked is null and (c.cents is null or coalesce(p_lot.price_cents, 0) = 0)) then p_lot.granted
      else least(p_lot.granted, coalesce(sum(c.asked), 0)
        + coalesce(p_lot.granted * least(coalesce(sum(c.cents), 0), p_lot.price_cents) / p_lot.price_cents, 0))
    end::integer
  from clawbacks c where c.user_id = p_lot.user_id and c.lot = p_lot.lot and c.is_dispute = p_is_dispute and c.state = any (p_states));
end $$;

-- Makes a lot what its clawbacks ask.
create function ledger_take(p_user uuid, p_lot bigint, p_cause text, p_hold uuid, p_now timestamptz) returns void language plpgsql as $$
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
  if lot.has_clawback then
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
      perform ledger_move(lot, 'revoke', p_cause, p_hold, across, 0, -across, 0, p_now);
    elsif across < 0 then
      perform ledger_move(lot, 'restore', p_cause, p_hold, -across, 0, -across, 0, p_now);
    end if;
    if to_revoked > 0 then
      perform ledger_move(lot, 'revoke', p_cause, p_hold, to_revoked, -to_revoked, 0, 0, p_now);
    elsif to_revoked < 0 then
      perform ledger_move(lot, 'restore', p_cause, p_hold, -to_revoked, -to_revoked, 0, 0, p_now);
    end if;
    if to_frozen > 0 then
      perform ledger_move(lot, 'freeze', p_cause, p_hold, to_frozen, -to_frozen, to_frozen, 0, p_now);
    elsif to_frozen < 0 then
      perform ledger_move(lot, 'unfreeze', p_cause, p_hold, -to_frozen, -to_frozen, to_frozen, 0, p_now);
    end if;
    if needed < lot.forgiven then
      update lots l set forgiven = needed where l.user_id = p_user and l.lot = p_lot;
    end if;
    needed := needed - least(lot.forgiven, needed) - lot.owed;
    if needed > 0 then
      perform ledger_move(lot, 'owe', p_cause, p_hold, needed, 0, 0, needed, p_now);
    elsif needed < 0 then
      perform ledger_move(lot, 'waive', p_cause, p_hold, -needed, 0, 0, needed, p_now);
    end if;
  end if;
end $$;

-- After credits came back to lots: makes those what their clawbacks ask, and then looks after their dates.
create function ledger_settle(p_user uuid, p_lots bigint[], p_cause text, p_hold uuid, p_now timestamptz) returns credit_accounts language plpgsql as $$
declare
  account credit_accounts;
  expiry timestamptz;
begin
  for index in 1 .. cardinality(p_lots) loop
    perform ledger_take(p_user, p_lots[index], p_cause, p_hold, p_now);
  end loop;
  select min(l.expires_at) into expiry from lots l where l.user_id = p_user and l.lot = any (p_lots) and l.is_spendable;
  if expiry is null then
    select * into account from credit_accounts a where a.user_id = p_user;
    return account;
  end if;
  update credit_accounts a set next_expiry = least(a.next_expiry, expiry) where a.user_id = p_user returning * into account;
  if expiry <= p_now then
    account := ledger_expire_due(p_user, p_now);
  end if;
  return account;
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
    perform ledger_take(p_user, debtor.lot, 'repay:' || p_cause, null, p_now);
    settled := settled + amount;
  end loop;
  return settled;
end $$;

-- Grants credits once per cause. A repetition changes nothing and answers granted = false; the same cause on other terms is an error (NU422). Credits that
-- were paid for settle what is owed first.
create function ledger_grant(
  p_user uuid, p_source text, p_cause text, p_credits integer, p_paid boolean, p_expires_at timestamptz, p_at timestamptz,
  p_price_cents integer DEFAULT NULL::integer, p_currency text DEFAULT NULL::text
) returns table (granted boolean, settled integer, available integer, held integer) language plpgsql as $$
declare
  account credit_accounts;
  earlier lots;
  new_lot lots;
  paid_off integer := 0;
begin
  insert into credit_accounts (user_id) values (p_user) on conflict do nothing;
  account := ledger_begin(p_user, p_at);
  select * into earlier from lots l where l.user_id = p_user and l.cause = p_cause;
  if found then
    if earlier.granted <> p_credits then
      raise exception 'cause % granted % credits before, not %', p_cause, earlier.granted, p_credits using errcode = 'NU422';
    end if;
    if (earlier.source, earlier.is_paid, earlier.expires_at, earlier.price_cents, earlier.currency)
      is distinct from (p_source, p_paid, p_expires_at, p_price_cents, p_currency) then
      raise exception 'cause % granted credits before on other terms', p_cause using errcode = 'NU422';
    end if;
    return query select false, 0, account.available, account.held;
    return;
  end if;
  insert into lots (user_id, lot, source, cause, is_paid, granted, remaining, expires_at, price_cents, currency, created_at)
    values (p_user, account.version + 1, p_source, p_cause, p_paid, p_credits, p_credits, p_expires_at, p_price_cents, p_currency, account.moved_at)
    returning * into new_lot;
  perform ledger_record_remaining('grant', p_cause, new_lot, p_credits, account.moved_at);
  if p_paid and account.debt > 0 then
    paid_off := ledger_settle_debt(p_user, new_lot.lot, p_cause, account.moved_at);
  end if;
  account := ledger_settle(p_user, array[new_lot.lot], p_cause, null, account.moved_at);
  return query select true, paid_off, account.available, account.held;
end $$;

-- Sets credits aside in burn order: what expires first, then free before paid, then the oldest. NU402: not enough. NU403: something is owed. NU422: there was
-- a hold with this id; nothing new is held.
create function ledger_hold(
  p_user uuid, p_hold uuid, p_credits integer, p_lease interval, p_at timestamptz
) returns table (available integer, held integer) language plpgsql as $$
declare
  account credit_accounts;
  source record;
  take integer;
  needed integer := p_credits;
  slices jsonb := '[]';
begin
  account := ledger_begin(p_user, p_at);
  if account.available >= p_credits and account.debt = 0 then
    null;
  elsif exists (select from entries e where e.user_id = p_user and e.hold_id = p_hold and e.kind = 'hold') then
    raise exception 'hold % was taken before', p_hold using errcode = 'NU422';
  elsif account.debt > 0 then
    raise exception 'something is owed' using errcode = 'NU403';
  else
    raise exception 'not enough credits' using errcode = 'NU402';
  end if;
  for source in
    select l.lot, l.remaining from lots l where l.user_id = p_user and l.is_spendable order by l.expires_at nulls last, l.is_paid, l.lot
  loop
    take := least(source.remaining, needed);
    update lots l set remaining = l.remaining - take, held = l.held + take where l.user_id = p_user and l.lot = source.lot;
    slices := slices || jsonb_build_object('lot', source.lot, 'credits', take);
    needed := needed - take;
    exit when needed = 0;
  end loop;
  update credit_accounts a set available = a.available - p_credits, held = a.held + p_credits, version = a.version + 1, moved_at = account.moved_at
    where a.user_id = p_user returning * into account;
  insert into entries (user_id, version, kind, hold_id, credits, available_delta, held_delta, available_after, held_after, frozen_after, slices, at)
    values (p_user, account.version, 'hold', p_hold, p_credits, -p_credits, p_credits, account.available, account.held, account.frozen, slices,
      account.moved_at)
    on conflict (user_id, hold_id) where kind = 'hold' do nothing;
  if not found then
    raise exception 'hold % was taken before', p_hold using errcode = 'NU422';
  end if;
  insert into holds (user_id, hold_id, credits, slices, lease_until, created_at)
    values (p_user, p_hold, p_credits, slices, clock_timestamp() + p_lease, account.moved_at);
  return query select account.available, account.held;
end $$;

-- Prolongs the lease of a hold that has not ended.
create function ledger_renew_lease(p_user uuid, p_hold uuid, p_lease interval) returns void language plpgsql as $$
declare
  until timestamptz := clock_timestamp() + p_lease;
begin
  update holds h set lease_until = until where h.user_id = p_user and h.hold_id = p_hold;
end $$;

-- Ends a hold, once: capture spends it, release gives it back to the lots it came from. With p_only_if_lapsed, a hold whose lease still runs is left alone
-- (NU409). The moment stands in a variable, since a distributed database sends no volatile function in a condition to a shard.
create function ledger_end_hold(
  p_user uuid, p_hold uuid, p_kind text, p_only_if_lapsed boolean, p_at timestamptz
) returns table (available integer, held integer) language plpgsql as $$
declare
  account credit_accounts;
  ending holds;
  lot lots;
  slice integer;
  unsettled bigint[] := '{}';
  slice_spent integer;
  -- A lease that ends before this moment is over; without a limit every hold ends.
  lapsed_before timestamptz := case when p_only_if_lapsed then clock_timestamp() else 'infinity' end;
begin
  account := ledger_begin(p_user, p_at);
  delete from holds h where h.user_id = p_user and h.hold_id = p_hold and h.lease_until <= lapsed_before returning * into ending;
  if not found then
    raise exception 'hold % is not there to be ended', p_hold using errcode = 'NU409';
  end if;
  for index in 0 .. jsonb_array_length(ending.slices) - 1 loop
    slice := (ending.slices -> index -> 'credits')::integer;
    slice_spent := case when p_kind = 'capture' then slice else 0 end;
    update lots l set held = l.held - slice, spent = l.spent + slice_spent, remaining = l.remaining + slice - slice_spent
      where l.user_id = p_user and l.lot = (ending.slices -> index -> 'lot')::bigint returning * into lot;
    if lot.has_clawback or p_kind = 'release' and lot.expires_at is not null then
      unsettled := unsettled || lot.lot;
    end if;
  end loop;
  slice := case when p_kind = 'release' then ending.credits else 0 end;
  update credit_accounts a set available = a.available + slice, held = a.held - ending.credits, version = a.version + 1, moved_at = account.moved_at
    where a.user_id = p_user returning * into account;
  insert into entries (user_id, version, kind, hold_id, credits, available_delta, held_delta, available_after, held_after, frozen_after, debt_after, slices, at)
    values (p_user, account.version, p_kind, p_hold, ending.credits, slice, -ending.credits, account.available,
      account.held, account.frozen, account.debt, ending.slices, account.moved_at);
  if cardinality(unsettled) > 0 then
    account := ledger_settle(p_user, unsettled, null, p_hold, account.moved_at);
  end if;
  return query select account.available, account.held;
end $$;

-- Spends a part of what was held, from the lots that burn first, and gives the rest back: one entry for each, the rest first. All of it is a capture, nothing
-- of it a release.
create function ledger_spend_hold(
  p_user uuid, p_hold uuid, p_credits integer, p_at timestamptz
) returns table (available integer, held integer) language plpgsql as $$
declare
  account credit_accounts;
  ending holds;
  lot lots;
  slice record;
  left_to_spend integer := p_credits;
  used integer;
  back integer;
  spent_slices jsonb := '[]';
  back_slices jsonb := '[]';
  unsettled bigint[] := '{}';
begin
  account := ledger_begin(p_user, p_at);
  select * into ending from holds h where h.user_id = p_user and h.hold_id = p_hold;
  if not found then
    raise exception 'hold % is not there to be spent', p_hold using errcode = 'NU409';
  end if;
  if p_credits <= 0 or p_credits >= ending.credits then
    return query select * from ledger_end_hold(p_user, p_hold, case when p_credits <= 0 then 'release' else 'capture' end, false, p_at);
    return;
  end if;
  for slice in select * from jsonb_to_recordset(ending.slices) as each (lot bigint, credits integer) loop
    used := least(slice.credits, left_to_spend);
    back := slice.credits - used;
    left_to_spend := left_to_spend - used;
    update lots l set held = l.held - slice.credits, spent = l.spent + used, remaining = l.remaining + back
      where l.user_id = p_user and l.lot = slice.lot returning * into lot;
    if used > 0 then
      spent_slices := spent_slices || jsonb_build_object('lot', slice.lot, 'credits', used);
    end if;
    if back > 0 then
      back_slices := back_slices || jsonb_build_object('lot', slice.lot, 'credits', back);
    end if;
    if lot.has_clawback or back > 0 and lot.expires_at is not null then
      unsettled := unsettled || lot.lot;
    end if;
  end loop;
  back := ending.credits - p_credits;
  delete from holds h where h.user_id = p_user and h.hold_id = p_hold;
  update credit_accounts a set available = a.available + back, held = a.held - back, version = a.version + 1, moved_at = account.moved_at
    where a.user_id = p_user returning * into account;
  insert into entries (user_id, version, kind, hold_id, credits, available_delta, held_delta, available_after, held_after, frozen_after, debt_after, slices, at)
    values (p_user, account.version, 'release', p_hold, back, back, -back, account.available, account.held, account.frozen, account.debt,
      back_slices, account.moved_at);
  update credit_accounts a set held = a.held - p_credits, version = a.version + 1 where a.user_id = p_user returning * into account;
  insert into entries (user_id, version, kind, hold_id, credits, available_delta, held_delta, available_after, held_after, frozen_after, debt_after, slices, at)
    values (p_user, account.version, 'capture', p_hold, p_credits, 0, -p_credits, account.available, account.held, account.frozen,
      account.debt, spent_slices, account.moved_at);
  if cardinality(unsettled) > 0 then
    account := ledger_settle(p_user, unsettled, null, p_hold, account.moved_at);
  end if;
  return query select account.available, account.held;
end $$;

-- Expires what is due in one account; answers how many credits.
create function ledger_expire(p_user uuid, p_at timestamptz) returns integer language plpgsql as $$
declare
  version_before bigint;
begin
  select a.version into version_before from credit_accounts a where a.user_id = p_user for update;
  perform ledger_begin(p_user, p_at);
  return (select coalesce(sum(e.credits), 0) from entries e where e.user_id = p_user and e.version > version_before);
end $$;

-- Takes a clawback on to a state: open, done or undone. One that is there or further already stays as it is. Answers how many credits this took from what
-- could be spent; below nothing: how many came back.
create function ledger_claw_back(
  p_user uuid, p_lot_cause text, p_cause text, p_is_dispute boolean, p_state text, p_asked integer, p_cents integer, p_at timestamptz
) returns table (changed boolean, state text, credits integer, available integer, held integer, frozen integer, debt integer) language plpgsql as $$
declare
  account credit_accounts;
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
  if found and (earlier.lot, earlier.is_dispute, earlier.asked, earlier.cents) is distinct from (lot.lot, p_is_dispute, p_asked, p_cents) then
    raise exception 'cause % clawed back something else before', p_cause using errcode = 'NU422';
  end if;
  credits := 0;
  changed := coalesce(array_position(states, earlier.state), 0) < array_position(states, p_state);
  if changed then
    if earlier.state is null then
      insert into clawbacks (user_id, cause, lot, is_dispute, state, asked, cents, created_at, changed_at)
        values (p_user, p_cause, lot.lot, p_is_dispute, p_state, p_asked, p_cents, account.moved_at, account.moved_at);
      update lots l set has_clawback = true where l.user_id = p_user and l.lot = lot.lot and not l.has_clawback;
    else
      update clawbacks c set state = p_state, changed_at = account.moved_at where c.user_id = p_user and c.cause = p_cause;
    end if;
    -- The journal says what the clawback has come to, whether credits move or not.
    perform ledger_record(p_user, case p_state when 'open' then 'freeze' when 'done' then 'revoke' else 'unfreeze' end, p_state || ':' || p_cause,
      0, 0, 0, 0, jsonb_build_array(jsonb_build_object('lot', lot.lot, 'credits', 0)), account.moved_at);
    account := ledger_settle(p_user, array[lot.lot], p_cause, null, account.moved_at);
    select l.frozen + l.revoked - lot.frozen - lot.revoked into credits from lots l where l.user_id = p_user and l.lot = lot.lot;
  end if;
  return query select changed, case when changed then p_state else earlier.state end, credits, account.available, account.held, account.frozen, account.debt;
end $$;

-- Writes off what an account owes, once per cause.
create function ledger_forgive_debt(
  p_user uuid, p_cause text, p_at timestamptz
) returns table (changed boolean, credits integer, available integer, held integer, frozen integer, debt integer) language plpgsql as $$
declare
  account credit_accounts;
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

-- Sets a reward aside, once per cause. Answers false for a repetition.
create function ledger_set_aside(
  p_user uuid, p_pending uuid, p_source text, p_cause text, p_credits integer, p_cents integer, p_reason text, p_at timestamptz
) returns table (is_new boolean) language plpgsql as $$
declare
  earlier pending_credits;
begin
  insert into pending_credits (user_id, pending_id, source, cause, credits, cents, reason, created_at)
    values (p_user, p_pending, p_source, p_cause, p_credits, p_cents, p_reason, p_at) on conflict (user_id, cause) do nothing;
  is_new := found;
  if not is_new then
    select * into earlier from pending_credits p where p.user_id = p_user and p.cause = p_cause;
    if (earlier.credits, earlier.cents, earlier.source) is distinct from (p_credits, p_cents, p_source) then
      raise exception 'cause % was set aside with other figures', p_cause using errcode = 'NU422';
    end if;
  end if;
  return next;
end $$;

-- Decides about a reward, once, and grants what was approved. Answers the decision that holds, or no row where there is nothing to decide about.
create function ledger_decide(
  p_user uuid, p_pending uuid, p_state text, p_by text, p_at timestamptz
) returns table (is_new boolean, state text, decided_at timestamptz, decided_by text, credits integer) language plpgsql as $$
declare
  decided pending_credits;
begin
  update pending_credits p set state = p_state, decided_at = p_at, decided_by = p_by
    where p.user_id = p_user and p.pending_id = p_pending and p.state = 'pending' returning * into decided;
  is_new := found;
  if not is_new then
    select * into decided from pending_credits p where p.user_id = p_user and p.pending_id = p_pending;
    if not found then
      return;
    end if;
  elsif p_state = 'approved' and decided.credits > 0 then
    perform ledger_grant(p_user, decided.source, decided.cause, decided.credits, false, null, p_at);
  end if;
  return query select is_new, decided.state, decided.decided_at, decided.decided_by, decided.credits;
end $$;

-- Forgets what waits for a decision about a user who leaves.
create function ledger_forget_pending(p_user uuid) returns void language plpgsql as $$
begin
  delete from pending_credits p where p.user_id = p_user and p.state = 'pending';
end $$;
