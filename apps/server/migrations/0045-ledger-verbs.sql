-- What the server wrote to the ledger's tables by itself becomes verbs, so that its role needs no right to write there (platform/database/server-role.ts).

-- Prolongs the lease of a hold that has not ended.
create function ledger_renew_lease(p_user uuid, p_hold uuid, p_lease interval) returns void language plpgsql as $$
begin
  update holds h set lease_until = clock_timestamp() + p_lease where h.user_id = p_user and h.hold_id = p_hold and h.state = 'held';
end $$;

-- Sets a reward aside, once per cause. Answers false for a repetition. NU422: this cause was set aside with other figures.
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
create function ledger_decide(p_user uuid, p_pending uuid, p_state text, p_by text, p_at timestamptz)
returns table (is_new boolean, state text, decided_at timestamptz, decided_by text, credits integer) language plpgsql as $$
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

-- Forgets what waits for a decision about a person who leaves.
create function ledger_forget_pending(p_user uuid) returns void language plpgsql as $$
begin
  delete from pending_credits p where p.user_id = p_user and p.state = 'pending';
end $$;
