-- Looking at the day must stay quick when the journal is long: entries come in the order of time, so that a summary of each block finds them.
create index entries_by_time on entries using brin (at);
create index provider_events_by_time on provider_events using brin (at);
create index purchases_set_aside on purchases (created_at) where state = 'set_aside';

-- A lease belongs to the run that took it: whoever was away for longer neither prolongs nor ends another one's.
alter table jobs add column run_id uuid;

-- What was asked for, so that the same request with another wish is refused.
alter table admin_adjustments add column asked integer not null default 0;

-- What the last checks of the ledger found.
create table ledger_checks (
  checked_at timestamptz primary key,
  accounts integer not null,
  differences integer not null
);
