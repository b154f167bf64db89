-- Administrators are separate people: nothing here refers to a user. Every table's shard key (the administrator's address, a token's hash, a throttled
-- key's hash) is in its primary key.

create table admins (
  email text primary key check (email = lower(email)),
  -- PHC string of argon2id.
  password_hash text not null check (password_hash like '$argon2id$%'),
  -- Encrypted; null while no authenticator is set up. A secret that was not confirmed yet counts for nothing.
  totp_secret text,
  totp_confirmed boolean not null default false,
  -- The time step of the last code that was taken, so that none is taken twice.
  totp_step bigint not null default 0,
  created_at timestamptz not null,
  password_changed_at timestamptz not null
);

create table admin_recovery_codes (
  email text not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (email, code_hash)
);

create table admin_sessions (
  token_hash text primary key,
  email text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index admin_sessions_of_admin on admin_sessions (email);

-- Browsers that signed in before. Strangers who guess slow down everybody but these.
create table admin_browsers (
  email text not null,
  secret_hash text not null,
  created_at timestamptz not null,
  primary key (email, secret_hash)
);

create table admin_throttles (
  key_hash text primary key,
  tries integer not null check (tries > 0),
  last_at timestamptz not null
);

create table admin_audit (
  entry_id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Who: an administrator's address, or 'telegram:<id>'.
  actor text not null,
  action text not null,
  -- What it was done to: a user's public id, a token's public part, a pending transaction.
  target text,
  details jsonb not null default '{}'
);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only' using errcode = 'NU001';
end $$;
create trigger admin_audit_is_append_only before update or delete or truncate on admin_audit
  for each statement execute function refuse_audit_change();

-- What an operator gave or took, once for each request.
create table admin_adjustments (
  user_id uuid not null,
  request_id uuid not null,
  changed integer not null,
  at timestamptz not null,
  primary key (user_id, request_id)
);
