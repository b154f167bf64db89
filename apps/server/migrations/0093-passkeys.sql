-- The key of each login by passkey. Its login in `identities` has the provider `passkey` and the credential as its subject.
create table passkeys (
  credential_id text primary key,
  user_id uuid not null,
  -- COSE, as the authenticator made it.
  public_key bytea not null,
  -- How often the authenticator says that it was used; 0 where it does not count.
  counter bigint not null,
  transports text[] not null,
  -- Where it was made: two words, by which its owner recognises it.
  browser text,
  system text
);
create index passkeys_of_user on passkeys (user_id);
