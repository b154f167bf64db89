-- Spending a part of a hold, for lots that are taken by shares (0039): what comes back is divided anew, and so is what was spent.
create or replace function ledger_spend_hold(p_user uuid, p_hold uuid, p_credits integer, p_at timestamptz)
returns table (available integer, held integer) language plpgsql as $$
declare
  account accounts;
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
  select * into ending from holds h where h.user_id = p_user and h.hold_id = p_hold and h.state = 'held';
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
    if lot.clawed or back > 0 and lot.expires_at is not null then
      unsettled := unsettled || lot.lot;
    end if;
  end loop;
  back := ending.credits - p_credits;
  update holds h set state = 'captured', ended_at = account.moved_at where h.user_id = p_user and h.hold_id = p_hold;
  update accounts a set available = a.available + back, held = a.held - back, version = a.version + 1, moved_at = account.moved_at
    where a.user_id = p_user returning * into account;
  insert into entries (user_id, version, kind, cause, credits, available_delta, held_delta, available_after, held_after, frozen_after, debt_after, slices, at)
    values (p_user, account.version, 'release', 'part:' || p_hold, back, back, -back, account.available, account.held, account.frozen, account.debt,
      back_slices, account.moved_at);
  update accounts a set held = a.held - p_credits, version = a.version + 1 where a.user_id = p_user returning * into account;
  insert into entries (user_id, version, kind, cause, credits, available_delta, held_delta, available_after, held_after, frozen_after, debt_after, slices, at)
    values (p_user, account.version, 'capture', 'end:' || p_hold, p_credits, 0, -p_credits, account.available, account.held, account.frozen,
      account.debt, spent_slices, account.moved_at);
  if cardinality(unsettled) > 0 then
    account := ledger_settle(p_user, unsettled, 'end:' || p_hold, account.moved_at);
  end if;
  return query select account.available, account.held;
end $$;
