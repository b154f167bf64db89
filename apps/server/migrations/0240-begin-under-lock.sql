-- As before (0200), and credits of a purchase whose buyer has not asked us to begin are refused under the account's lock: a look before it missed a purchase
-- that was credited in between.
drop function turn_begin(uuid, uuid, uuid, text, text, text, integer, text, text, text, text, text, uuid, jsonb, uuid, jsonb, text, text, jsonb, integer,
  timestamptz, interval, integer, integer, timestamptz);

-- Begins a turn, and with a price holds it; with a reply the turn is done at once and costs nothing. Answers how it went: 'begun', with what may be spent
-- beside the price; 'gone', where the conversation was deleted; 'asked_before', with the turn that answered the same question; 'too_many_stops' and
-- 'too_fast', with the oldest of what was counted; or 'obstacle', where a turn runs or this key was used. A hold that is refused leaves nothing (NU402,
-- NU403, NU423, NU428, NU429).
create function turn_begin(
  p_user uuid, p_turn uuid, p_conversation uuid, p_key text, p_request_hash text, p_question_hash text, p_price integer, p_message text, p_tone text,
  p_language text, p_tradition text, p_reading text, p_rewrite_of uuid, p_rewrite_reason jsonb, p_edit_of uuid, p_numbers jsonb, p_prompt_version text,
  p_reply text, p_suggestions jsonb, p_credits_remaining integer, p_at timestamptz, p_lease interval, p_per_minute integer, p_stops_per_day integer,
  p_same_since timestamptz,
  -- A hold may not take credits of a purchase that was paid at this moment or later and whose buyer has not asked us to begin. Null: it may.
  p_unbegun_since timestamptz default null
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
    -- After the hold, which locks the account: credits that came a moment before are seen as well.
    perform from holds h
      cross join lateral jsonb_to_recordset(h.slices) as slice (lot bigint)
      join lots l on l.user_id = h.user_id and l.lot = slice.lot
      join purchases p on p.user_id = l.user_id and l.cause = 'purchase:' || p.payment_id
    where h.user_id = p_user and h.hold_id = p_turn and p.consent_version is null and p.paid_at >= p_unbegun_since;
    if found then
      raise exception 'the buyer has not asked to begin' using errcode = 'NU428';
    end if;
  elsif p_reply is null then
    select a.available into credits_left from accounts a where a.user_id = p_user;
  else
    credits_left := p_credits_remaining;
  end if;
  return query select 'begun', coalesce(credits_left, 0), null::uuid, null::timestamptz;
end $$;
