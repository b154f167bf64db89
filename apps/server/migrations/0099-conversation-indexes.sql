-- outside a transaction
drop index concurrently if exists turns_by_conversation;
create index concurrently turns_by_conversation on turns (user_id, conversation_id, created_at) where state = 'done';
-- Turns that have no conversation yet: empty once all are placed.
drop index concurrently if exists turns_to_place;
create index concurrently turns_to_place on turns (user_id) where conversation_id is null and state in ('running', 'done');
