-- Jobs, limits of requests, and records of checks and backups.

create table jobs (
  name text not null,
  due_at timestamptz not null default clock_timestamp(),
  leased_until timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  problem text,
  run_id uuid,
  constraint jobs_pkey primary key (name)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 200);
comment on table jobs is
  'Background jobs, one row for each. Any number of processes look for what is due; one takes it and renews its lease. All times are the '
  'database''s.';
comment on column jobs.problem is 'The error of the last run; null when it went well.';
comment on column jobs.run_id is 'Of the run that has the lease: a run that was away for longer neither prolongs nor ends another one''s.';

create table request_counts (
  key text not null,
  ends_at timestamptz not null,
  count integer not null,
  constraint request_counts_pkey primary key (key),
  constraint request_counts_count_check check (count > 0)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
create index request_counts_by_end on request_counts (ends_at);
comment on table request_counts is 'How many requests of one kind came from one user or address since the first one of the window.';
comment on column request_counts.key is 'A keyed hash of the limit and of the user or the address.';

create table inner_keys (
  name text not null,
  encrypted text not null,
  constraint inner_keys_pkey primary key (name)
);
comment on table inner_keys is 'Keys of our own, encrypted with the key in use: what they made stays true when that one is changed.';

create table ledger_checks (
  checked_at timestamptz not null,
  accounts integer not null,
  differences integer not null,
  constraint ledger_checks_pkey primary key (checked_at)
);
comment on table ledger_checks is 'Results of the last checks of the ledger.';

create table backups (
  finished_at timestamptz not null,
  bytes bigint not null,
  rows bigint not null,
  is_verified boolean not null,
  constraint backups_pkey primary key (finished_at)
);
comment on table backups is 'When npm run backup last finished, for the alert.';
comment on column backups.is_verified is 'Whether it was restored and the ledger replayed there.';

-- Counts a request in a window that runs, or begins one. Answers whether it was counted, and when the window ends. The commit is not waited for: a crash of
-- the database may forget a count.
create function count_request(
  p_key text, p_most integer, p_ends_at timestamptz, p_latest timestamptz, p_at timestamptz
) returns table (is_counted boolean, ends_at timestamptz) language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  select c.ends_at into ends_at from request_counts c where c.key = p_key;
  insert into request_counts as c (key, ends_at, count) values (p_key, p_ends_at, 1)
    on conflict (key) do update set
      count = case when c.ends_at > p_at and c.ends_at <= p_latest then c.count + 1 else 1 end,
      ends_at = case when c.ends_at > p_at and c.ends_at <= p_latest then c.ends_at else excluded.ends_at end
    where c.count < p_most or not (c.ends_at > p_at and c.ends_at <= p_latest);
  is_counted := found;
  return next;
end $$;
