-- outside a transaction
drop index concurrently if exists turns_rewritten_once;
-- One rewrite of a reading. One that failed does not count.
create unique index concurrently turns_rewritten_once on turns (user_id, rewrite_of) where rewrite_of is not null and state <> 'failed';
alter table turns validate constraint turns_forget_rewrite_reason;
alter table turns validate constraint turns_rewrite_free;
