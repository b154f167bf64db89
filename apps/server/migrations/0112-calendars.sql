-- The secret address of a person's calendar, of which only the hash is kept.
create table calendars (
  user_id uuid primary key,
  secret_hash text not null,
  tone text not null check (tone in ('mystic', 'pragmatic')),
  language text not null check (language in ('en', 'pt')),
  created_at timestamptz not null
);
create index calendars_by_secret on calendars (secret_hash);
