-- People whom a reader asks about: chosen for a compatibility reading, and known to the readings that name them.
create table saved_people (
  user_id uuid not null,
  person_id uuid not null,
  full_name text not null,
  birth_date date not null,
  relation text not null,
  created_at timestamptz not null,
  primary key (user_id, person_id)
);
