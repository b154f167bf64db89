-- As before (0201), with the reasons of payouts that the bank returned after they were paid.
create or replace function audit_remove_reasons(p_user uuid) returns void language plpgsql as $$
declare
  own_payouts text[];
begin
  select coalesce(array_agg(p.payout_id::text), '{}') into own_payouts from payouts p where p.user_id = p_user;
  update admin_audit a set details = a.details || jsonb_build_object('reason', removed_audit_reason())
  where a.details ? 'reason' and a.details ->> 'reason' <> removed_audit_reason()
    and (a.target = p_user::text or a.action in ('payouts.failed', 'payouts.returned') and a.details -> 'payouts' ?| own_payouts);
end $$;
do $$
begin
  -- Replacing a function takes its settings away.
  execute format('alter function audit_remove_reasons(uuid) security definer set search_path = %I, pg_temp', current_schema());
end $$;
