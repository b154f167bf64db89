-- outside a transaction
-- One open report of a public reading per mailbox of a notifier.
drop index concurrently if exists reading_reports_open_by_mailbox;
create unique index concurrently reading_reports_open_by_mailbox on reading_reports (user_id, turn_id, (notifier ->> 'mailbox'))
  where source = 'public' and decided_at is null;
