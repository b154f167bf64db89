-- outside a transaction
-- For the report of a year and for the job that forgets names after ten years.
drop index concurrently if exists payouts_paid;
create index concurrently payouts_paid on payouts (ended_at) where state = 'paid';
