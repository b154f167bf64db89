-- outside a transaction
-- Paid readings that cost nothing in the end: stopped before their first sentence, declined, or useless. Counted before a further one begins.
drop index concurrently if exists turns_unpaid;
create index concurrently turns_unpaid on turns (user_id, created_at)
  where price > 0 and (failure in ('chat.stopped', 'model.unusable') or (reading = 'onboarding' and charged = 0));
drop index concurrently if exists turns_stopped_free;
