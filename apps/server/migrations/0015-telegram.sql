-- Tokens with which an administrator lets one Telegram user operate for a day. The public part names a token and is no part of its secret.

create table operator_tokens (
  public_part text primary key,
  -- SHA-256 of the secret part, which is nowhere.
  secret_hash text not null,
  -- Telegram's ids do not fit into 32 bits.
  telegram_user_id bigint not null check (telegram_user_id > 0),
  telegram_username text,
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When it was presented; a second time it opens nothing.
  bound_at timestamptz,
  revoked_at timestamptz
);
create index operator_tokens_of_user on operator_tokens (telegram_user_id, expires_at);
create index operator_tokens_by_expiry on operator_tokens (expires_at);
