-- outside a transaction
drop index concurrently if exists reading_reports_once;
create unique index concurrently reading_reports_once on reading_reports (user_id, turn_id) where source = 'reader';
drop index concurrently if exists reading_reports_open;
create index concurrently reading_reports_open on reading_reports (created_at) where decided_at is null;
drop index concurrently if exists reading_reports_by_notifier;
create index concurrently reading_reports_by_notifier on reading_reports ((notifier ->> 'email')) where notifier is not null;
