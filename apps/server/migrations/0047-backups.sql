-- When `npm run backup` last finished, so that an alert can tell when it stops doing so.
create table backups (
  finished_at timestamptz primary key,
  bytes bigint not null,
  rows bigint not null,
  -- Whether it was restored and the ledger replayed there.
  is_verified boolean not null
);
