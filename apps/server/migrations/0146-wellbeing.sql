-- The limits that people set for themselves.
create table wellbeing (
  user_id uuid primary key,
  -- The most credits that readings may cost in a calendar month (UTC); null: no limit.
  monthly_credits integer check (monthly_credits >= 0),
  -- A higher limit, or none, that holds from `next_from` on: the first moment of a month.
  next_credits integer check (next_credits >= 0),
  next_from timestamptz,
  paused_until timestamptz,
  shows_money boolean not null default true,
  changed_at timestamptz not null
);

-- By which a question that was answered and paid is known again. Null for free replies and where the words were deleted.
alter table turns add column question_hash text;

-- What readings cost that were asked in the month (UTC) of a moment, with those that are being written, but for one.
create function wellbeing_spent(p_user uuid, p_at timestamptz, p_except uuid) returns integer language sql stable as $$
  select coalesce(sum(coalesce(charged, price)), 0)::integer from turns
  where user_id = p_user and state <> 'failed' and turn_id is distinct from p_except
    and created_at >= date_trunc('month', p_at at time zone 'UTC') at time zone 'UTC'
$$;

-- As ledger_hold, within the person's own limits. NU423: they take a pause. NU429: the month's limit would be passed.
create function ledger_hold_within_limits(p_user uuid, p_hold uuid, p_credits integer, p_lease interval, p_at timestamptz)
returns table (available integer, held integer) language plpgsql as $$
declare
  own wellbeing;
  most integer;
begin
  -- The account is locked first, so that two holds are weighed one after another.
  perform from accounts a where a.user_id = p_user for update;
  select * into own from wellbeing w where w.user_id = p_user for share;
  if found then
    if own.paused_until > p_at then
      raise exception 'a pause runs' using errcode = 'NU423';
    end if;
    most := case when own.next_from <= p_at then own.next_credits else own.monthly_credits end;
    if most is not null and wellbeing_spent(p_user, p_at, p_hold) + p_credits > most then
      raise exception 'the limit of the month would be passed' using errcode = 'NU429';
    end if;
  end if;
  return query select * from ledger_hold(p_user, p_hold, p_credits, p_lease, p_at);
end $$;
