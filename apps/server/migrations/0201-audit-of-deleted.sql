-- As before (0034), with a column in each `exists`, in PL/pgSQL and in statements of one table each: a distributed database refuses the parameters of functions in plain SQL, and the audit stands
-- in one place while payouts and deletions are spread.
create or replace function audit_is_about_deleted(p_target text, p_details jsonb) returns boolean language plpgsql stable as $$
declare
  payees uuid[];
begin
  if exists (select 1 from deletions d where d.user_id::text = p_target) then
    return true;
  end if;
  if p_details -> 'payouts' is null then
    return false;
  end if;
  select array_agg(p.user_id) into payees from payouts p where p_details -> 'payouts' ? p.payout_id::text;
  return exists (select 1 from deletions d where d.user_id = any (payees));
end $$;

create or replace function audit_remove_reasons(p_user uuid) returns void language plpgsql as $$
declare
  own_payouts text[];
begin
  select coalesce(array_agg(p.payout_id::text), '{}') into own_payouts from payouts p where p.user_id = p_user;
  update admin_audit a set details = a.details || jsonb_build_object('reason', removed_audit_reason())
  where a.details ? 'reason' and a.details ->> 'reason' <> removed_audit_reason()
    and (a.target = p_user::text or a.action = 'payouts.failed' and a.details -> 'payouts' ?| own_payouts);
end $$;
do $$
begin
  -- Replacing a function takes its settings away.
  execute format('alter function audit_remove_reasons(uuid) security definer set search_path = %I, pg_temp', current_schema());
end $$;
