-- Reports of readings: of a reader about one of their own, and of anybody about a public one (Regulation (EU) 2022/2065, articles 16 and 17).
create table reading_reports (
  -- Whose reading it is.
  user_id uuid not null,
  report_id uuid not null,
  turn_id uuid not null,
  source text not null check (source in ('reader', 'public')),
  reason text not null,
  -- In the reader's own words; empty for a public report.
  details text not null,
  -- Of a public report: {details, name, email, goodFaith, slug}. Nobody's but the notifier's. Null once it was erased.
  notifier jsonb check (notifier is null or source = 'public'),
  -- In which the notifier, or the reader, is written to.
  language text not null check (language in ('en', 'pt')),
  created_at timestamptz not null,
  decision text check (decision in ('keep', 'upheld', 'unpublish', 'remove')),
  decision_reason text,
  decided_at timestamptz,
  decided_by text,
  primary key (user_id, report_id),
  check ((decision is null) = (decided_at is null)),
  check ((decision is null) = (decision_reason is null))
);

-- Removed from public view after a report: it stays here so that it cannot be made public again.
alter table public_readings add column removed_at timestamptz;
