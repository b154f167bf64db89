-- What the provider charges for a subscription and when it tries a failed renewal again, as it told us last.
alter table subscriptions
  add column amount_cents integer,
  add column currency text,
  add column retry_at timestamptz;

-- Declarations by which people cancel a subscription without a sign-in. A job carries out those that wait.
create table cancellations (
  user_id uuid not null,
  cancellation_id uuid not null,
  -- `link:<subscription>:<renewal>` or `form:<id>`: the link of one renewal is used once.
  cause text not null,
  subscription_id text not null,
  kind text not null check (kind in ('ordinary', 'for_cause')),
  reason text,
  -- The last day that is wanted, where that is after the month that is paid for.
  ends_on date,
  asked_at timestamptz not null,
  state text not null check (state in ('waiting', 'done')),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  primary key (user_id, cancellation_id),
  unique (user_id, cause)
);
create index cancellations_waiting on cancellations (next_try_at) where state = 'waiting';
create index cancellations_by_age on cancellations (asked_at);
