-- outside a transaction
drop index concurrently if exists turns_edits;
create index concurrently turns_edits on turns (user_id, conversation_id) where edit_of is not null;
