-- outside a transaction
-- Readings that were stopped before their first sentence, which cost nothing: counted before a further one begins.
drop index concurrently if exists turns_stopped_free;
create index concurrently turns_stopped_free on turns (user_id, created_at) where failure = 'chat.stopped' and price > 0;
