-- An administrator's reason is free text about a user. When the user's account is deleted, the reason is replaced by a note; nothing else in the audit can change.

create index admin_audit_by_target on admin_audit (target) where target is not null;

create function removed_audit_reason() returns text language sql immutable as $$ select '(removed with the account)' $$;

-- Whether an entry is about an account whose deletion was recorded: by its target, or by a payout that it names.
create function audit_is_about_deleted(p_target text, p_details jsonb) returns boolean language sql stable as $$
  select exists (select from deletions d where d.user_id::text = p_target)
    or exists (select from payouts p join deletions d using (user_id) where p_details -> 'payouts' ? p.payout_id::text)
$$;

create function keep_audit_entry() returns trigger language plpgsql as $$
begin
  if (new.entry_id, new.at, new.actor, new.action, new.target) is distinct from (old.entry_id, old.at, old.actor, old.action, old.target)
    or new.details is distinct from old.details || jsonb_build_object('reason', removed_audit_reason())
    or not old.details ? 'reason'
    or not audit_is_about_deleted(old.target, old.details)
  then
    raise exception 'the audit is append-only' using errcode = 'NU001';
  end if;
  return new;
end $$;

drop trigger admin_audit_is_append_only on admin_audit;
create trigger admin_audit_is_append_only before delete or truncate on admin_audit
  for each statement execute function refuse_audit_change();
create trigger admin_audit_keeps_entries before update on admin_audit
  for each row execute function keep_audit_entry();

-- Replaces the reasons in the entries about a deleted account. Idempotent. The server's role has no right to update the table itself.
create function audit_remove_reasons(p_user uuid) returns void language plpgsql as $$
begin
  update admin_audit a set details = a.details || jsonb_build_object('reason', removed_audit_reason())
  where a.details ? 'reason' and a.details ->> 'reason' <> removed_audit_reason()
    and (a.target = p_user::text
      or a.action = 'payouts.failed' and a.details -> 'payouts' ?| array(select payout_id::text from payouts where user_id = p_user));
end $$;
do $$
begin
  execute format('alter function audit_remove_reasons(uuid) security definer set search_path = %I, pg_temp', current_schema());
end $$;
