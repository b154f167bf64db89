-- The law that a removed reading breaks; null where it breaks our terms of service (Regulation (EU) 2022/2065, article 17(3)(d) and (e)).
alter table reading_reports add column law text;

-- Numbers of the yearly transparency report (article 15(1)(b)): one row for each notice about a public reading, without any person. It outlives the report.
create table notice_records (
  -- Of the report, as long as that is kept.
  record_id uuid primary key,
  received_at timestamptz not null,
  reason text not null,
  decision text check (decision in ('keep', 'unpublish', 'remove')),
  -- Of a reading that was unpublished or removed.
  ground text check (ground in ('law', 'terms')),
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  check ((ground is null) = (decision is null or decision = 'keep'))
);
