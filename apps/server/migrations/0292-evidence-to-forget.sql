-- outside a transaction
-- For the job that deletes evidence after thirty days.
drop index concurrently if exists conversions_with_evidence;
create index concurrently conversions_with_evidence on conversions (created_at) where evidence is not null;
