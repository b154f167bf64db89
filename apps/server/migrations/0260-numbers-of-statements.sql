-- The number of the statement of reasons that the publisher got. No notifier is told it, and the publisher is told the number of no notice, so that nobody
-- joins the two. Null: no statement, or one of a version before, which had the number of the report.
alter table reading_reports add column statement_id uuid;
