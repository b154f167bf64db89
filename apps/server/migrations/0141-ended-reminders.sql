-- outside a transaction
-- Reminders that were switched off, until the day of the last one is over: for the job that deletes them.
drop index concurrently if exists day_reminders_off;
create index concurrently day_reminders_off on day_reminders (last_day) where not email;
