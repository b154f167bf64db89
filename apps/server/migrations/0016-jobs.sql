-- What has to happen without anybody asking, one row for each job. Any number of processes look for what is due; one of them takes it, and says again
-- and again that it is at it. All times are the database's.

create table jobs (
  name text primary key,
  due_at timestamptz not null default clock_timestamp(),
  leased_until timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  -- What the last run said when it failed; null when it went well.
  problem text
);
