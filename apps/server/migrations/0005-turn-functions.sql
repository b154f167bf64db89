-- The limits that users set for themselves, and statements of several parts that begin and end a turn within them, as functions of one key: a distributed
-- database runs each of them on the worker that has the rows of that key.

create table wellbeing (
  user_id uuid not null,
  monthly_credits integer,
  next_credits integer,
  next_from timestamptz,
  paused_until timestamptz,
  shows_money boolean not null default true,
  changed_at timestamptz not null,
  constraint wellbeing_pkey primary key (user_id),
  constraint wellbeing_monthly_credits_check check (monthly_credits >= 0),
  constraint wellbeing_next_credits_check check (next_credits >= 0)
);
comment on table wellbeing is 'The limits that users set for themselves.';
comment on column wellbeing.monthly_credits is 'The most credits that readings may cost in a calendar month (UTC); null: no limit.';
comment on column wellbeing.next_credits is 'A higher limit, or none, that holds from next_from on.';
comment on column wellbeing.next_from is 'The first moment of a month.';
comment on column wellbeing.shows_money is 'Whether prices in credits have their price in money beside them.';

-- The price of the readings that were asked in the month (UTC) of a moment, with those that are being written, but for one.
create function wellbeing_spent(p_user uuid, p_at timestamptz, p_except uuid) returns integer language plpgsql stable as $$
begin
  return (select coalesce(sum(asked.credits), 0)::integer from (
      select coalesce(t.charged, t.price) as credits, t.created_at from turns t where t.user_id = p_user and t.state <> 'failed'
      union all
      select r.price, r.created_at from running_turns r where r.user_id = p_user and r.turn_id is distinct from p_except
    ) as asked where asked.created_at >= date_trunc('month', p_at at time zone 'UTC') at time zone 'UTC');
end $$;

-- As ledger_hold, within the user's own limits. NU423: they take a pause. NU429: the month's limit would be passed.
create function ledger_hold_within_limits(
  p_user uuid, p_hold uuid, p_credits integer, p_lease interval, p_at timestamptz
) returns table (available integer, held integer) language plpgsql as $$
declare
  own wellbeing;
  most integer;
begin
  -- The account is locked first, so that two holds are weighed one after another.
  perform from credit_accounts a where a.user_id = p_user for update;
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

-- Begins a turn, and with a price holds it; with a reply the turn is done at once and costs nothing. Answers how it went: begun, with what may be spent beside
-- the price; gone, where the conversation was deleted; asked_before, with the turn that answered the same question; too_many_stops and too_fast, with the
-- oldest of what was counted; or obstacle, where a turn runs or this key was used. A hold that is refused leaves nothing (NU402, NU403, NU423, NU428, NU429).
-- p_unbegun_since: a hold may not take credits of a purchase that was paid at this moment or later and whose buyer has not asked us to begin; null: it may.
create function turn_begin(
  p_user uuid, p_turn uuid, p_conversation uuid, p_key text, p_request_hash text, p_question_hash text, p_price integer, p_message text, p_tone text,
  p_language text, p_tradition text, p_reading_kind text, p_rewrite_of uuid, p_rewrite_reason jsonb, p_edit_of uuid, p_numbers jsonb, p_prompt_version text,
  p_reply text, p_suggestions jsonb, p_credits_remaining integer, p_at timestamptz, p_lease interval, p_per_minute integer, p_stops_per_day integer,
  p_same_since timestamptz, p_unbegun_since timestamptz DEFAULT NULL::timestamptz
) returns table (outcome text, credits_left integer, earlier uuid, oldest timestamptz) language plpgsql as $$
declare
  counted integer;
begin
  -- Two messages in one conversation begin one after another, so that a free reply and a running turn never have the same key.
  perform from conversations c where c.user_id = p_user and c.conversation_id = p_conversation for no key update;
  if not found then
    return query select 'gone', null::integer, null::uuid, null::timestamptz;
    return;
  end if;
  if p_same_since is not null then
    select t.turn_id into earlier from turns t
    where t.user_id = p_user and t.state = 'done' and t.question_hash = p_question_hash and t.charged > 0 and not t.is_stopped and t.created_at > p_same_since
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
        and (t.failure in ('chat.stopped', 'model.unusable', 'model.timeout') or (t.reading_kind in ('onboarding', 'safety') and t.charged = 0))
        and t.created_at > p_at - interval '1 day' and t.created_at < p_at + interval '1 minute'
      order by t.created_at desc limit p_stops_per_day
    ) as newest;
    if counted >= p_stops_per_day then
      return query select 'too_many_stops', null::integer, null::uuid, oldest;
      return;
    end if;
  end if;
  select count(*), min(newest.created_at) into counted, oldest from (
    select t.created_at from turns t where t.user_id = p_user
    union all
    select r.created_at from running_turns r where r.user_id = p_user
  ) as newest where newest.created_at > p_at - interval '1 minute' and newest.created_at < p_at + interval '1 minute';
  if counted >= p_per_minute then
    return query select 'too_fast', null::integer, null::uuid, oldest;
    return;
  end if;
  if p_reply is not null then
    if not exists (select from running_turns r where r.user_id = p_user and r.idempotency_key = p_key) then
      insert into turns (user_id, turn_id, conversation_id, idempotency_key, request_hash, question_hash, price, message, tone, language, tradition,
          reading_kind, created_at, edit_of, state, response, suggestions, credits_remaining, numbers, prompt_version, ended_at)
        values (p_user, p_turn, p_conversation, p_key, p_request_hash, p_question_hash, p_price, p_message, p_tone, p_language, p_tradition,
          p_reading_kind, p_at, p_edit_of, 'done', p_reply, p_suggestions, p_credits_remaining, p_numbers, p_prompt_version, p_at)
        on conflict do nothing;
      if found then
        return query select 'begun', coalesce(p_credits_remaining, 0), null::uuid, null::timestamptz;
        return;
      end if;
    end if;
    return query select 'obstacle', null::integer, null::uuid, null::timestamptz;
    return;
  end if;
  insert into running_turns (user_id, turn_id, conversation_id, idempotency_key, request_hash, question_hash, price, message, tone, language, tradition,
      reading_kind, created_at, rewrite_of, rewrite_reason, edit_of, numbers, prompt_version)
    values (p_user, p_turn, p_conversation, p_key, p_request_hash, p_question_hash, p_price, p_message, p_tone, p_language, p_tradition, p_reading_kind,
      p_at, p_rewrite_of, p_rewrite_reason, p_edit_of, p_numbers, p_prompt_version)
    on conflict do nothing;
  if not found then
    return query select 'obstacle', null::integer, null::uuid, null::timestamptz;
    return;
  end if;
  -- After the insert, which waits for the end of a turn: that turn is seen here, and no other can end from now on.
  if exists (select from turns t where t.user_id = p_user and t.idempotency_key = p_key and t.state <> 'failed')
    or exists (select from turns t where t.user_id = p_user and t.rewrite_of = p_rewrite_of and t.state <> 'failed')
  then
    delete from running_turns r where r.user_id = p_user;
    return query select 'obstacle', null::integer, null::uuid, null::timestamptz;
    return;
  end if;
  if p_price > 0 then
    -- The commit is not waited for (decision 010): a crash of the database that takes it takes all it was for, and the reading that is stored and paid later
    -- makes it durable as well.
    perform set_config('synchronous_commit', 'off', true);
    select h.available into credits_left from ledger_hold_within_limits(p_user, p_turn, p_price, p_lease, p_at) h;
    -- After the hold, which locks the account: credits that came a moment before are seen as well.
    perform from holds h
      cross join lateral jsonb_to_recordset(h.slices) as slice (lot bigint)
      join lots l on l.user_id = h.user_id and l.lot = slice.lot
      join purchases p on p.user_id = l.user_id and l.cause = 'purchase:' || p.payment_id
    where h.user_id = p_user and h.hold_id = p_turn and p.consent_version is null and p.paid_at >= p_unbegun_since;
    if found then
      raise exception 'the buyer has not asked to begin' using errcode = 'NU428';
    end if;
  else
    select a.available into credits_left from credit_accounts a where a.user_id = p_user;
  end if;
  return query select 'begun', coalesce(credits_left, 0), null::uuid, null::timestamptz;
end $$;

-- Ends the running turn with a reply, stores it and spends its price, together or not at all. NU409: the hold has ended already, or there is no such turn.
-- p_credits_remaining: the balance to show with a turn that holds nothing; null: that of the account after the spending. Help in place of a free rewrite is no
-- rewrite, unless a part of one was shown before it: a reader can ask the model to end every rewrite so.
create function turn_finish(
  p_user uuid, p_turn uuid, p_charged integer, p_response text, p_suggestions jsonb, p_reading_kind text, p_refusals jsonb, p_is_stopped boolean, p_model text,
  p_prompt_tokens integer, p_completion_tokens integer, p_credits_remaining integer, p_at timestamptz
) returns table (credits_remaining integer) language plpgsql as $$
declare
  running running_turns;
  is_rewrite boolean := p_is_stopped or p_reading_kind not in ('onboarding', 'safety');
begin
  delete from running_turns r where r.user_id = p_user and r.turn_id = p_turn returning * into running;
  if not found then
    raise exception 'turn % is not there to be finished', p_turn using errcode = 'NU409';
  end if;
  credits_remaining := p_credits_remaining;
  if running.price > 0 then
    select s.available + s.held into credits_remaining from ledger_spend_hold(p_user, p_turn, p_charged, p_at) s;
  end if;
  insert into turns (user_id, turn_id, conversation_id, idempotency_key, request_hash, question_hash, price, charged, message, response, suggestions, numbers,
      refusals, tone, language, tradition, reading_kind, prompt_version, model, prompt_tokens, completion_tokens, credits_remaining, is_stopped, rewrite_of,
      rewrite_reason, edit_of, state, created_at, ended_at)
    values (p_user, p_turn, running.conversation_id, running.idempotency_key, running.request_hash, running.question_hash, running.price, p_charged,
      running.message, p_response, p_suggestions, running.numbers, p_refusals, running.tone, running.language, running.tradition, p_reading_kind,
      running.prompt_version, p_model, p_prompt_tokens, p_completion_tokens, turn_finish.credits_remaining, p_is_stopped,
      case when is_rewrite then running.rewrite_of end, case when is_rewrite then running.rewrite_reason end, running.edit_of, 'done', running.created_at,
      p_at);
  return next;
end $$;

-- Ends the running turn without a reply and gives its price back, together or not at all; also a hold whose turn is gone. NU409: the hold has ended already, or
-- its lease still runs. The words of a failed turn are not kept: the browser still has the draft.
create function turn_fail(
  p_user uuid, p_turn uuid, p_failure text, p_refusals jsonb, p_model text, p_prompt_tokens integer, p_completion_tokens integer, p_only_if_lapsed boolean,
  p_at timestamptz
) returns void language plpgsql as $$
declare
  running running_turns;
begin
  delete from running_turns r where r.user_id = p_user and r.turn_id = p_turn returning * into running;
  if running.price is distinct from 0 then
    perform ledger_end_hold(p_user, p_turn, 'release', p_only_if_lapsed, p_at);
  end if;
  if running.turn_id is not null then
    insert into turns (user_id, turn_id, conversation_id, idempotency_key, request_hash, price, refusals, tone, language, tradition, reading_kind,
        prompt_version, model, prompt_tokens, completion_tokens, rewrite_of, edit_of, state, failure, created_at, ended_at)
      values (p_user, p_turn, running.conversation_id, running.idempotency_key, running.request_hash, running.price, p_refusals, running.tone,
        running.language, running.tradition, running.reading_kind, running.prompt_version, p_model, p_prompt_tokens, p_completion_tokens,
        running.rewrite_of, running.edit_of, 'failed', p_failure, running.created_at, p_at);
  end if;
end $$;
