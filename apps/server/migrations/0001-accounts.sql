-- Users, their logins and their sessions. Every table has its shard key (the user, a login's subject, an address, a hash) in its primary key and in every
-- unique constraint, and no transaction needs two keys. Steps that join two keys can be repeated until they are done.

create table users (
  user_id uuid not null,
  public_id text not null,
  email text not null,
  email_before text,
  email_changed_at timestamptz,
  currency text,
  birth_date date,
  full_name text,
  current_name text,
  married_name text,
  mentioned_birth_date date,
  mentioned_full_name text,
  time_zone text,
  is_memory_on boolean not null default true,
  is_gift_deferred boolean not null default false,
  created_at timestamptz not null,
  constraint users_pkey primary key (user_id),
  constraint users_currency_check check (currency in ('eur', 'usd'))
);
create index users_address_before on users (email_changed_at) where email_changed_at is not null;
create index users_by_age on users (created_at);
create index users_by_public_id on users (public_id);
comment on table users is 'A registered user.';
comment on column users.public_id is 'Random. The id that browsers see and that shared links carry.';
comment on column users.mentioned_birth_date is 'Said in the chat. It serves readings and never overwrites what the user saved.';
comment on column users.mentioned_full_name is 'Said in the chat, like the birth date beside it.';
comment on column users.is_gift_deferred is 'The address is a disposable one: the free credits come with the first purchase.';
comment on column users.current_name is 'The name that the user goes by, beside the name given at birth.';
comment on column users.married_name is 'The family name since marriage.';
comment on column users.email_before is 'For 30 days after a change of the address, e-mails about logins and bank details go to the address before as well.';
comment on column users.time_zone is 'Where the user''s days begin: a name of the IANA database, as the browser has it. The server checks it.';
comment on column users.is_memory_on is 'Whether readings may remember what the user says.';

create table email_claims (
  email text not null,
  user_id uuid not null,
  claimed_at timestamptz not null,
  provider text,
  subject text,
  constraint email_claims_pkey primary key (email)
);
create index email_claims_of_user on email_claims (user_id);
comment on table email_claims is 'Which login an address belongs to. An address leads to an account for the login that claimed it, and for no other one.';
comment on column email_claims.provider is
  'With the subject: the login that vouches for the address. A first login that was cut off is finished by the same login alone.';

create table mailboxes (
  mailbox text not null,
  user_id uuid not null,
  claimed_at timestamptz not null,
  constraint mailboxes_pkey primary key (mailbox)
);
create index mailboxes_of_user on mailboxes (user_id);
comment on table mailboxes is
  'The first account of each mailbox, in the one spelling that all its addresses share. The free credits are given once per mailbox.';

create table identities (
  provider text not null,
  subject text not null,
  user_id uuid not null,
  linked_at timestamptz not null,
  email text,
  is_complete boolean not null default true,
  signed_in_at timestamptz,
  constraint identities_pkey primary key (provider, subject)
);
create index identities_of_user on identities (user_id);
comment on table identities is 'A login of a user: a provider and its subject.';
comment on column identities.email is 'The provider''s verified address when the login was last used.';
comment on column identities.is_complete is
  'False until everything that a first login gives is given. The next login of the same subject goes on from there.';
comment on column identities.signed_in_at is 'When the login was last used.';

create table email_logins (
  address_mark text not null,
  login_id uuid not null,
  code_mark text not null,
  link_hash text not null,
  browser_hash text not null,
  expires_at timestamptz not null,
  constraint email_logins_pkey primary key (address_mark, login_id)
);
create index email_logins_by_end on email_logins (expires_at);
comment on table email_logins is 'Logins that were asked for by e-mail and are not used yet. No row names an address or holds a secret.';
comment on column email_logins.address_mark is 'A keyed hash of the address.';
comment on column email_logins.code_mark is 'A keyed hash of the address and the code of eight digits.';
comment on column email_logins.link_hash is 'SHA-256 of the secret in the link.';
comment on column email_logins.browser_hash is 'SHA-256 of the secret that the asking browser was given.';

create table passkeys (
  credential_id text not null,
  user_id uuid not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  browser text,
  system text,
  constraint passkeys_pkey primary key (credential_id)
);
create index passkeys_of_user on passkeys (user_id);
comment on table passkeys is 'The key of each login by passkey. The login in identities has the provider passkey and the credential as its subject.';
comment on column passkeys.public_key is 'COSE, as the authenticator made it.';
comment on column passkeys.counter is 'How often the authenticator says that it was used; 0 where it does not count.';
comment on column passkeys.browser is 'Where it was made, with the system: two words by which the user recognises it.';

create table sessions (
  token_hash text not null,
  cookie_hash text not null,
  bearer_hash text,
  user_id uuid not null,
  state text not null,
  browser text,
  system text,
  created_at timestamptz not null,
  signed_in_at timestamptz not null,
  expires_at timestamptz not null,
  constraint sessions_pkey primary key (token_hash),
  constraint sessions_state_check check (state in ('pending', 'active'))
) with (autovacuum_vacuum_scale_factor = 0.02);
create index sessions_by_expiry on sessions (expires_at);
create index sessions_of_user on sessions (user_id);
comment on table sessions is 'A sign-in of one browser.';
comment on column sessions.token_hash is 'SHA-256 of the token that was in the address. It is the name of the session, and opens nothing after activation.';
comment on column sessions.cookie_hash is 'SHA-256 of the secret half of the cookie that the same redirect set.';
comment on column sessions.signed_in_at is 'Payout details, deletion and the like ask for a recent sign-in.';
comment on column sessions.browser is 'With the system, two words by which the user recognises a session.';
comment on column sessions.bearer_hash is 'SHA-256 of the bearer token that activation makes. Null: the session is pending, or its cookie alone is used.';

create table deleted_sessions (
  secret_hash text not null,
  ends_at timestamptz not null,
  constraint deleted_sessions_pkey primary key (secret_hash)
);
create index deleted_sessions_by_end on deleted_sessions (ends_at);
comment on table deleted_sessions is
  'Secrets of sessions that ended because their account was deleted, so that the next call of such a browser says so. No row leads to an account.';
comment on column deleted_sessions.secret_hash is 'Of the cookie or of the bearer token.';
comment on column deleted_sessions.ends_at is 'When the session would have ended; the row is deleted then.';
