-- The audit ends ten years after the year of an entry, by the clock of the database: an older entry can be deleted, a younger one cannot.
create function keep_young_audit_entry() returns trigger language plpgsql as $$
begin
  if old.at >= date_trunc('year', now()) - interval '10 years' then
    raise exception 'the audit is append-only' using errcode = 'NU001';
  end if;
  return old;
end $$;

drop trigger admin_audit_is_append_only on admin_audit;
create trigger admin_audit_is_append_only before truncate on admin_audit
  for each statement execute function refuse_audit_change();
create trigger admin_audit_keeps_young_entries before delete on admin_audit
  for each row execute function keep_young_audit_entry();

-- The server's role has no right to delete from the table itself.
create function audit_forget_old() returns void language plpgsql as $$
begin
  delete from admin_audit where at < date_trunc('year', now()) - interval '10 years';
end $$;
do $$
begin
  execute format('alter function audit_forget_old() security definer set search_path = %I, pg_temp', current_schema());
end $$;
