-- How many tries of this attempt the provider answered with a fault of its own. It is part of the idempotency key: a try whose answer never came is
-- repeated with the key that it had.
alter table refunds add column faults integer not null default 0;
