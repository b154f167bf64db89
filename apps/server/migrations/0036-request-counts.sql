-- How many requests of one kind came from one person, or from one address, since the first one of the window.
create table request_counts (
  -- A keyed hash of the limit and of the person or the address.
  key text primary key,
  ends_at timestamptz not null,
  count integer not null check (count > 0)
);
create index request_counts_by_end on request_counts (ends_at);
