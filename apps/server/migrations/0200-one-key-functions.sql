-- Statements of several parts that a distributed database refuses, as functions of one key: it runs each of them on the worker that holds the rows of that key.
-- One PostgreSQL runs them as before.

-- As before (0039), with the moment in a variable, since a volatile function in a condition cannot be sent to a shard, and without `case value when`, which
-- arrives there as another expression.
create or replace function ledger_end_hold(p_user uuid, p_hold uuid, p_kind text, p_only_if_lapsed boolean, p_at timestamptz)
returns table (available integer, held integer) language plpgsql as $$
declare
  account accounts;
  ending holds;
  lot lots;
  slice integer;
  unsettled bigint[] := '{}';
  slice_spent integer;
  -- A lease that ends before this moment is over; without a limit every hold ends.
  lapsed_before timestamptz := case when p_only_if_lapsed then clock_timestamp() else 'infinity' end;
begin
  account := ledger_begin(p_user, p_at);
  update holds h set state = case when p_kind = 'release' then 'released' when p_kind = 'capture' then 'captured' end, ended_at = account.moved_at
    where h.user_id = p_user and h.hold_id = p_hold and h.state = 'held' and h.lease_until <= lapsed_before
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

create or replace function ledger_renew_lease(p_user uuid, p_hold uuid, p_lease interval) returns void language plpgsql as $$
declare
  until timestamptz := clock_timestamp() + p_lease;
begin
  update holds h set lease_until = until where h.user_id = p_user and h.hold_id = p_hold and h.state = 'held';
end $$;

-- As before (0039, 0146), in PL/pgSQL: a distributed database refuses the parameters of functions in plain SQL.
create or replace function ledger_asked(p_lot lots, p_owing boolean, p_states text[]) returns integer language plpgsql stable as $$
begin
  return (select case
      when count(*) = 0 then 0
      when bool_or(c.asked is null and (c.cents is null or coalesce(p_lot.price_cents, 0) = 0)) then p_lot.granted
      else least(p_lot.granted, coalesce(sum(c.asked), 0)
        + coalesce(p_lot.granted * least(coalesce(sum(c.cents), 0), p_lot.price_cents) / p_lot.price_cents, 0))
    end::integer
  from clawbacks c where c.user_id = p_lot.user_id and c.lot = p_lot.lot and c.owing = p_owing and c.state = any (p_states));
end $$;

create or replace function wellbeing_spent(p_user uuid, p_at timestamptz, p_except uuid) returns integer language plpgsql stable as $$
begin
  return (select coalesce(sum(coalesce(t.charged, t.price)), 0)::integer from turns t
    where t.user_id = p_user and t.state <> 'failed' and t.turn_id is distinct from p_except
      and t.created_at >= date_trunc('month', p_at at time zone 'UTC') at time zone 'UTC');
end $$;

-- Begins a turn, and with a price holds it; with a reply the turn is done at once and costs nothing. Answers how it went: 'begun', with what may be spent
-- beside the price; 'gone', where the conversation was deleted; 'asked_before', with the turn that answered the same question; 'too_many_stops' and
-- 'too_fast', with the oldest of what was counted; or 'obstacle', where a turn runs or this key was used. A hold that is refused leaves nothing (NU402,
-- NU403, NU423, NU429).
create function turn_begin(
  p_user uuid, p_turn uuid, p_conversation uuid, p_key text, p_request_hash text, p_question_hash text, p_price integer, p_message text, p_tone text,
  p_language text, p_tradition text, p_reading text, p_rewrite_of uuid, p_rewrite_reason jsonb, p_edit_of uuid, p_numbers jsonb, p_prompt_version text,
  p_reply text, p_suggestions jsonb, p_credits_remaining integer, p_at timestamptz, p_lease interval, p_per_minute integer, p_stops_per_day integer,
  p_same_since timestamptz
) returns table (outcome text, credits_left integer, earlier uuid, oldest timestamptz) language plpgsql as $$
declare
  counted integer;
begin
  perform from conversations c where c.user_id = p_user and c.conversation_id = p_conversation for key share;
  if not found then
    return query select 'gone', null::integer, null::uuid, null::timestamptz;
    return;
  end if;
  if p_same_since is not null then
    select t.turn_id into earlier from turns t
    where t.user_id = p_user and t.state = 'done' and t.question_hash = p_question_hash and t.charged > 0 and not t.stopped and t.created_at > p_same_since
    order by t.created_at desc limit 1;
    if found then
      return query select 'asked_before', null::integer, earlier, null::timestamptz;
      return;
    end if;
  end if;
  if p_price > 0 then
    select count(*), min(newest.created_at) into counted, oldest from (
      select t.created_at from turns t
      where t.user_id = p_user and t.price > 0
        and (t.failure in ('chat.stopped', 'model.unusable') or (t.reading = 'onboarding' and t.charged = 0))
        and t.created_at > p_at - interval '1 day' and t.created_at < p_at + interval '1 minute'
      order by t.created_at desc limit p_stops_per_day
    ) as newest;
    if counted >= p_stops_per_day then
      return query select 'too_many_stops', null::integer, null::uuid, oldest;
      return;
    end if;
  end if;
  select count(*), min(t.created_at) into counted, oldest from turns t
  where t.user_id = p_user and t.created_at > p_at - interval '1 minute' and t.created_at < p_at + interval '1 minute';
  if counted >= p_per_minute then
    return query select 'too_fast', null::integer, null::uuid, oldest;
    return;
  end if;
  insert into turns (user_id, turn_id, conversation_id, idempotency_key, request_hash, question_hash, price, message, tone, language, tradition, reading,
      created_at, rewrite_of, rewrite_reason, edit_of, state, response, suggestions, credits_remaining, numbers, prompt_version, ended_at)
    values (p_user, p_turn, p_conversation, p_key, p_request_hash, p_question_hash, p_price, p_message, p_tone, p_language, p_tradition, p_reading,
      p_at, p_rewrite_of, p_rewrite_reason, p_edit_of, case when p_reply is null then 'running' else 'done' end, p_reply, p_suggestions,
      p_credits_remaining, p_numbers, p_prompt_version, case when p_reply is not null then p_at end)
    on conflict do nothing;
  if not found then
    return query select 'obstacle', null::integer, null::uuid, null::timestamptz;
    return;
  end if;
  if p_price > 0 then
    -- The commit is not waited for (decision 010): a crash of the database that takes it takes all it was for, and the reading that is stored and paid later
    -- makes it durable as well.
    perform set_config('synchronous_commit', 'off', true);
    select h.available into credits_left from ledger_hold_within_limits(p_user, p_turn, p_price, p_lease, p_at) h;
  elsif p_reply is null then
    select a.available into credits_left from accounts a where a.user_id = p_user;
  else
    credits_left := p_credits_remaining;
  end if;
  return query select 'begun', coalesce(credits_left, 0), null::uuid, null::timestamptz;
end $$;

-- Stores a reply and spends its price, together or not at all. NU409: the hold has ended already, or there is no such turn.
create function turn_finish(
  p_user uuid, p_turn uuid, p_charged integer, p_response text, p_suggestions jsonb, p_reading text, p_refusals jsonb, p_stopped boolean, p_model text,
  p_prompt_tokens integer, p_completion_tokens integer, p_at timestamptz
) returns table (credits_remaining integer) language plpgsql as $$
begin
  select s.available + s.held into credits_remaining from ledger_spend_hold(p_user, p_turn, p_charged, p_at) s;
  update turns t set state = 'done', response = p_response, written = null, suggestions = p_suggestions, charged = p_charged, reading = p_reading,
      refusals = p_refusals, stopped = p_stopped, model = p_model, prompt_tokens = p_prompt_tokens, completion_tokens = p_completion_tokens,
      credits_remaining = turn_finish.credits_remaining, ended_at = p_at
    where t.user_id = p_user and t.turn_id = p_turn;
  if not found then
    raise exception 'turn % is not there to be finished', p_turn using errcode = 'NU409';
  end if;
  return next;
end $$;

-- Ends a turn without a reply and gives its price back, together or not at all. NU409: the hold has ended already, or its lease still runs.
create function turn_fail(
  p_user uuid, p_turn uuid, p_failure text, p_refusals jsonb, p_model text, p_prompt_tokens integer, p_completion_tokens integer,
  p_only_if_lapsed boolean, p_at timestamptz
) returns void language plpgsql as $$
begin
  perform ledger_end_hold(p_user, p_turn, 'release', p_only_if_lapsed, p_at);
  update turns t set state = 'failed', failure = p_failure, message = null, question_hash = null, numbers = null, written = null, model = p_model,
      refusals = p_refusals, prompt_tokens = p_prompt_tokens, completion_tokens = p_completion_tokens, ended_at = p_at
    where t.user_id = p_user and t.turn_id = p_turn;
end $$;

-- Counts a request in a window that runs, or begins one. Answers whether it was counted, and when the window ends. The commit is not waited for: a crash of
-- the database may forget a count.
create function count_request(p_key text, p_most integer, p_ends_at timestamptz, p_latest timestamptz, p_at timestamptz)
returns table (is_counted boolean, ends_at timestamptz) language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  select c.ends_at into ends_at from request_counts c where c.key = p_key;
  insert into request_counts as c (key, ends_at, count) values (p_key, p_ends_at, 1)
    on conflict (key) do update set
      count = case when c.ends_at > p_at and c.ends_at <= p_latest then c.count + 1 else 1 end,
      ends_at = case when c.ends_at > p_at and c.ends_at <= p_latest then c.ends_at else excluded.ends_at end
    where c.count < p_most or not (c.ends_at > p_at and c.ends_at <= p_latest);
  is_counted := found;
  return next;
end $$;

-- Counts a visit that a code brought, once for each visitor and day, and so many of one address. Answers whether there is such a code.
create function count_click(
  p_code text, p_day date, p_visitor text, p_address text, p_most integer, p_source text, p_medium text, p_campaign text, p_sub_id text, p_at timestamptz
) returns table (is_known boolean) language plpgsql as $$
begin
  is_known := exists (select from referral_codes c where c.code = p_code);
  if is_known and not exists (select from referral_clicks c where c.code = p_code and c.day = p_day and c.visitor = p_visitor) then
    insert into referral_click_addresses as a (code, day, address, clicks) values (p_code, p_day, p_address, 1)
      on conflict (code, day, address) do update set clicks = a.clicks + 1 where a.clicks < p_most;
    if found then
      insert into referral_clicks (code, day, visitor, at) values (p_code, p_day, p_visitor, p_at) on conflict do nothing;
    end if;
    if found then
      update referral_codes c set clicks = c.clicks + 1 where c.code = p_code;
      if num_nonnulls(p_source, p_medium, p_campaign, p_sub_id) > 0 then
        insert into referral_click_sources (code, day, visitor, utm_source, utm_medium, utm_campaign, sub_id)
          values (p_code, p_day, p_visitor, p_source, p_medium, p_campaign, p_sub_id) on conflict do nothing;
      end if;
    end if;
  end if;
  return next;
end $$;
