-- What sharing brought, or was set aside for: each channel once a day. The caps are sums over these rows.
create table share_rewards (
  user_id uuid not null,
  -- By UTC.
  day date not null,
  channel text not null,
  credits integer not null check (credits > 0),
  at timestamptz not null,
  primary key (user_id, day, channel)
);

-- Readings that their owners made public. The text stays where it was: a turn that is forgotten has none to show any more.
create table public_readings (
  user_id uuid not null,
  turn_id uuid not null,
  -- 132 random bits. Made public again, a reading has another one.
  slug text not null,
  show_name boolean not null,
  show_birth_date boolean not null,
  published_at timestamptz not null,
  primary key (user_id, turn_id),
  foreign key (user_id, turn_id) references turns on delete cascade
);
create index public_readings_by_slug on public_readings (slug);
