-- Administrators, who are no users, and the audit of what they did.

create table admins (
  email text not null,
  password_hash text not null,
  totp_secret text,
  is_totp_confirmed boolean not null default false,
  totp_step bigint not null default 0,
  created_at timestamptz not null,
  password_changed_at timestamptz not null,
  guesses_notified_at timestamptz,
  totp_set_up_at timestamptz,
  constraint admins_pkey primary key (email),
  constraint admins_email_check check (email = lower(email)),
  constraint admins_password_hash_check check (password_hash like '$argon2id$%')
);
comment on table admins is 'An administrator.';
comment on column admins.password_hash is 'PHC string of argon2id.';
comment on column admins.totp_secret is 'Encrypted; null while no authenticator is set up.';
comment on column admins.is_totp_confirmed is 'A secret that was not confirmed yet counts for nothing.';
comment on column admins.totp_step is 'The time step of the last code that was taken, so that none is taken twice.';
comment on column admins.totp_set_up_at is 'A secret that no code confirms in time is not turned on.';
comment on column admins.guesses_notified_at is 'When the administrator was last told that the guesses at their code are used up.';

create table admin_recovery_codes (
  email text not null,
  code_hash text not null,
  used_at timestamptz,
  constraint admin_recovery_codes_pkey primary key (email, code_hash)
);
comment on table admin_recovery_codes is 'Recovery codes of an administrator, each used once.';

create table admin_sessions (
  token_hash text not null,
  email text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  browser text,
  system text,
  browser_hash text,
  constraint admin_sessions_pkey primary key (token_hash)
);
create index admin_sessions_of_admin on admin_sessions (email);
comment on table admin_sessions is 'A sign-in of an administrator.';
comment on column admin_sessions.browser is 'With the system, two words by which administrators recognise their sessions.';
comment on column admin_sessions.browser_hash is 'The browser that the session was opened in; it is forgotten when the session is ended.';

create table admin_browsers (
  email text not null,
  secret_hash text not null,
  created_at timestamptz not null,
  browser text,
  system text,
  language text not null default 'en',
  notified_at timestamptz,
  constraint admin_browsers_pkey primary key (email, secret_hash)
);
comment on table admin_browsers is 'Browsers in which an administrator signed in before. Strangers who guess slow down all but these.';
comment on column admin_browsers.language is 'Of the login page; the e-mail about the browser has the same.';
comment on column admin_browsers.notified_at is 'Null: the e-mail is still to be sent.';

create table admin_throttles (
  key_hash text not null,
  next_at timestamptz not null,
  constraint admin_throttles_pkey primary key (key_hash)
);
comment on table admin_throttles is
  'When a throttled key has its next attempt. Every attempt that is made moves it by the key''s interval, and a refused one moves nothing.';

create table admin_audit (
  entry_id bigint not null generated always as identity,
  at timestamptz not null,
  actor text not null,
  action text not null,
  target text,
  details jsonb not null default '{}',
  constraint admin_audit_pkey primary key (entry_id)
);
create index admin_audit_by_target on admin_audit (target) where target is not null;
comment on table admin_audit is
  'Actions of administrators and operators: append-only, for ten years after the year of an entry. A reason about a user is replaced when the account is '
  'deleted.';
comment on column admin_audit.actor is 'An administrator''s address, or telegram:<id>.';
comment on column admin_audit.target is 'A user''s public id, the public part of a token, a pending reward.';

create table admin_adjustments (
  user_id uuid not null,
  request_id uuid not null,
  changed integer not null,
  at timestamptz not null,
  asked integer not null default 0,
  constraint admin_adjustments_pkey primary key (user_id, request_id)
);
comment on table admin_adjustments is 'Credits that an administrator gave or took, once for each request.';
comment on column admin_adjustments.asked is 'The number that was asked for, so that the same request with another number is refused.';

create function removed_audit_reason() returns text language sql immutable as $$ select '(removed with the account)' $$;

-- Whether an entry is about an account whose deletion was recorded: by its target, or by a payout that it names. In statements of one table each: in a
-- distributed database the audit stands in one place while payouts and deletions are spread.
create function audit_is_about_deleted(p_target text, p_details jsonb) returns boolean language plpgsql stable as $$
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

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only' using errcode = 'NU001';
end $$;

-- Only the reason in an entry about a deleted account may change, to the note that it was removed.
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

-- An entry may be deleted ten years after its year, by the clock of the database.
create function keep_young_audit_entry() returns trigger language plpgsql as $$
begin
  if old.at >= date_trunc('year', now()) - interval '10 years' then
    raise exception 'the audit is append-only' using errcode = 'NU001';
  end if;
  return old;
end $$;

-- Replaces the reasons in the entries about a deleted account. Idempotent. The server's role has no right to update the table itself.
create function audit_remove_reasons(p_user uuid) returns void language plpgsql as $$
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
  execute format('alter function audit_remove_reasons(uuid) security definer set search_path = %I, pg_temp', current_schema());
end $$;

-- Deletes entries that are past their period. The server's role has no right to delete from the table itself.
create function audit_forget_old() returns void language plpgsql as $$
begin
  delete from admin_audit where at < date_trunc('year', now()) - interval '10 years';
end $$;
do $$
begin
  execute format('alter function audit_forget_old() security definer set search_path = %I, pg_temp', current_schema());
end $$;

create trigger admin_audit_is_append_only before truncate on admin_audit
  for each statement execute function refuse_audit_change();
create trigger admin_audit_keeps_entries before update on admin_audit
  for each row execute function keep_audit_entry();
create trigger admin_audit_keeps_young_entries before delete on admin_audit
  for each row execute function keep_young_audit_entry();
