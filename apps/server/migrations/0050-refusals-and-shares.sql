alter table turns
  -- What was spent of the price that was held: less for a reading that was stopped, nothing for an answer of the server. Null: all of it.
  add column charged integer check (charged between 0 and price),
  -- Sentences of the model that were not shown, and what was missing from its text: the rule, what it claimed, and what became of it.
  add column refusals jsonb;
-- Nothing is corrected any more. The column goes with a later version, since a server of the version before still writes it.
comment on column turns.corrections is 'unused';
alter table turns add constraint turns_forget_refusals check (state <> 'forgotten' or refusals is null);

-- The people whose dates a reader has given for earlier readings.
create index turns_with_another on turns (user_id, created_at desc) where state = 'done' and numbers -> 'other' <> 'null';

-- Spends a part of what was held, from the lots that burn first, and gives the rest back: one entry for each, the rest first. All of it is a capture,
-- nothing of it a release. NU409: the hold has ended already, or there is none.
create function ledger_spend_hold(p_user uuid, p_hold uuid, p_credits integer, p_at timestamptz)
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
  available_back integer := 0;
  newly_owed integer := 0;
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
    update lots l set held = l.held - slice.credits, spent = l.spent + used, remaining = l.remaining + back,
        owed = l.owed + case when l.owing then used else 0 end
      where l.user_id = p_user and l.lot = slice.lot returning * into lot;
    if used > 0 then
      spent_slices := spent_slices || jsonb_build_object('lot', slice.lot, 'credits', used);
      newly_owed := newly_owed + case when lot.owing then used else 0 end;
    end if;
    if back > 0 then
      back_slices := back_slices || jsonb_build_object('lot', slice.lot, 'credits', back);
      available_back := available_back + case when lot.freezes = 0 then back else 0 end;
    end if;
  end loop;
  back := ending.credits - p_credits;
  update holds h set state = 'captured', ended_at = account.moved_at where h.user_id = p_user and h.hold_id = p_hold;
  update accounts a set available = a.available + available_back, held = a.held - back, frozen = a.frozen + back - available_back,
      version = a.version + 1, moved_at = account.moved_at
    where a.user_id = p_user returning * into account;
  insert into entries (user_id, version, kind, cause, credits, available_delta, held_delta, frozen_delta, debt_delta, available_after, held_after,
      frozen_after, debt_after, slices, at)
    values (p_user, account.version, 'release', 'part:' || p_hold, back, available_back, -back, back - available_back, 0, account.available,
      account.held, account.frozen, account.debt, back_slices, account.moved_at);
  update accounts a set held = a.held - p_credits, debt = a.debt + newly_owed, version = a.version + 1
    where a.user_id = p_user returning * into account;
  insert into entries (user_id, version, kind, cause, credits, available_delta, held_delta, frozen_delta, debt_delta, available_after, held_after,
      frozen_after, debt_after, slices, at)
    values (p_user, account.version, 'capture', 'end:' || p_hold, p_credits, 0, -p_credits, 0, newly_owed, account.available, account.held,
      account.frozen, account.debt, spent_slices, account.moved_at);
  for slice in select * from jsonb_to_recordset(back_slices) as each (lot bigint, credits integer) loop
    account := ledger_settle(p_user, slice.lot, account.moved_at);
  end loop;
  return query select account.available, account.held;
end $$;
