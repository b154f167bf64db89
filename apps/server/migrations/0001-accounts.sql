-- People and their sessions. Every table carries its shard key (the user, a provider's subject, an e-mail address, a token's hash) in its
-- primary key and in every unique constraint, and no transaction needs two keys; so references across keys are steps that anybody can finish.

create table email_claims (
  email text primary key,
  user_id uuid not null,
  claimed_at timestamptz not null
);

create table identities (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  user_id uuid not null,
  linked_at timestamptz not null,
  primary key (provider, subject)
);

create table users (
  user_id uuid primary key,
  -- Random and meaningless: this is the `id` that a browser sees and that shared links carry.
  public_id text not null,
  email text not null,
  currency text check (currency in ('eur', 'usd')),
  birth_date date,
  full_name text,
  -- What the person said in chat. It serves their readings and never overwrites what they saved.
  mentioned_birth_date date,
  mentioned_full_name text,
  created_at timestamptz not null
);

create table sessions (
  -- SHA-256 of the bearer token; the token itself is nowhere.
  token_hash text primary key,
  -- SHA-256 of the secret half of the cookie that the same redirect set.
  cookie_hash text not null,
  user_id uuid not null,
  state text not null check (state in ('pending', 'active')),
  created_at timestamptz not null,
  -- The moment of signing in: payout details and deleting the account ask for a recent one.
  signed_in_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_of_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);
